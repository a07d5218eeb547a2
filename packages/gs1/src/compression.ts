export { compressDigitalLinkUri } from './compress-digital-link-uri.js';
export type { CompressionOptions } from './compress-digital-link-uri.js';
export { decompressDigitalLinkUri } from './decompress-digital-link-uri.js';
export type { Decompression, DecompressionOptions } from './decompress-digital-link-uri.js';
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
