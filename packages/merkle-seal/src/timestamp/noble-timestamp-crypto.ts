import { p256, p384 } from '@noble/curves/nist.js';
import { equalBytes } from '@noble/curves/utils.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { HashName, SignatureKey } from './signature-algorithm.js';
import type { TimestampCrypto } from './timestamp-crypto.js';

const HASH_FUNCTIONS = { sha256, sha384, sha512 };

/** JavaScript alone: runs in browsers, and everywhere else without a difference. */
export const nobleTimestampCrypto: TimestampCrypto = {
  hash: (name, bytes) => HASH_FUNCTIONS[name](bytes),
  verify({ algorithm, key, bytes, signature }) {
    const digest = HASH_FUNCTIONS[algorithm.hash](bytes);
    if (key.kind === 'ecdsa') {
      return algorithm.kind === 'ecdsa' && isEcdsaValid(key, digest, signature);
    }
    if (algorithm.kind === 'ecdsa') return false;
    const encoded = recoverRsa(key, signature);
    if (encoded === undefined) return false;
    return algorithm.kind === 'rsa-pkcs1'
      ? equalBytes(encoded, pkcs1Encoding(algorithm.hash, digest, encoded.length))
      : isPssEncoding({ ...algorithm, encoded, digest, modulus: key.modulus });
  },
};

function isEcdsaValid(key: EcKey, digest: Uint8Array, signature: Uint8Array): boolean {
  const curve = key.curve === 'P-256' ? p256 : p384;
  if (!curve.utils.isValidPublicKey(key.point, false)) return false;
  const options = { format: 'der', lowS: false, prehash: false } as const;
  return curve.verify(signature, digest, key.point, options);
}

type EcKey = Extract<SignatureKey, { kind: 'ecdsa' }>;
type RsaKey = Extract<SignatureKey, { kind: 'rsa' }>;

/** RSAVP1: the signature to the power of the exponent, as long as the modulus (RFC 8017, 5.2.2). */
function recoverRsa({ modulus, exponent }: RsaKey, signature: Uint8Array): Uint8Array | undefined {
  if (signature.length !== modulus.length) return undefined;
  const n = integerOf(modulus);
  const base = integerOf(signature);
  if (base >= n) return undefined;
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % n;
    if (bit === '1') result = (result * base) % n;
  }
  return hexToBytes(result.toString(16).padStart(modulus.length * 2, '0'));
}

/** The DER of a DigestInfo up to the digest (RFC 8017, section 9.2, notes 1). */
const DIGEST_INFO_PREFIXES: Readonly<Record<HashName, Uint8Array>> = {
  sha256: hexToBytes('3031300d060960864801650304020105000420'),
  sha384: hexToBytes('3041300d060960864801650304020205000430'),
  sha512: hexToBytes('3051300d060960864801650304020305000440'),
};

/** EMSA-PKCS1-v1_5, to be compared as a whole: nothing in it is parsed, so nothing can be smuggled. */
function pkcs1Encoding(hash: HashName, digest: Uint8Array, length: number): Uint8Array {
  const digestInfo = concatBytes(DIGEST_INFO_PREFIXES[hash], digest);
  const padding = new Uint8Array(length - digestInfo.length - 3).fill(0xff);
  return concatBytes(Uint8Array.of(0, 1), padding, Uint8Array.of(0), digestInfo);
}

interface PssEncoding {
  readonly encoded: Uint8Array;
  readonly digest: Uint8Array;
  readonly modulus: Uint8Array;
  readonly hash: HashName;
  readonly saltLength: number;
}

/** EMSA-PSS-VERIFY (RFC 8017, section 9.1.2). */
function isPssEncoding({ encoded, digest, modulus, hash, saltLength }: PssEncoding): boolean {
  const hashOf = HASH_FUNCTIONS[hash];
  const bits = (modulus.length - 1) * 8 + (32 - Math.clz32(modulus[0] ?? 0)) - 1;
  const length = Math.ceil(bits / 8);
  // With a modulus of 8k + 1 bits the encoding is one byte shorter, and that byte is zero.
  if (encoded.subarray(0, encoded.length - length).some((byte) => byte !== 0)) return false;
  const message = encoded.subarray(encoded.length - length);
  const blockLength = length - digest.length - 1;
  if (blockLength < saltLength + 1 || message.at(-1) !== 0xbc) return false;
  const expected = message.subarray(blockLength, -1);
  const topBits = 0xff >> (8 * length - bits);
  if (((message[0] ?? 0) & ~topBits) !== 0) return false;
  const mask = mgf1(hashOf, expected, blockLength);
  const block = mask.map((byte, i) => byte ^ (message[i] ?? 0));
  block[0] = (block[0] ?? 0) & topBits;
  const saltStart = blockLength - saltLength;
  if (block.subarray(0, saltStart - 1).some((byte) => byte !== 0)) return false;
  if (block[saltStart - 1] !== 1) return false;
  return equalBytes(
    expected,
    hashOf(concatBytes(new Uint8Array(8), digest, block.subarray(saltStart))),
  );
}

function mgf1(
  hashOf: (bytes: Uint8Array) => Uint8Array,
  seed: Uint8Array,
  length: number,
): Uint8Array {
  const blocks: Uint8Array[] = [];
  let made = 0;
  for (let counter = 0; made < length; counter++) {
    const block = hashOf(concatBytes(seed, Uint8Array.of(0, 0, counter >> 8, counter & 0xff)));
    blocks.push(block);
    made += block.length;
  }
  return concatBytes(...blocks).subarray(0, length);
}

function integerOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(bytes)}`);
}
