import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { MerkleSealError } from './error.js';

const NODE_PREFIX = Uint8Array.of(0x01);
const LEAF_HASH = /^[0-9a-f]{64}$/;

/**
 * Computes the root of a Merkle tree: neighbours are joined level by level as SHA-256 over the byte 01
 * and both hashes, and an odd last node moves up unchanged. This is the tree shape of RFC 6962.
 *
 * @param leaves - Leaf hashes in tree order, 64 lower-case hex digits each; at least one.
 * @returns The root, 64 lower-case hex digits. The root of one leaf is that leaf.
 * @throws {@link MerkleSealError} `EMPTY_TREE` without leaves, `INVALID_LEAF_HASH`.
 * @see RFC 6962 and RFC 9162, section 2.1.1.
 * @example
 * merkleRoot([leafHash('category', 'toys'), leafHash('originCountry', 'DE')])
 * // 'aa15f06f2daaa97cbaa5086cc5014ee322cc004c9f2934ffc055a2a05f62ac20'
 */
export function merkleRoot(leaves: readonly string[]): string {
  let level: Uint8Array[] = leaves.map((leaf) => {
    if (!isLeafHash(leaf)) {
      throw new MerkleSealError('INVALID_LEAF_HASH', 'A leaf hash is 64 lower-case hex digits.');
    }
    return hexToBytes(leaf);
  });
  while (level.length > 1) level = parentsOf(level);
  const [root] = level;
  if (root === undefined) throw new MerkleSealError('EMPTY_TREE', 'A tree needs a leaf.');
  return bytesToHex(root);
}

/** Tells whether a value has the form of a leaf hash or root: 64 lower-case hex digits. */
export function isLeafHash(value: unknown): value is string {
  return typeof value === 'string' && LEAF_HASH.test(value);
}

function parentsOf(level: readonly Uint8Array[]): Uint8Array[] {
  const parents: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = level.slice(index, index + 2);
    if (left === undefined) break;
    parents.push(right === undefined ? left : joinNodes(left, right));
  }
  return parents;
}

function joinNodes(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256.create().update(NODE_PREFIX).update(left).update(right).digest();
}
