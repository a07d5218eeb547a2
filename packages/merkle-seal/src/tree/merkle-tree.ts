import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalJson } from '../json/canonical-json.js';
import { MerkleSealError } from '../error.js';
import { hashPair } from './hash-pair.js';
import type { Leaf } from './leaf.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';

/** The values of hex digits by their character codes, else -1. A loop over it is three times as fast as a pattern. */
const HEX_VALUE = new Int8Array(128).fill(-1);
for (const digit of '0123456789abcdef') HEX_VALUE[digit.charCodeAt(0)] = parseInt(digit, 16);
const WORDS_OF_HASH = 8;

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
 * Computes the root of a Merkle tree: neighbours are joined level by level as SHA-256 over the byte 01
 * and both hashes, and an odd last node moves up unchanged. This is the tree shape of RFC 6962.
 *
 * @param entryNodes - In tree order, by the UTF-16 code units of their keys; at least one.
 * @returns The root, 64 lower-case hex digits. The root of one entry is its entry node.
 * @throws {@link MerkleSealError} `EMPTY_TREE` without entries, `INVALID_HASH`.
 * @see RFC 6962 and RFC 9162, section 2.1.1.
 * @example
 * const toys = entryNode('category', leafHash('category', 'toys'));
 * merkleRoot([toys, entryNode('originCountry', leafHash('originCountry', 'DE'))])
 * // '34cf221177d2bee13decec08e1de07ff8548049322615480464b8f62bd2556b4'
 */
export function merkleRoot(entryNodes: readonly string[]): string {
  if (entryNodes.length === 0) throw new MerkleSealError('EMPTY_TREE', 'A tree needs an entry.');
  const words = new Int32Array(entryNodes.length * WORDS_OF_HASH);
  for (let index = 0; index < entryNodes.length; index++) {
    decodeNode(entryNodes[index], words, index * WORDS_OF_HASH);
  }
  // Each level takes the place of the one below it.
  for (let length = words.length; length > WORDS_OF_HASH;) length = joinNeighbours(words, length);
  return encodeNode(words);
}

/** @returns How many words the level above has. */
function joinNeighbours(words: Int32Array, length: number): number {
  let parentAt = 0;
  let at = 0;
  for (; at + WORDS_OF_HASH < length; at += 2 * WORDS_OF_HASH) {
    hashPair(words, at, parentAt);
    parentAt += WORDS_OF_HASH;
  }
  if (at === length) return parentAt;
  // An odd last one moves up unchanged.
  words.copyWithin(parentAt, at, length);
  return parentAt + WORDS_OF_HASH;
}

function decodeNode(node: unknown, words: Int32Array, at: number): void {
  const isText = typeof node === 'string' && node.length === 64;
  // One -1 among the values that are or'ed makes the whole negative.
  let all = isText ? 0 : -1;
  for (let digit = 0; isText && digit < 64; digit += 8) {
    let word = 0;
    for (let index = digit; index < digit + 8; index++) {
      const value = HEX_VALUE[node.charCodeAt(index)] ?? -1;
      all |= value;
      word = (word << 4) | value;
    }
    words[at + (digit >> 3)] = word;
  }
  if (all < 0) {
    throw new MerkleSealError('INVALID_HASH', 'An entry node is 64 lower-case hex digits.');
  }
}

function encodeNode(words: Int32Array): string {
  const bytes = new DataView(new ArrayBuffer(4 * WORDS_OF_HASH));
  for (let index = 0; index < WORDS_OF_HASH; index++) {
    bytes.setInt32(4 * index, words[index] as number);
  }
  return bytesToHex(new Uint8Array(bytes.buffer));
}

/** True when a value has the form of a leaf hash, a node or a root: 64 lower-case hex digits. */
export function isHash(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 64) return false;
  for (let index = 0; index < 64; index++) {
    const digit = HEX_VALUE[value.charCodeAt(index)];
    if (digit === undefined || digit < 0) return false;
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
