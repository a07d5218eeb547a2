import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../test/vectors/rfc6962-trees.json' with { type: 'json' };
import { auditPathOf, rootOfAuditPath } from './merkle-tree.js';
import { nobleCrypto } from '../crypto/noble-crypto.js';
import { nodeCrypto } from '../crypto/node-crypto.js';
import * as node from '../node.js';
import { entryNode, leafHash, merkleRoot } from '../portable.js';
import * as portable from '../portable.js';

describe.each([nobleCrypto, nodeCrypto])('an audit path', (crypto) => {
  // The trees of RFC 6962 are over leaf hashes; ours have entry nodes in their place.
  const hashes = vectors.leafInputs.map((input) => sha256('00', input));

  it.each(vectors.auditPaths)(
    'of leaf $leafIndex of $treeSize is that of the reference',
    ({ leafIndex, treeSize, auditPath }) => {
      const steps = auditPathOf(crypto, hashes.slice(0, treeSize), leafIndex);
      expect(steps.map(({ hash }) => hash)).toEqual(auditPath);
      const root = vectors.roots[treeSize - 1];
      expect(rootOfAuditPath(crypto, hashes[leafIndex]!, steps)).toBe(root);
    },
  );

  it('leads to the root from every node, and with a step more, less or turned to another', () => {
    fc.assert(
      fc.property(fc.array(hash, { minLength: 1, maxLength: 40 }), fc.nat(), (nodes, at) => {
        const start = nodes[at % nodes.length]!;
        const steps = auditPathOf(crypto, nodes, at % nodes.length);
        const root = recursiveRoot(nodes);
        expect(rootOfAuditPath(crypto, start, steps)).toBe(root);
        const longer = [...steps, { side: 'left' as const, hash: nodes[0]! }];
        expect(rootOfAuditPath(crypto, start, longer)).not.toBe(root);
        fc.pre(steps.length > 0);
        expect(rootOfAuditPath(crypto, start, steps.slice(0, -1))).not.toBe(root);
        const [first, ...rest] = steps;
        const side = first!.side === 'left' ? 'right' : 'left';
        fc.pre(first!.hash !== start);
        expect(rootOfAuditPath(crypto, start, [{ ...first!, side }, ...rest])).not.toBe(root);
      }),
      { numRuns: 50 },
    );
  });
});

describe.each([portable, node])('entryNode', ({ entryNode, leafHash }) => {
  const leaf = leafHash('category', 'batteries');

  it('hashes the byte 02, the leaf hash and the key', () => {
    expect(entryNode('category', leaf)).toBe(
      '7da9ec1bb3f07e12e3a7857614cc69d284ef1b1fd89b7ad1892df271970d8b66',
    );
    expect(entryNode('category', leaf)).toBe(
      sha256('02', leaf + Buffer.from('category').toString('hex')),
    );
  });

  it.each(['', 'é', '\ud83d\ude00', 'k'.repeat(255), 'k'.repeat(257), '€'.repeat(5000)])(
    'takes a key of any length, in UTF-8: %#',
    (key) => {
      expect(entryNode(key, leaf)).toBe(sha256('02', leaf + Buffer.from(key).toString('hex')));
    },
  );

  it.each(['', 'ab', 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(66)])(
    'refuses %j as a leaf hash',
    (text) => {
      expect(() => entryNode('category', text)).toThrow(
        expect.objectContaining({ code: 'INVALID_HASH' }),
      );
    },
  );

  it('refuses a key that has no UTF-8 form', () => {
    expect(() => entryNode('\ud800', leaf)).toThrow(expect.objectContaining({ code: 'NOT_JSON' }));
  });
});

describe.each([portable, node])('the root over many entry nodes', ({ merkleRoot }) => {
  it.each([255, 256, 257, 258, 511, 513, 3072, 65_535, 65_537])(
    'is that of RFC 6962 for %i',
    (size) => {
      const nodes = Array.from({ length: size }, (_, index) =>
        sha256('00', index.toString(16).padStart(8, '0')),
      );
      expect(merkleRoot(nodes)).toBe(recursiveRoot(nodes));
    },
  );

  it.each([
    ['upper case', ['A'.repeat(64)]],
    ['other letters', ['g'.repeat(64)]],
    ['letters beyond ASCII', ['\u0161'.repeat(64)]],
    ['a node too short beside one too long', ['a'.repeat(63), 'a'.repeat(65)]],
    ['a node too long that stands alone', ['a'.repeat(128)]],
    ['no text', [7]],
    ['nothing', [null]],
    ['a list of one', [['a'.repeat(64)]]],
  ])('is refused for %s, wherever it stands', (_what, faulty) => {
    const nodes = Array.from({ length: 1030 }, () => 'a'.repeat(64));
    const refusal = expect.objectContaining({ code: 'INVALID_HASH' }) as Error;
    expect(() => merkleRoot(faulty as string[])).toThrow(refusal);
    for (const at of [0, 1, 255, 256, 1029]) {
      const among = nodes.toSpliced(at, faulty.length, ...(faulty as string[]));
      expect(() => merkleRoot(among)).toThrow(refusal);
    }
  });
});

describe('merkleRoot', () => {
  it('gives what its documentation shows', () => {
    const toys = entryNode('category', leafHash('category', 'toys'));
    expect(merkleRoot([toys, entryNode('originCountry', leafHash('originCountry', 'DE'))])).toBe(
      '34cf221177d2bee13decec08e1de07ff8548049322615480464b8f62bd2556b4',
    );
  });

  it.each(vectors.roots.map((root, index) => [index + 1, root] as const))(
    'gives the reference root over %i nodes',
    (size, root) => {
      const leaves = vectors.leafInputs.slice(0, size).map((input) => sha256('00', input));
      expect(merkleRoot(leaves)).toBe(root);
    },
  );

  it('follows the recursive definition of RFC 6962 for any number of nodes', () => {
    fc.assert(
      fc.property(fc.array(hash, { minLength: 1, maxLength: 70 }), (nodes) => {
        expect(merkleRoot(nodes)).toBe(recursiveRoot(nodes));
      }),
    );
  });

  it('tells a repeated last node from an odd one', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((text) =>
      sha256('00', Buffer.from(text).toString('hex')),
    );
    expect(merkleRoot([a!, b!, c!])).not.toBe(merkleRoot([a!, b!, c!, c!]));
  });

  it('refuses an empty tree', () => {
    expect(() => merkleRoot([])).toThrow(expect.objectContaining({ code: 'EMPTY_TREE' }));
  });

  it.each(['', 'ab', 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(66)])(
    'refuses %j as a node',
    (text) => {
      expect(() => merkleRoot([text])).toThrow(expect.objectContaining({ code: 'INVALID_HASH' }));
    },
  );
});

const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** RFC 6962, section 2.1, word for word: split at the largest power of two below n. */
function recursiveRoot(nodes: readonly string[]): string {
  if (nodes.length === 1) return nodes[0]!;
  let split = 1;
  while (split * 2 < nodes.length) split *= 2;
  return sha256('01', recursiveRoot(nodes.slice(0, split)) + recursiveRoot(nodes.slice(split)));
}

function sha256(prefix: string, hex: string): string {
  return createHash('sha256')
    .update(Buffer.from(prefix + hex, 'hex'))
    .digest('hex');
}
