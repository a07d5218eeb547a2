/** The parts that the tests use of two packages which bring no types. */
declare module 'jsonld' {
  interface RemoteDocument {
    readonly contextUrl: null;
    readonly documentUrl: string;
    readonly document: unknown;
  }
  interface ExpandOptions {
    readonly safe: boolean;
    readonly documentLoader: (url: string) => Promise<RemoteDocument>;
  }
  const jsonld: {
    expand(document: unknown, options: ExpandOptions): Promise<Record<string, unknown>[]>;
  };
  export = jsonld;
}

declare module '@digitalbazaar/ecdsa-multikey' {
  interface KeyPair {
    readonly publicKeyMultibase: string;
  }
  export function fromJwk(input: { readonly jwk: object }): Promise<KeyPair>;
  export function toJwk(input: { readonly keyPair: KeyPair }): Promise<Record<string, string>>;
  export function from(input: {
    readonly type: 'Multikey';
    readonly publicKeyMultibase: string;
  }): Promise<KeyPair>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export interface StatusList {
    readonly length: number;
    setStatus(index: number, status: boolean): void;
    getStatus(index: number): boolean;
    encode(): Promise<string>;
  }
  export function createList(input: { readonly length: number }): Promise<StatusList>;
  export function decodeList(input: { readonly encodedList: string }): Promise<StatusList>;
}

declare module '@digitalbazaar/ecdsa-jcs-2019-cryptosuite' {
  export interface Cryptosuite {
    readonly name: string;
  }
  export function createSignCryptosuite(): Cryptosuite;
  export function createVerifyCryptosuite(): Cryptosuite;
}

declare module '@digitalbazaar/data-integrity' {
  import type { Cryptosuite } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';

  interface Signer {
    readonly id: string;
    readonly algorithm: string;
    sign(input: { readonly data: Uint8Array }): Promise<Uint8Array>;
  }
  export class DataIntegrityProof {
    constructor(options: {
      readonly cryptosuite: Cryptosuite;
      readonly signer?: Signer;
      readonly date?: string;
    });
    createProof(input: {
      readonly document: object;
      readonly purpose: { update(proof: object): object };
    }): Promise<Record<string, unknown>>;
    verifyProof(input: {
      readonly document: object;
      readonly proof: object;
      readonly documentLoader: (url: string) => Promise<{ readonly document: unknown }>;
    }): Promise<{ readonly verified: boolean }>;
  }
}
