// The peers of vc-data-integrity.bench.ts publish no types. What is declared here is what the benchmark calls.

declare module '@digitalbazaar/ecdsa-multikey' {
  export interface Signer {
    readonly id: string;
  }
  export function fromJwk(input: {
    readonly jwk: object;
    readonly secretKey: boolean;
    readonly id: string;
    readonly controller: string;
  }): Promise<{ signer(): Signer }>;
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
  import type { Signer } from '@digitalbazaar/ecdsa-multikey';

  export class DataIntegrityProof {
    constructor(options: {
      readonly cryptosuite: Cryptosuite;
      readonly signer?: Signer;
      readonly date?: string;
    });
    createProof(input: {
      readonly document: object;
      readonly purpose: { update(proof: object): object };
    }): Promise<object>;
    verifyProof(input: {
      readonly document: object;
      readonly proof: object;
      readonly documentLoader: (url: string) => Promise<{ readonly document: unknown }>;
    }): Promise<{ readonly verified: boolean }>;
  }
}
