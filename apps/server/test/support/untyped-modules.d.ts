/** The parts that the tests use of packages which bring no types. */
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

declare module '@digitalbazaar/ecdsa-jcs-2019-cryptosuite' {
  export interface Cryptosuite {
    readonly name: string;
  }
  export function createVerifyCryptosuite(): Cryptosuite;
}

declare module '@digitalbazaar/data-integrity' {
  import type { Cryptosuite } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';

  export class DataIntegrityProof {
    constructor(options: { readonly cryptosuite: Cryptosuite });
    verifyProof(input: {
      readonly document: object;
      readonly proof: object;
      readonly documentLoader: (url: string) => Promise<{ readonly document: unknown }>;
    }): Promise<{ readonly verified: boolean }>;
  }
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export interface BitstringStatusList {
    readonly length: number;
    getStatus(index: number): boolean;
  }
  export function decodeList(subject: {
    readonly encodedList: string;
  }): Promise<BitstringStatusList>;
}
