import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../src/json/canonical-json.js';
import { sealMetadata, verifySeal } from '../src/node.js';
import { MASKABLE_KEYS } from '../src/tree/redaction.js';
import { metadata as anyMetadata } from './support/arbitraries.js';
import { at, ca, passportDocument, signer } from './support/passport.js';

const options = { trustAnchors: [ca.pem], at };
const masks = fc.subarray([...MASKABLE_KEYS]);

describe('any document of any metadata', () => {
  it('has one root, whatever is masked and in whatever order keys stand', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyMetadata,
        masks,
        masks,
        fc.nat(),
        async (metadata, some, others, turn) => {
          const seal = await sealMetadata(metadata, { signer });
          for (const maskedKeys of [[], some, others, [...MASKABLE_KEYS]]) {
            const document = passportDocument({ seal, metadata, maskedKeys });
            const report = verifySeal(reordered(document, turn), options);
            expect(report).toMatchObject({ verdict: 'passed', merkleRoot: seal.merkleRoot });
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('fails with one bit changed in a value, key, salt, leaf, root, signature, certificate or list', async () => {
    let edits = 0;
    await fc.assert(
      fc.asyncProperty(
        anyMetadata,
        masks,
        fc.infiniteStream(fc.nat()),
        async (metadata, maskedKeys, random) => {
          const seal = await sealMetadata(metadata, { signer });
          const document = passportDocument({ seal, metadata, maskedKeys });
          const below = (bound: number) => random.next().value! % bound;
          for (let round = 0; round < 30; round++) {
            const forged = structuredClone(document);
            const place = placesIn(forged)[below(placesIn(forged).length)]!;
            if (!flipBit(place, below)) continue;
            edits++;
            const { verdict } = verifySeal(forged, options);
            expect([verdict, place.key]).toEqual(['failed', place.key]);
          }
        },
      ),
      { numRuns: 30 },
    );
    expect(edits).toBeGreaterThan(400);
  });

  it('fails with a bit changed in the value of each entry, its copy changed alike', async () => {
    await fc.assert(
      fc.asyncProperty(anyMetadata, fc.nat(), async (metadata, seed) => {
        const seal = await sealMetadata(metadata, { signer });
        for (const key of Object.keys(metadata).filter((name) => !(name in RESERVED))) {
          const forged = structuredClone(passportDocument({ seal, metadata, maskedKeys: [] }));
          const container = { [key]: forged.metadata[key] };
          const places = placesUnder(container);
          if (!flipBit(places[seed % places.length]!, (bound) => seed % bound)) continue;
          if (!Object.hasOwn(container, key)) continue;
          const copies = {
            ...forged,
            ...container,
            metadata: { ...forged.metadata, ...container },
          };
          const failed = verifySeal(copies, options).checks.filter(
            ({ outcome }) => outcome === 'failed',
          );
          expect(failed.map(({ name }) => name)).toContain('merkleRoot');
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Metadata of these names would overwrite the parts of a document. */
const RESERVED = { metadata: 1, proof: 1, digitalSeal: 1, signingPublicKey: 1, '': 1 };

/** A member of an object or list: its value can be changed, and its name where it has one. */
interface Place {
  readonly container: Record<string, unknown>;
  readonly key: string;
}

type Document = ReturnType<typeof passportDocument>;

/** Every place that the seal covers or is made of, at any depth. */
function placesIn(document: Document): Place[] {
  const { proof } = document;
  const parts = ['merkleRoot', 'signatureValue', 'publicKeyPem'] as const;
  const seals = ['digitalSeal', 'signingPublicKey'] as const;
  return [
    ...placesUnder(document.metadata),
    ...placesUnder(proof.redactedLeaves),
    ...placesUnder(proof.leafSalts),
    ...placesUnder(proof.x5c),
    ...parts.map((key) => ({ container: proof as unknown as Place['container'], key })),
    ...seals.map((key) => ({ container: document, key })),
  ];
}

function placesUnder(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Record<string, unknown>;
  return Object.keys(container).flatMap((key) => [
    { container, key },
    ...placesUnder(container[key]),
  ]);
}

/** Changes the value at a place, or the name of the place; false where nothing else came of it. */
function flipBit({ container, key }: Place, below: (bound: number) => number): boolean {
  const value = container[key];
  const isRename = typeof value === 'object' && value !== null && !Array.isArray(container);
  const changed = isRename ? flipText(key, below) : flipped(value, below);
  if (changed === undefined) return false;
  if (!isRename) {
    container[key] = changed;
    return true;
  }
  if (Object.hasOwn(container, changed as string)) return false;
  container[changed as string] = value;
  return Reflect.deleteProperty(container, key);
}

function flipped(value: unknown, below: (bound: number) => number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return flipText(value, below);
  if (value === null) return false;
  if (typeof value !== 'number') return undefined;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const bit = below(64);
  bits.setUint8(bit >> 3, bits.getUint8(bit >> 3) ^ (1 << (bit & 7)));
  const changed = bits.getFloat64(0);
  return Number.isFinite(changed) && canonicalJson(changed) !== canonicalJson(value)
    ? changed
    : undefined;
}

function flipText(text: string, below: (bound: number) => number): string | undefined {
  if (text === '') return 'a';
  const index = below(text.length);
  // Line ends of PEM are free, and half a surrogate pair would not be a change but an end of I-JSON.
  if (/[\s\ud800-\udfff]/.test(text.charAt(index))) return undefined;
  const char = String.fromCharCode(text.charCodeAt(index) ^ (1 << below(7)));
  return text.slice(0, index) + char + text.slice(index + 1);
}

/** The same members of each object, another one first. */
function reordered(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((item) => reordered(item, turn));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const start = entries.length === 0 ? 0 : turn % entries.length;
  return Object.fromEntries(
    [...entries.slice(start), ...entries.slice(0, start)].map(([key, item]) => [
      key,
      reordered(item, turn),
    ]),
  );
}
