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
