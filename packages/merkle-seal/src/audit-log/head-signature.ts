import { utf8ToBytes } from '@noble/hashes/utils.js';
import { spkiOfPoint } from '../crypto/public-key.js';
import type { PublicKeyPoint, SealCrypto } from '../crypto/seal-crypto.js';
import { decodeSignature, isSignatureValid } from '../crypto/signature.js';
import { canonicalJson } from '../json/canonical-json.js';
import { signedHead, type AuditLogHead } from './audit-log-bundle.js';

/** SHA-256 over the SubjectPublicKeyInfo of a key, 64 lower-case hex digits. */
export function keyIdOf(crypto: SealCrypto, point: PublicKeyPoint): string {
  return crypto.sha256(spkiOfPoint(point));
}

/** @throws {@link MerkleSealError} `INVALID_SIGNATURE` for a signature that is not base64. */
export function isHeadSignedBy(
  crypto: SealCrypto,
  head: AuditLogHead,
  point: PublicKeyPoint,
): boolean {
  const message = utf8ToBytes(canonicalJson(signedHead(head)));
  return isSignatureValid(crypto, point, message, decodeSignature(head.signature));
}
