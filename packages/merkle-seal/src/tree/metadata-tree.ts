import { randomBytes as cryptoRandomBytes } from '@noble/hashes/utils.js';
import { encodeBase64url } from '../encoding/base64.js';
import { assertMetadata, leavesOf } from './leaf.js';
import { entryNodesOf, merkleRoot } from './merkle-tree.js';
import { MASKABLE_KEYS } from './redaction.js';
import type { Metadata } from './redaction.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import type { RandomBytes } from '../crypto/seal-signer.js';

/** What a seal covers, before it is signed: the hashes over the top-level entries of metadata. */
export interface MetadataTree {
  /** 64 lower-case hex digits. */
  readonly merkleRoot: string;
  /** The leaf hash of each metadata key, 64 lower-case hex digits. */
  readonly leafHashes: Readonly<Record<string, string>>;
  /** The salt of each maskable key present, 22 base64url characters. Secret wherever the key is masked. */
  readonly leafSalts: Readonly<Record<string, string>>;
}

const SALT_BYTES = 16;

/** Hashes metadata with salts of its own. Both entries export this under its name. */
export function hashMetadata(
  crypto: SealCrypto,
  metadata: Metadata,
  randomBytes: RandomBytes = takeRandomBytes,
): MetadataTree {
  assertMetadata(metadata);
  const maskable = MASKABLE_KEYS.filter((key) => Object.hasOwn(metadata, key));
  const leafSalts = Object.fromEntries(
    maskable.map((key) => [key, encodeBase64url(randomBytes(SALT_BYTES))]),
  );
  return hashWithSalts(crypto, metadata, leafSalts);
}

/**
 * Hashes unredacted metadata with the salts given, which are the tree's of the keys that need one.
 *
 * @throws {@link MerkleSealError} as `leavesOf`.
 */
export function hashWithSalts(
  crypto: SealCrypto,
  metadata: unknown,
  leafSalts: unknown,
): MetadataTree {
  const leaves = leavesOf(crypto, metadata, leafSalts);
  const salts: Record<string, string> = {};
  for (const { key, salt } of leaves) if (salt !== undefined) salts[key] = salt;
  return {
    merkleRoot: merkleRoot(entryNodesOf(crypto, leaves)),
    leafHashes: Object.fromEntries(leaves.map(({ key, hash }) => [key, hash])),
    leafSalts: salts,
  };
}

/** Randomness for many salts is taken from the platform at once: each taking has its price. */
const POOL_BYTES = 64 * SALT_BYTES;
let pool = new Uint8Array();

/** The next bytes of the pool. No byte of it is given out twice. */
function takeRandomBytes(length: number): Uint8Array {
  if (pool.length < length) pool = cryptoRandomBytes(POOL_BYTES);
  const bytes = pool.subarray(0, length);
  pool = pool.subarray(length);
  return bytes;
}
