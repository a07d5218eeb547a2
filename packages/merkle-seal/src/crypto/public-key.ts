import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { MerkleSealError } from '../error.js';
import { formatPem, parsePem } from '../encoding/pem.js';
import type { PublicKeyPoint, SealCrypto } from './seal-crypto.js';

/**
 * Everything that precedes the point in the SubjectPublicKeyInfo of an uncompressed P-256 key. DER
 * leaves no choice, so comparing bytes is parsing.
 *
 * @see RFC 5480, section 2.
 */
const SPKI_PREFIX_HEX = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
const SPKI_PREFIX = hexToBytes(SPKI_PREFIX_HEX);

/**
 * Reads a P-256 key out of a SubjectPublicKeyInfo.
 *
 * @throws {@link MerkleSealError} `INVALID_KEY` for other curves and algorithms, compressed points, and
 *   points off the curve.
 */
export function pointOfSpki(crypto: SealCrypto, spki: Uint8Array): PublicKeyPoint {
  const prefix = bytesToHex(spki.subarray(0, SPKI_PREFIX.length));
  const point = spki.subarray(SPKI_PREFIX.length);
  if (prefix !== SPKI_PREFIX_HEX || !crypto.isPublicKey(point)) {
    throw new MerkleSealError('INVALID_KEY', 'Key is not an uncompressed P-256 public key.');
  }
  return point;
}

/** Parses a PEM `PUBLIC KEY`; throws `INVALID_PEM`, `INVALID_BASE64` or `INVALID_KEY`. */
export function parsePublicKeyPem(crypto: SealCrypto, pem: string): PublicKeyPoint {
  return pointOfSpki(crypto, parsePem('PUBLIC KEY', pem));
}

/** The DER SubjectPublicKeyInfo of a point. */
export function spkiOfPoint(point: PublicKeyPoint): Uint8Array {
  return concatBytes(SPKI_PREFIX, point);
}

/** Formats a point as PEM `PUBLIC KEY`, as `openssl ec -pubout` does. */
export function formatPublicKeyPem(point: PublicKeyPoint): string {
  return formatPem('PUBLIC KEY', spkiOfPoint(point));
}
