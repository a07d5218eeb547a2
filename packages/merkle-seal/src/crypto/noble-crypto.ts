import { p256 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SealCrypto } from './seal-crypto.js';

/**
 * Cryptography in JavaScript alone, for every runtime. Signatures are deterministic (RFC 6979), `s` in
 * the lower half of its range.
 */
export const nobleCrypto: SealCrypto = {
  sha256: sha256Hex,
  // U+0000 is the byte 00 in UTF-8.
  hashLeaf: (preimage) => sha256Hex(utf8ToBytes('\0' + preimage)),
  hashEntryNode: (leafHash, key) =>
    sha256Hex(concatBytes(hexToBytes('02' + leafHash), utf8ToBytes(key))),
  hashNode,
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
  return sha256Hex(hexToBytes('01' + left + right));
}

function sha256Hex(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
