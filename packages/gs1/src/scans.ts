/** Entry `@dpp/gs1/scans`: data as readers and older prints have them. */
export { currentDigitalLinkUri } from './digital-link/current-digital-link-uri.js';
export { decodeRawScan } from './scan-data/decode-raw-scan.js';
export type { DecodeOptions } from './syntax/decode-options.js';
export type { Decoded } from './syntax/decoded.js';
