import { decodeBase64 } from '../encoding/base64.js';
import { MerkleSealError } from '../error.js';
import type { PublicKeyPoint, SealCrypto } from './seal-crypto.js';

/**
 * Checks an ECDSA P-256 signature over the SHA-256 of a message.
 *
 * @param signature - DER `SEQUENCE { r, s }`. Only the one minimal encoding counts. Both halves of the
 *   range of `s` do: OpenSSL and most hardware do not normalise it.
 * @returns False for a signature that is malformed or by another key.
 * @see SEC 1, section 4.1.4; RFC 3279, section 2.2.3.
 */
export function isSignatureValid(
  crypto: SealCrypto,
  publicKey: PublicKeyPoint,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  // Here and not left to the libraries, which differ in what they let pass.
  return isMinimalDer(signature) && crypto.isSignatureBy(publicKey, message, signature);
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

const SEQUENCE = 0x30;
const INTEGER = 0x02;

/** True when bytes are a sequence of two positive integers, each in its shortest form, and no more. */
function isMinimalDer(bytes: Uint8Array): boolean {
  // Two integers of at most 33 bytes never need the long form of a length.
  if (bytes[0] !== SEQUENCE || bytes[1] !== bytes.length - 2) return false;
  const endOfR = endOfInteger(bytes, 2);
  return endOfR !== undefined && endOfInteger(bytes, endOfR) === bytes.length;
}

function endOfInteger(bytes: Uint8Array, start: number): number | undefined {
  const length = bytes[start + 1] ?? 0;
  const end = start + 2 + length;
  const [first = 0, second = 0] = bytes.subarray(start + 2, end);
  const isPadded = first === 0 && length > 1 && second < 0x80;
  const isInRange = length >= 1 && length <= 33 && end <= bytes.length;
  return bytes[start] === INTEGER && isInRange && first < 0x80 && !isPadded ? end : undefined;
}
