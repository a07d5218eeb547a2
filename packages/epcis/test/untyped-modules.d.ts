/** The part that the tests use of a package which brings no types. */
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
