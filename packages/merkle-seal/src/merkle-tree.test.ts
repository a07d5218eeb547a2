import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../test/vectors/rfc6962-trees.json' with { type: 'json' };
import { auditPathOf, rootOfAuditPath } from './merkle-tree.js';
import { nobleCrypto } from './noble-crypto.js';
import { nodeCrypto } from './node-crypto.js';
import { leafHash, merkleRoot } from './portable.js';

describe.each([nobleCrypto, nodeCrypto])('an audit path', (crypto) => {
  const hashes = vectors.leafInputs.map((input) => sha256('00', input));

  it.each(vectors.auditPaths)(
    'of leaf $leafIndex of $treeSize is that of the reference',
    ({ leafIndex, treeSize, auditPath }) => {
      expect(auditPathOf(crypto, hashes.slice(0, treeSize), leafIndex)).toEqual(auditPath);
      const leaf = hashes[leafIndex]!;
      const root = vectors.roots[treeSize - 1];
      expect(rootOfAuditPath(crypto, { leaf, leafIndex, treeSize, auditPath })).toBe(root);
    },
  );

  it('leads to the root from every leaf, and with a sibling more or less to none', () => {
    fc.assert(
      fc.property(fc.array(leaf, { minLength: 1, maxLength: 40 }), fc.nat(), (leaves, at) => {
        const leafIndex = at % leaves.length;
        const auditPath = auditPathOf(crypto, leaves, leafIndex);
        const path = { leaf: leaves[leafIndex]!, leafIndex, treeSize: leaves.length, auditPath };
        expect(rootOfAuditPath(crypto, path)).toBe(recursiveRoot(leaves));
        const longer = { ...path, auditPath: [...auditPath, leaves[0]!] };
        expect(rootOfAuditPath(crypto, longer)).toBeUndefined();
        const shorter = { ...path, auditPath: auditPath.slice(0, -1) };
        fc.pre(auditPath.length > 0);
        expect(rootOfAuditPath(crypto, shorter)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});

describe('merkleRoot', () => {
  it('gives what its documentation shows', () => {
    expect(merkleRoot([leafHash('category', 'toys'), leafHash('originCountry', 'DE')])).toBe(
      'aa15f06f2daaa97cbaa5086cc5014ee322cc004c9f2934ffc055a2a05f62ac20',
    );
  });

  it.each(vectors.roots.map((root, index) => [index + 1, root] as const))(
    'gives the reference root over %i leaves',
    (size, root) => {
      const leaves = vectors.leafInputs.slice(0, size).map((input) => sha256('00', input));
      expect(merkleRoot(leaves)).toBe(root);
    },
  );

  it('follows the recursive definition of RFC 6962 for any number of leaves', () => {
    fc.assert(
      fc.property(fc.array(leaf, { minLength: 1, maxLength: 70 }), (leaves) => {
        expect(merkleRoot(leaves)).toBe(recursiveRoot(leaves));
      }),
    );
  });

  it('tells a repeated last leaf from an odd one', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((text) =>
      sha256('00', Buffer.from(text).toString('hex')),
    );
    expect(merkleRoot([a!, b!, c!])).not.toBe(merkleRoot([a!, b!, c!, c!]));
  });

  it('refuses an empty tree', () => {
    expect(() => merkleRoot([])).toThrow(expect.objectContaining({ code: 'EMPTY_TREE' }));
  });

  it.each(['', 'ab', 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(66)])(
    'refuses %j as a leaf hash',
    (text) => {
      expect(() => merkleRoot([text])).toThrow(
        expect.objectContaining({ code: 'INVALID_LEAF_HASH' }),
      );
    },
  );
});

const leaf = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** RFC 6962, section 2.1, word for word: split at the largest power of two below n. */
function recursiveRoot(leaves: readonly string[]): string {
  if (leaves.length === 1) return leaves[0]!;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256('01', recursiveRoot(leaves.slice(0, split)) + recursiveRoot(leaves.slice(split)));
}

function sha256(prefix: string, hex: string): string {
  return createHash('sha256')
    .update(Buffer.from(prefix + hex, 'hex'))
    .digest('hex');
}
