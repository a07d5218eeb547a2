// The peers of gs1.bench.ts publish no types. What is declared here is what the benchmark calls.

declare module 'digital-link.js' {
  interface PeerLink {
    isValid(): boolean;
    toWebUriString(): string;
  }
  export function DigitalLink(
    source: string | { domain: string; identifier: Record<string, string> },
  ): PeerLink;
}

declare module 'gs1-barcode-parser-mod' {
  export function parseBarcode(scanData: string): unknown;
}

declare module 'gtin' {
  export function isValid(gtin: string): boolean;
}
