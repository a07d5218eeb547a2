/** The parts that a benchmark uses of a package which brings no types. */
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export interface StatusList {
    setStatus(index: number, status: boolean): void;
    getStatus(index: number): boolean;
    encode(): Promise<string>;
  }
  export function createList(input: { readonly length: number }): Promise<StatusList>;
  export function decodeList(input: { readonly encodedList: string }): Promise<StatusList>;
}
