import { MerkleSealError } from './error.js';
import type { SealCrypto } from './seal-crypto.js';

/** 1 at the character codes of hex digits. A loop over it is three times as fast as a pattern. */
const IS_HEX = new Uint8Array(128);
for (const digit of '0123456789abcdef') IS_HEX[digit.charCodeAt(0)] = 1;

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
  if (typeof value !== 'string' || value.length !== 64) return false;
  for (let index = 0; index < 64; index++) {
    if (IS_HEX[value.charCodeAt(index)] !== 1) return false;
  }
  return true;
}

/** The level above a level of the tree. */
function parentsOf(crypto: SealCrypto, level: readonly string[]): readonly string[] {
  const pairs = Math.floor(level.length / 2);
  const parents = new Array<string>(level.length - pairs);
  for (let pair = 0; pair < pairs; pair++) {
    parents[pair] = crypto.hashNode(level[2 * pair] as string, level[2 * pair + 1] as string);
  }
  const last = level[2 * pairs];
  if (last !== undefined) parents[pairs] = last;
  return parents;
}

/**
 * The siblings that lead from a leaf to the root, lowest first: PATH of RFC 6962, section 2.1.1. Where a
 * node has no sibling and moves up unchanged, the path has no member.
 *
 * @param index - Of the leaf, from 0.
 */
export function auditPathOf(
  crypto: SealCrypto,
  leaves: readonly string[],
  index: number,
): string[] {
  const path: string[] = [];
  let level = leaves;
  for (let at = index; level.length > 1; at = Math.floor(at / 2)) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1];
    if (sibling !== undefined) path.push(sibling);
    level = parentsOf(crypto, level);
  }
  return path;
}

/** A leaf, its place, and its siblings on the way up. */
export interface AuditPath {
  readonly leaf: string;
  readonly leafIndex: number;
  readonly treeSize: number;
  readonly auditPath: readonly string[];
}

/**
 * The root that an audit path leads to; undefined when the path has not exactly the length that the
 * place of the leaf gives it.
 *
 * @see RFC 9162, section 2.1.3.2.
 */
export function rootOfAuditPath(
  crypto: SealCrypto,
  { leaf, leafIndex, treeSize, auditPath }: AuditPath,
): string | undefined {
  const siblings = auditPath.values();
  let node = leaf;
  let index = leafIndex;
  for (let size = treeSize; size > 1; size = Math.ceil(size / 2)) {
    if (index % 2 === 1 || index + 1 < size) {
      const { value: sibling } = siblings.next();
      if (sibling === undefined) return undefined;
      node = index % 2 === 1 ? crypto.hashNode(sibling, node) : crypto.hashNode(node, sibling);
    }
    index = Math.floor(index / 2);
  }
  return siblings.next().done ? node : undefined;
}
