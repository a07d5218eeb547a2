import { canonicalJson } from './canonical-json.js';
import { MerkleSealError } from './error.js';
import type { Leaf } from './leaf.js';
import type { SealCrypto } from './seal-crypto.js';

/** 1 at the character codes of hex digits. A loop over it is three times as fast as a pattern. */
const IS_HEX = new Uint8Array(128);
for (const digit of '0123456789abcdef') IS_HEX[digit.charCodeAt(0)] = 1;

/**
 * The lowest nodes of a tree, one for each entry: they bind each leaf to its key, so that a leaf that is
 * taken as given can stand for its own key alone.
 *
 * @see SPEC.md, "Tree".
 */
export function entryNodesOf(crypto: SealCrypto, leaves: readonly Leaf[]): string[] {
  return leaves.map(({ key, hash }) => crypto.hashEntryNode(hash, key));
}

/**
 * The entry node of a key and a leaf hash of unknown origin.
 *
 * @throws {@link MerkleSealError} `INVALID_HASH`, `NOT_JSON`.
 */
export function entryNode(crypto: SealCrypto, key: string, leaf: string): string {
  if (!isHash(leaf)) {
    throw new MerkleSealError('INVALID_HASH', 'A leaf hash is 64 lower-case hex digits.');
  }
  // Throws for an unpaired surrogate, which has no UTF-8 form.
  canonicalJson(key);
  return crypto.hashEntryNode(leaf, key);
}

/**
 * The root over entry nodes: neighbours are joined level by level, and an odd last node moves up
 * unchanged, which gives the tree shape of RFC 6962.
 *
 * @throws {@link MerkleSealError} `EMPTY_TREE`, `INVALID_HASH`.
 */
export function merkleRoot(crypto: SealCrypto, entryNodes: readonly string[]): string {
  if (entryNodes.length === 0) throw new MerkleSealError('EMPTY_TREE', 'A tree needs an entry.');
  const root = crypto.rootOf(entryNodes);
  if (root === undefined) {
    throw new MerkleSealError('INVALID_HASH', 'An entry node is 64 lower-case hex digits.');
  }
  return root;
}

/** Tells whether a value has the form of a leaf hash, a node or a root: 64 lower-case hex digits. */
export function isHash(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 64) return false;
  for (let index = 0; index < 64; index++) {
    if (IS_HEX[value.charCodeAt(index)] !== 1) return false;
  }
  return true;
}

/** The level above a level of the tree. */
export function parentsOf(crypto: SealCrypto, level: readonly string[]): readonly string[] {
  const parents: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at] as string, level[at + 1]];
    // An odd last one moves up unchanged.
    parents.push(right === undefined ? left : crypto.hashNode(left, right));
  }
  return parents;
}

/** One step of an audit path: the node beside, and on which side of ours it stands. */
export interface AuditPathStep {
  readonly side: 'left' | 'right';
  /** 64 lower-case hex digits. */
  readonly hash: string;
}

/** No tree that can be made is higher; a longer path is refused before anything is hashed. */
export const MAX_AUDIT_PATH_STEPS = 64;

/**
 * The siblings that lead from an entry node to the root, lowest first: PATH of RFC 6962, section 2.1.1,
 * each with its side. Where a node has no sibling and moves up unchanged, the path has no step.
 *
 * @param index - Of the entry, from 0.
 */
export function auditPathOf(
  crypto: SealCrypto,
  entryNodes: readonly string[],
  index: number,
): AuditPathStep[] {
  const path: AuditPathStep[] = [];
  let level = entryNodes;
  for (let at = index; level.length > 1; at = Math.floor(at / 2)) {
    const isLeft = at % 2 === 0;
    const hash = level[isLeft ? at + 1 : at - 1];
    if (hash !== undefined) path.push({ side: isLeft ? 'right' : 'left', hash });
    level = parentsOf(crypto, level);
  }
  return path;
}

/** The root that an audit path leads to from an entry node. */
export function rootOfAuditPath(
  crypto: SealCrypto,
  entryNode: string,
  auditPath: readonly AuditPathStep[],
): string {
  return auditPath.reduce(
    (node, { side, hash }) =>
      side === 'left' ? crypto.hashNode(hash, node) : crypto.hashNode(node, hash),
    entryNode,
  );
}
