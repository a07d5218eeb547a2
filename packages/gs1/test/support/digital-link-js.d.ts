declare module 'digital-link.js' {
  const digitalLink: {
    readonly Utils: {
      compressWebUri(uri: string, useOptimisations: boolean, compressOthers: boolean): string;
      decompressWebUri(uri: string): string;
    };
  };
  export default digitalLink;
}
