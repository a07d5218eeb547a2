import { MerkleSealError } from './error.js';
import type { SealCrypto } from './seal-crypto.js';

const LEAF_HASH = /^[0-9a-f]{64}$/;

/**
 * The root over leaf hashes: neighbours are joined level by level, and an odd last node moves up
 * unchanged, which gives the tree of RFC 6962.
 *
 * @throws {@link MerkleSealError} `EMPTY_TREE`, `INVALID_LEAF_HASH`.
 */
export function rootOf(crypto: SealCrypto, leaves: readonly string[]): string {
  if (!leaves.every(isLeafHash)) {
    throw new MerkleSealError('INVALID_LEAF_HASH', 'A leaf hash is 64 lower-case hex digits.');
  }
  let level = leaves;
  while (level.length > 1) level = parentsOf(crypto, level);
  const [root] = level;
  if (root === undefined) throw new MerkleSealError('EMPTY_TREE', 'A tree needs a leaf.');
  return root;
}

/** Tells whether a value has the form of a leaf hash or root: 64 lower-case hex digits. */
export function isLeafHash(value: unknown): value is string {
  return typeof value === 'string' && LEAF_HASH.test(value);
}

/** The level above a level of the tree. */
export function parentsOf(crypto: SealCrypto, level: readonly string[]): string[] {
  const parents: string[] = [];
  let left: string | undefined;
  for (const node of level) {
    if (left === undefined) {
      left = node;
    } else {
      parents.push(crypto.hashNode(left, node));
      left = undefined;
    }
  }
  if (left !== undefined) parents.push(left);
  return parents;
}
