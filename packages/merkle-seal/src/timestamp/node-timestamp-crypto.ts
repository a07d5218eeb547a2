import { constants, createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { SignedBytes, TimestampCrypto } from './timestamp-crypto.js';

/**
 * The same answers from node:crypto, sooner. Public keys stay parsed, the last few of them: there are few
 * authorities, and parsing a key costs more than verifying with it.
 */
export const nodeTimestampCrypto: TimestampCrypto = {
  hash: (name, bytes) => createHash(name).update(bytes).digest(),
  verify(signed) {
    const { algorithm, key, bytes, signature } = signed;
    if ((algorithm.kind === 'ecdsa') !== (key.kind === 'ecdsa')) return false;
    // OpenSSL takes a PSS signature without its leading zeros.
    if (key.kind === 'rsa' && signature.length !== key.modulus.length) return false;
    try {
      const options = { key: publicKeyOf(key.spki), ...paddingOf(signed) };
      return verify(algorithm.hash, bytes, options, signature);
    } catch {
      // OpenSSL throws for points off the curve, where others answer no.
      return false;
    }
  },
};

const MAX_PARSED_KEYS = 64;
/** The keys used last, by their bytes, oldest first. It remembers; it never changes an answer. */
const parsedKeys = new Map<string, KeyObject>();

function publicKeyOf(spki: Uint8Array): KeyObject {
  const bytes = Buffer.from(spki.buffer, spki.byteOffset, spki.byteLength);
  const name = bytes.toString('latin1');
  const key = parsedKeys.get(name) ?? createPublicKey({ key: bytes, format: 'der', type: 'spki' });
  parsedKeys.delete(name);
  parsedKeys.set(name, key);
  if (parsedKeys.size > MAX_PARSED_KEYS) {
    const [oldest = name] = parsedKeys.keys();
    parsedKeys.delete(oldest);
  }
  return key;
}

function paddingOf({ algorithm }: SignedBytes) {
  if (algorithm.kind === 'ecdsa') return { dsaEncoding: 'der' } as const;
  if (algorithm.kind === 'rsa-pkcs1') return { padding: constants.RSA_PKCS1_PADDING };
  return { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: algorithm.saltLength };
}
