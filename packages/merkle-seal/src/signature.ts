import { p256 } from '@noble/curves/nist.js';
import { decodeBase64 } from './base64.js';
import { MerkleSealError } from './error.js';
import type { PublicKeyPoint } from './public-key.js';

/**
 * Checks an ECDSA P-256 signature over the SHA-256 of a message.
 *
 * @param signature - DER `SEQUENCE { r, s }`. Only the one minimal encoding counts. Both halves of the
 *   range of `s` do: OpenSSL and most hardware do not normalise it.
 * @returns False for a signature that is malformed or by another key.
 * @see SEC 1, section 4.1.4; RFC 3279, section 2.2.3.
 */
export function isSignatureValid(
  publicKey: PublicKeyPoint,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  return p256.verify(signature, message, publicKey, { format: 'der', lowS: false });
}

/** Decodes a base64 signature of unknown origin; throws `INVALID_SIGNATURE` when it is no base64. */
export function decodeSignature(value: unknown): Uint8Array {
  if (typeof value !== 'string') {
    throw new MerkleSealError('INVALID_SIGNATURE', 'The signature is not text.');
  }
  try {
    return decodeBase64(value);
  } catch (cause) {
    throw new MerkleSealError('INVALID_SIGNATURE', 'The signature is not base64.', { cause });
  }
}
