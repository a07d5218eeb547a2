import { sha256 } from '@noble/hashes/sha2.js';
import { decodeBase64Url, encodeBase64Url } from './base64url.js';
import { isEs256Signature } from './es256.js';
import { gunzip, gzip } from './status/gzip-stream.js';
import { publicJwkFromPoint } from './jwk.js';
import type { VcRuntime } from './vc-runtime.js';

const utf8 = new TextEncoder();

/** Runs wherever JavaScript does: browsers, workers, Node. */
export const portableRuntime: VcRuntime = {
  sha256: (message) => sha256(bytesOf(message)),
  sha256Base64Url: (text) => encodeBase64Url(sha256(bytesOf(text))),
  isEs256Signature,
  publicJwkFromPoint,
  encodeBase64Url: (message) => encodeBase64Url(bytesOf(message)),
  decodeBase64Url,
  gzip,
  gunzip,
};

function bytesOf(message: Uint8Array | string): Uint8Array {
  return typeof message === 'string' ? utf8.encode(message) : message;
}
