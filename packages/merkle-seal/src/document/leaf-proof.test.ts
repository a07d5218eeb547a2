import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metadata as anyMetadata } from '../../test/support/arbitraries.js';
import {
  at,
  batteryMasks,
  batteryMetadata,
  ca,
  passportDocument,
  sealOf,
} from '../../test/support/passport.js';
import type { LeafProof } from './leaf-proof.js';
import { entryNode, merkleRoot, proveLeaf, redactDocument, verifyLeaf } from '../portable.js';
import { MASKABLE_KEYS, REDACTION_PLACEHOLDER } from '../tree/redaction.js';
import type { Metadata } from '../tree/redaction.js';

const options = { trustAnchors: [ca.pem], at };
const seal = await sealOf(batteryMetadata);
const owner = passportDocument({ seal, metadata: batteryMetadata, maskedKeys: [] });
const open = passportDocument({ seal, metadata: batteryMetadata, maskedKeys: batteryMasks });
const proof = proveLeaf(open, 'originCountry');

describe('proveLeaf', () => {
  it('proves every entry that a document shows, masked ones beside it or not', async () => {
    await fc.assert(
      fc.asyncProperty(anyMetadata, fc.subarray([...MASKABLE_KEYS]), async (metadata, masked) => {
        const document = passportDocument({
          seal: await sealOf(metadata),
          metadata,
          maskedKeys: masked,
        });
        for (const key of Object.keys(metadata).filter((name) => !masked.includes(name as never))) {
          const report = verifyLeaf(parsed(proveLeaf(document, key)), options);
          expect(report).toMatchObject({ verdict: 'passed', entry: { key } });
          expect(report.entry?.value).toEqual(parsed(metadata[key]));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('proves each of many entries along its own path', async () => {
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17]) {
      const metadata = Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, i]));
      const document = passportDocument({ seal: await sealOf(metadata), metadata, maskedKeys: [] });
      for (const key of Object.keys(metadata)) {
        const one = proveLeaf(document, key);
        expect(one.auditPath.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
        expect(rootOfPath(one)).toBe('passed');
      }
    }
  });

  it('gives away nothing of other entries, not even their keys', () => {
    const text = JSON.stringify(proof);
    expect(text).not.toContain('materialComposition');
    expect(text).not.toContain('Graphite');
    expect(text).not.toContain(seal.leafSalts.facilityDetails);
    expect(proof).not.toHaveProperty('salt');
  });

  it('carries the salt of a maskable entry, which nothing else can stand in for', () => {
    const one = proveLeaf(owner, 'facilityDetails');
    expect(one.salt).toBe(seal.leafSalts.facilityDetails);
    expect(verifyLeaf(one, options).verdict).toBe('passed');
    const { salt: _, ...bare } = one;
    expect(failures(bare)).toEqual(['merkleRoot']);
    expect(failures({ ...one, salt: null })).toEqual(['merkleRoot']);
    expect(failures({ ...one, salt: seal.leafSalts.detailedPerformance })).toEqual(['merkleRoot']);
  });

  it('has one root for all entries of one seal', () => {
    const gtin = verifyLeaf(proveLeaf(open, 'gtin'), options);
    expect(gtin.merkleRoot).toBe(verifyLeaf(proof, options).merkleRoot);
  });

  it.each<[string, string, unknown, string]>([
    ['NO_SUCH_ENTRY', 'a key that is absent', open, 'colour'],
    ['NO_SUCH_ENTRY', 'a key that objects inherit', open, 'toString'],
    ['NO_SUCH_ENTRY', 'a key that is masked', open, 'facilityDetails'],
    ['MALFORMED_DOCUMENT', 'a document that is none', null, 'gtin'],
    ['MALFORMED_DOCUMENT', 'a document with a false value', falsified(), 'gtin'],
    ['MISSING_SALT', 'a document without a salt', unsalted(), 'gtin'],
  ])('refuses with %s %s', (code, _, document, key) => {
    expect(() => proveLeaf(document, key)).toThrow(expect.objectContaining({ code }));
  });
});

describe('verifyLeaf', () => {
  it('says who sealed, what, and what it does not cover', () => {
    const report = verifyLeaf(proof, options);
    expect(report).toMatchObject({
      verdict: 'passed',
      entry: { key: 'originCountry', value: 'DE' },
      merkleRoot: seal.merkleRoot,
      judgedAt: { instant: at.toISOString(), source: 'caller' },
    });
    expect(report.signer?.subject).toMatch(/^CN=Example Batteries Seal/);
    expect(report.notCovered).toEqual(
      expect.arrayContaining([
        'every other entry of the metadata',
        'how many entries there are, and whether another one has this key',
        'productId',
      ]),
    );
  });

  it('is indeterminate without a trust anchor, and then names no entry', () => {
    const report = verifyLeaf(proof, { at });
    expect(report.verdict).toBe('indeterminate');
    expect(report).not.toHaveProperty('entry');
    expect(report).not.toHaveProperty('signer');
  });

  it('reports a time-stamp that it did not evaluate', () => {
    expect(failures({ ...proof, rfc3161: { genTime: '', token: '' } }, 'indeterminate')).toEqual([
      'timestamp',
    ]);
  });

  const { auditPath } = proof;
  const [first, second] = auditPath;
  const inner = merkleRoot([first!.hash, second!.hash]);
  const turned = { ...first!, side: first!.side === 'left' ? 'right' : 'left' };

  it.each<[string, object, readonly string[]]>([
    ['another value', { value: 'FR' }, ['merkleRoot']],
    ['another key', { key: 'category' }, ['merkleRoot']],
    ['a salt where none belongs', { salt: seal.leafSalts.facilityDetails }, ['merkleRoot']],
    ['a path with one step less', { auditPath: auditPath.slice(1) }, ['merkleRoot']],
    [
      'a path with one step more',
      { auditPath: [...auditPath, { side: 'left', hash: inner }] },
      ['merkleRoot'],
    ],
    ['a path without steps', { auditPath: [] }, ['merkleRoot']],
    [
      'the root for a path',
      { auditPath: [{ side: 'left', hash: proof.merkleRoot }] },
      ['merkleRoot'],
    ],
    ['a path in another order', { auditPath: auditPath.toReversed() }, ['merkleRoot']],
    ['a step from the other side', { auditPath: [turned, second] }, ['merkleRoot']],
    ['another root', { merkleRoot: inner }, ['merkleRoot', 'signature']],
    ['another signature', { signatureValue: 'MAA=' }, ['signature']],
    ['no certificate', { x5c: [] }, ['publicKeys', 'certificateChain']],
  ])('refuses %s', (_, change, expected) => {
    expect(failures({ ...proof, ...change })).toEqual(expected);
  });

  it('refuses to prove an entry by a node of the tree: no value has the hash of one', () => {
    const nodes = Object.entries(seal.leafHashes).flatMap(([key, leaf]) => [
      leaf,
      entryNode(key, leaf),
    ]);
    for (const hash of [...nodes, inner, seal.merkleRoot]) {
      for (const key of ['originCountry', 'facilityDetails', hash]) {
        for (const path of [[], auditPath, auditPath.slice(1)]) {
          const forged = { ...proof, key, value: hash, auditPath: path };
          expect(failures(forged)).toContain('merkleRoot');
        }
      }
    }
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['a document', owner],
    ['another type', { ...proof, type: 'MerkleTreeAttestationProof' }],
    ['another algorithm', { ...proof, signatureAlgorithm: 'ES256' }],
    ['the placeholder for a value', { ...proof, value: REDACTION_PLACEHOLDER }],
    ['no value', { ...proof, value: undefined }],
    ['a path that is no list', { ...proof, auditPath: {} }],
    ['a step that is text', { ...proof, auditPath: [inner] }],
    ['a step without a side', { ...proof, auditPath: [{ hash: inner }] }],
    ['a step from above', { ...proof, auditPath: [{ side: 'top', hash: inner }] }],
    ['65 steps', { ...proof, auditPath: Array(65).fill(first) }],
    ['a step in upper case', { ...proof, auditPath: [{ ...first, hash: inner.toUpperCase() }] }],
    ['a salt that is no text', { ...proof, salt: 1 }],
    ['members that are inherited', Object.create(proof)],
  ])('calls malformed: %s', (_, any) => {
    expect(failures(any)).toEqual(['proof']);
  });

  it('never passes with one character of any text changed', () => {
    const one = proveLeaf(owner, 'facilityDetails');
    const texts: readonly (keyof LeafProof)[] = [
      'key',
      'salt',
      'merkleRoot',
      'signatureValue',
      'signatureAlgorithm',
      'type',
    ];
    const edit = fc.record({
      member: fc.constantFrom(...texts),
      place: fc.nat(),
      char: fc.constantFrom(...'abAB01+/=Q "'),
    });
    fc.assert(
      fc.property(edit, ({ member, place, char }) => {
        const text = one[member] as string;
        const index = place % text.length;
        fc.pre(text[index] !== char);
        const changed = text.slice(0, index) + char + text.slice(index + 1);
        expect(verifyLeaf({ ...one, [member]: changed }, options).verdict).toBe('failed');
      }),
      { numRuns: 150 },
    );
  });
});

describe('redactDocument', () => {
  it('makes of the owner’s document what the issuer publishes', () => {
    expect(redactDocument(owner, batteryMasks)).toEqual(open);
  });

  it('may be repeated, in parts, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(batteryMasks), fc.nat(4), (masks, count) => {
        const once = redactDocument(owner, masks);
        const parts = redactDocument(
          redactDocument(owner, masks.slice(0, count)),
          masks.slice(count),
        );
        expect(parts).toEqual(once);
        expect(redactDocument(once, masks)).toEqual(once);
      }),
    );
  });

  it('leaves the document it was given as it was', () => {
    const before = structuredClone(owner);
    redactDocument(owner, batteryMasks);
    expect(owner).toEqual(before);
  });

  it.each<[string, unknown, string]>([
    ['NOT_MASKABLE', owner, 'originCountry'],
    ['MALFORMED_DOCUMENT', {}, 'facilityDetails'],
    ['MISSING_SALT', unsalted(), 'facilityDetails'],
  ])('refuses with %s', (code, document, key) => {
    expect(() => redactDocument(document, [key])).toThrow(expect.objectContaining({ code }));
  });
});

function failures(any: unknown, verdict = 'failed'): string[] {
  const report = verifyLeaf(any, options);
  if (verdict === 'failed') expect(report.verdict).toBe('failed');
  return report.checks.filter(({ outcome }) => outcome === verdict).map(({ name }) => name);
}

function rootOfPath(one: LeafProof): string | undefined {
  return verifyLeaf(one, { at }).checks.find(({ name }) => name === 'merkleRoot')?.outcome;
}

function parsed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function falsified() {
  const metadata: Metadata = { ...owner.metadata, originCountry: 'FR' };
  return { ...owner, metadata };
}

function unsalted() {
  return { ...owner, proof: { ...owner.proof, leafSalts: {} } };
}
