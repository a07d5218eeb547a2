export { compressDigitalLinkUri } from './digital-link/compress-digital-link-uri.js';
export type { CompressionOptions } from './digital-link/compress-digital-link-uri.js';
export { decompressDigitalLinkUri } from './digital-link/decompress-digital-link-uri.js';
export type {
  Decompression,
  DecompressionOptions,
} from './digital-link/decompress-digital-link-uri.js';
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
