import { constants, createHash, createPublicKey, verify } from 'node:crypto';
import type { SignedBytes, TimestampCrypto } from './timestamp-crypto.js';

/** The same answers from node:crypto, about thirty times sooner. */
export const nodeTimestampCrypto: TimestampCrypto = {
  hash: (name, bytes) => createHash(name).update(bytes).digest(),
  verify(signed) {
    const { algorithm, key, bytes, signature } = signed;
    if ((algorithm.kind === 'ecdsa') !== (key.kind === 'ecdsa')) return false;
    // OpenSSL takes a PSS signature without its leading zeros.
    if (key.kind === 'rsa' && signature.length !== key.modulus.length) return false;
    try {
      const publicKey = createPublicKey({
        key: Buffer.from(key.spki),
        format: 'der',
        type: 'spki',
      });
      return verify(algorithm.hash, bytes, { key: publicKey, ...paddingOf(signed) }, signature);
    } catch {
      // OpenSSL throws for points off the curve, where others answer no.
      return false;
    }
  },
};

function paddingOf({ algorithm }: SignedBytes) {
  if (algorithm.kind === 'ecdsa') return { dsaEncoding: 'der' } as const;
  if (algorithm.kind === 'rsa-pkcs1') return { padding: constants.RSA_PKCS1_PADDING };
  return { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: algorithm.saltLength };
}
