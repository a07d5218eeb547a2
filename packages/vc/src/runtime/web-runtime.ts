import { sha256 } from '@noble/hashes/sha2.js';
import { decodeBase64Url, encodeBase64Url } from '../encoding/base64url.js';
import { VcError } from '../error.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { pointFromPublicJwk, publicJwkFromPoint } from '../keys/jwk.js';
import { gunzip, gzip } from './gzip-stream.js';
import { bytesOf, decodeUtf8 } from '../encoding/utf8.js';
import type { VcRuntime } from './vc-runtime.js';

/**
 * Checks signatures with the WebCrypto of the platform, which Node, workers and the pages of secure contexts have:
 * those of https and of localhost. It hashes in JavaScript, for WebCrypto answers a hash only later, and disclosures
 * are many and short.
 */
export const webRuntime: VcRuntime = {
  sha256: (message) => sha256(bytesOf(message)),
  sha256Base64Url: (text) => encodeBase64Url(sha256(bytesOf(text))),
  isEs256Signature,
  publicJwkFromPoint,
  encodeAscii: bytesOf,
  encodeBase64Url: (message) => encodeBase64Url(bytesOf(message)),
  decodeBase64Url,
  decodeBase64UrlText: (text) => decodeUtf8(decodeBase64Url(text)),
  gzip,
  gunzip,
};

async function isEs256Signature(
  signature: Uint8Array,
  message: Uint8Array | string,
  publicJwk: P256PublicJwk,
): Promise<boolean> {
  const subtle = requireSubtle();
  const point = pointFromPublicJwk(publicJwk);
  if (signature.length !== 64) return false;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await subtle.importKey('raw', ownBytes(point), curve, false, ['verify']);
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  return subtle.verify(algorithm, key, ownBytes(signature), ownBytes(bytesOf(message)));
}

/** A page of an insecure context has `crypto`, and no `subtle` in it. */
function requireSubtle() {
  const { subtle } = crypto as Partial<typeof crypto>;
  if (subtle) return subtle;
  throw new VcError(
    'NO_WEB_CRYPTO',
    'This page has no crypto.subtle: serve it over https, or pass portableRuntime.',
  );
}

/** A copy, for WebCrypto refuses memory that others may write meanwhile. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
