import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryNode, merkleRoot, verifySeal } from '../src/node.js';
import { MASKABLE_KEYS, REDACTION_PLACEHOLDER } from '../src/tree/redaction.js';
import type { Metadata } from '../src/tree/redaction.js';
import type { Seal } from '../src/document/seal.js';
import { attempt, checkMerkleRoot, checkRedactedLeaves } from '../src/verify/seal-checks.js';
import { nodeCrypto } from '../src/crypto/node-crypto.js';
import { parseSealedDocument } from '../src/document/sealed-document.js';
import type { SealedDocument } from '../src/document/sealed-document.js';
import { at, ca, passportDocument, sealOf } from './support/passport.js';

const options = { trustAnchors: [ca.pem], at };

describe('of all documents made of true values and hashes of the tree', () => {
  it('only honest redactions pass', async () => {
    let passes = 0;
    await fc.assert(
      fc.asyncProperty(metadataToSeal, fc.infiniteStream(fc.nat()), async (metadata, choices) => {
        const seal = await sealOf(metadata);
        const hashes = hashesOf(seal);
        const choose = <T>(...from: readonly T[]): T => from[choices.next().value! % from.length]!;
        for (let round = 0; round < 8; round++) {
          const forged = forge(metadata, { choose, hashes, seal });
          const isHonest = isHonestRedaction(seal, forged);
          const { verdict } = verifySeal(documentOf(seal, forged), options);
          expect([verdict, forged]).toEqual([isHonest ? 'passed' : 'failed', forged]);
          passes += Number(isHonest);
        }
      }),
      { numRuns: 15 },
    );
    expect(passes).toBeGreaterThan(0);
  });

  it('none passes with one redacted leaf swapped, one key removed, or one key added', async () => {
    await fc.assert(
      fc.asyncProperty(
        metadataToSeal,
        fc.subarray([...MASKABLE_KEYS]),
        async (metadata, maskedKeys) => {
          const seal = await sealOf(metadata);
          const honest = passportDocument({ seal, metadata, maskedKeys });
          const shown = { metadata: honest.metadata, redactedLeaves: honest.proof.redactedLeaves };
          expect(areEntriesAccepted(documentOf(seal, shown))).toBe(true);
          const dishonest = neighboursOf(shown, hashesOf(seal)).filter(
            (neighbour) => !isHonestRedaction(seal, neighbour),
          );
          for (const forged of dishonest) {
            expect([areEntriesAccepted(documentOf(seal, forged)), forged]).toEqual([false, forged]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** The checks of `verifySeal` that look at entries; the certificates are not at stake here. */
function areEntriesAccepted(document: unknown): boolean {
  return [
    (_: unknown, sealed: SealedDocument) => checkRedactedLeaves(sealed),
    checkMerkleRoot,
  ].every(
    (check) => attempt(() => check(nodeCrypto, parseSealedDocument(document))).outcome === 'passed',
  );
}

/** What a forger may choose: shown metadata, and the leaf hashes of what it masks. */
interface Forgery {
  readonly metadata: Metadata;
  readonly redactedLeaves: Readonly<Record<string, string>>;
}

const metadataToSeal = fc
  .tuple(
    fc.dictionary(fc.constantFrom('a', 'category', 'e', 'g', 'hazards', 'z'), fc.nat(9)),
    fc.dictionary(fc.constantFrom(...MASKABLE_KEYS), fc.nat(9)),
  )
  .map(([plain, maskable]) => ({ ...plain, ...maskable }))
  .filter((metadata) => Object.keys(metadata).length > 0);

interface ForgerOptions {
  readonly choose: <T>(...from: readonly T[]) => T;
  readonly hashes: readonly string[];
  readonly seal: Seal;
}

/** Leaves out, shows and masks keys at random; a mask has its true leaf, another hash, or none. */
function forge(metadata: Metadata, { choose, hashes, seal }: ForgerOptions): Forgery {
  const shown: Record<string, Metadata[string]> = {};
  const redactedLeaves: Record<string, string> = {};
  for (const key of new Set([...Object.keys(metadata), ...MASKABLE_KEYS])) {
    const isSealed = Object.hasOwn(metadata, key);
    const fate = choose(...Array<'honest'>(8).fill('honest'), 'gone', 'masked');
    if (fate === 'gone') continue;
    const isMaskable = (MASKABLE_KEYS as readonly string[]).includes(key);
    if (isMaskable && (fate === 'masked' || choose(true, false))) {
      shown[key] = REDACTION_PLACEHOLDER;
      const leaf = fate === 'masked' ? choose(...hashes, undefined) : seal.leafHashes[key];
      if (leaf !== undefined) redactedLeaves[key] = leaf;
    } else if (isSealed) {
      shown[key] = metadata[key]!;
    }
  }
  if (Object.keys(shown).length === 0) shown.facilityDetails = REDACTION_PLACEHOLDER;
  return { metadata: shown, redactedLeaves };
}

/** Every document one step away: a key less, a maskable key more, another hash for a masked key. */
function neighboursOf(shown: Forgery, hashes: readonly string[]): Forgery[] {
  const keys = Object.keys(shown.metadata);
  const removed = keys.flatMap((key) => {
    const { [key]: _value, ...metadata } = shown.metadata;
    const { [key]: _leaf, ...redactedLeaves } = shown.redactedLeaves;
    const masked = Object.keys(redactedLeaves);
    const swapped = masked.flatMap((other) =>
      hashes.map((hash) => ({ metadata, redactedLeaves: { ...redactedLeaves, [other]: hash } })),
    );
    return [{ metadata, redactedLeaves }, ...swapped];
  });
  const swapped = MASKABLE_KEYS.flatMap((key) =>
    hashes.map((hash) => ({
      metadata: { ...shown.metadata, [key]: REDACTION_PLACEHOLDER },
      redactedLeaves: { ...shown.redactedLeaves, [key]: hash },
    })),
  );
  const added = { ...shown, metadata: { ...shown.metadata, other: 1 } };
  return [...removed, ...swapped, added];
}

/** Shows, or masks with its true leaf, each sealed key and nothing else. */
function isHonestRedaction({ leafHashes }: Seal, { metadata, redactedLeaves }: Forgery): boolean {
  const entries = Object.entries(metadata).filter(
    ([key, value]) => value !== REDACTION_PLACEHOLDER || key in redactedLeaves,
  );
  const isTrue = ([key, value]: (typeof entries)[number]) =>
    key in leafHashes &&
    (value !== REDACTION_PLACEHOLDER || redactedLeaves[key] === leafHashes[key]);
  return entries.length === Object.keys(leafHashes).length && entries.every(isTrue);
}

function documentOf(seal: Seal, { metadata, redactedLeaves }: Forgery) {
  const document = passportDocument({ seal, metadata, maskedKeys: [] });
  const proof = { ...document.proof, leafSalts: seal.leafSalts, redactedLeaves };
  return { ...document, proof };
}

/** All hashes of the tree: leaves, entry nodes, inner nodes, root. */
function hashesOf({ leafHashes }: Seal): string[] {
  const keys = Object.keys(leafHashes).sort();
  const hashes = keys.map((key) => leafHashes[key]!);
  let level = keys.map((key) => entryNode(key, leafHashes[key]!));
  while (level.length > 1) {
    hashes.push(...level);
    const below = level;
    level = below
      .filter((_, index) => index % 2 === 0)
      .map((_, index) => merkleRoot(below.slice(2 * index, 2 * index + 2)));
  }
  return [...hashes, ...level];
}
