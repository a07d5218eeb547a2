import { p256 } from '@noble/curves/nist.js';
import { decodeBase64Url } from '../encoding/base64url.js';
import { VcError } from '../error.js';
import type { P256PrivateJwk, P256PublicJwk } from './jwk.js';
import { pointFromPublicJwk } from './jwk.js';
import { bytesOf } from '../encoding/utf8.js';

/**
 * A holder of the private key: a vault, a hardware module, or {@link createEs256Signer}.
 *
 * `sign` hashes the message with SHA-256 itself and returns 64 bytes, r then s, each 32 bytes big
 * endian (RFC 7518 section 3.4). DER, which most tools produce by default, is not that form.
 */
export interface Es256Signer {
  sign(message: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/**
 * Makes a signer from a key in memory. It runs wherever JavaScript runs; a server that signs often is
 * better served by an own {@link Es256Signer} over its platform's cryptography.
 *
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if `x` and `y` are no point of P-256,
 * `INVALID_PRIVATE_KEY` if `d` is not the private key of that point.
 */
export function createEs256Signer(privateJwk: P256PrivateJwk): Es256Signer {
  const secretKey = decodePrivateKey(privateJwk);
  const point = pointFromPublicJwk(privateJwk);
  if (!secretKey || !isKeyPair(secretKey, point)) {
    throw new VcError('INVALID_PRIVATE_KEY', 'The private key does not belong to x and y.');
  }
  return { sign: (message) => p256.sign(message, secretKey, { lowS: false }) };
}

/** The bytes of `d`, or `undefined` if it is no base64url. */
function decodePrivateKey({ d }: { readonly d: unknown }): Uint8Array | undefined {
  return typeof d === 'string' ? decodeBase64Url(d) : undefined;
}

function isKeyPair(secretKey: Uint8Array, point: Uint8Array): boolean {
  if (!p256.utils.isValidSecretKey(secretKey)) return false;
  const own = p256.getPublicKey(secretKey, false);
  return own.every((byte, index) => byte === point[index]);
}

/**
 * True when 64 bytes r, s are a signature of bytes, or of the UTF-8 bytes of a text. Both s and n - s count (RFC 7518).
 *
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if the key is no point of P-256.
 */
export function isEs256Signature(
  signature: Uint8Array,
  message: Uint8Array | string,
  publicJwk: P256PublicJwk,
): boolean {
  const point = pointFromPublicJwk(publicJwk);
  return (
    signature.length === 64 && p256.verify(signature, bytesOf(message), point, { lowS: false })
  );
}
