import { p256 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SealCrypto } from './seal-crypto.js';

/**
 * Cryptography in JavaScript alone, for every runtime. Signatures are deterministic (RFC 6979), `s` in
 * the lower half of its range.
 */
export const nobleCrypto: SealCrypto = {
  hashLeaf: (preimage) =>
    bytesToHex(sha256.create().update(LEAF_PREFIX).update(utf8ToBytes(preimage)).digest()),
  hashEntryNode: (leafHash, key) =>
    bytesToHex(
      sha256
        .create()
        .update(hexToBytes('02' + leafHash))
        .update(utf8ToBytes(key))
        .digest(),
    ),
  hashNode,
  hashNodePairs: (level) => {
    const parents: string[] = [];
    for (let right = 1; right < level.length; right += 2) {
      parents.push(hashNode(level[right - 1] as string, level[right] as string));
    }
    return parents;
  },
  isPublicKey: (point) => p256.utils.isValidPublicKey(point, false),
  // By default half of the valid signatures are refused: most signers do not normalise `s`.
  isSignatureBy: (publicKey, message, signature) =>
    p256.verify(signature, message, publicKey, { format: 'der', lowS: false }),
  openPrivateKey: (scalar) => ({
    publicKey: p256.getPublicKey(scalar, false),
    sign: (message) => p256.sign(message, scalar, { format: 'der' }),
  }),
};

function hashNode(left: string, right: string): string {
  return bytesToHex(sha256(hexToBytes('01' + left + right)));
}

const LEAF_PREFIX = Uint8Array.of(0x00);
