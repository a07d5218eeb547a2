import { randomBytes as cryptoRandomBytes } from '@noble/hashes/utils.js';
import { encodeBase64url } from './base64.js';
import { assertMetadata, leavesOf } from './leaf.js';
import { entryNodesOf, merkleRoot } from './merkle-tree.js';
import { MASKABLE_KEYS } from './redaction.js';
import type { Metadata } from './redaction.js';
import type { SealCrypto } from './seal-crypto.js';
import type { RandomBytes } from './seal-signer.js';

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
  randomBytes: RandomBytes | undefined,
): MetadataTree {
  assertMetadata(metadata);
  const maskable = MASKABLE_KEYS.filter((key) => Object.hasOwn(metadata, key));
  const saltBytes = randomBytes ?? randomBytesFor(maskable.length);
  const leafSalts = Object.fromEntries(
    maskable.map((key) => [key, encodeBase64url(saltBytes(SALT_BYTES))]),
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
  const salts = leaves.filter(({ salt }) => salt !== undefined);
  return {
    merkleRoot: merkleRoot(crypto, entryNodesOf(crypto, leaves)),
    leafHashes: Object.fromEntries(leaves.map(({ key, hash }) => [key, hash])),
    leafSalts: Object.fromEntries(salts.map(({ key, salt }) => [key, salt as string])),
  };
}

/** Takes as much of the platform's randomness as some salts need at once: each taking has its price. */
function randomBytesFor(saltCount: number): RandomBytes {
  const bytes = cryptoRandomBytes(saltCount * SALT_BYTES);
  let used = 0;
  return (length) => bytes.subarray(used, (used += length));
}
