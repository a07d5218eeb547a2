import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createProductPassportCredential,
  createUnitPassportCredential,
  EXTENSION_CONTEXT,
  VcError,
} from '../src/index.js';
import { unitPassport } from './category-passports.js';
import { expand, standIns } from './expand.js';
import { mappingRows, metadataWith } from './mapping.js';
import { passportModel } from './passport-fixture.js';
import { readUntpOracles } from './untp-oracles.js';

const MASKED = '[REDACTED - Privileged Access Required]';

/** Schemas are quick to ask, expansion takes milliseconds for each term of a context. */
const isEndurance = process.env['TEST_ENDURANCE'] === '1';
const numRuns = Number(process.env['FUZZ_RUNS'] ?? (isEndurance ? 300 : 150));
const numExpansions = Math.ceil(numRuns / 10);
const timeout = 60_000;

const oracles = readUntpOracles();

/** Values that some place takes, almost takes, or must not show. */
const edges = fc.constantFrom<unknown>(
  ...mappingRows.map(({ sample }) => sample),
  MASKED,
  'https://a.example/ä b?c=[d]',
  'https://[::1]/',
  'http',
  '2027-02-30',
  -1,
  1e21,
  null,
  { url: 'https://a.example/ö', contentType: 7, resourceTitle: [null] },
  { '@id': 5, id: 'no URI', type: 7, '@type': 'x' },
  [{ material: '', percentage: 1e-9, originCountry: 'zz' }],
);
const values = fc.oneof(edges, fc.jsonValue({ maxDepth: 4 }));
const keys = fc.oneof(
  fc.constantFrom(...Object.keys(EXTENSION_CONTEXT['@context']), 'facilityDetails', '@type', ''),
  fc.string(),
);
const randomMetadata = fc
  .tuple(
    fc.dictionary(keys, values, { maxKeys: 12 }),
    fc.subarray([...mappingRows], { maxLength: 6 }),
  )
  .map(
    ([members, rows]) => Object.assign({}, ...rows.map(metadataWith), members) as typeof members,
  );

function credentialsOf(metadata: Record<string, unknown>) {
  return [
    createProductPassportCredential(passportModel({ metadata })),
    createUnitPassportCredential(unitPassport({ metadata })),
  ];
}

describe('credentials of any metadata', { timeout }, () => {
  it('hold no masked value', () => {
    fc.assert(
      fc.property(randomMetadata, (metadata) => {
        const text = JSON.stringify(credentialsOf({ ...metadata, size: [MASKED, { a: MASKED }] }));
        expect(text).not.toContain('REDACTED');
      }),
      { numRuns },
    );
  });

  it.skipIf(!oracles)('are valid by the schema of UNTP (set ORACLES_DIR)', () => {
    fc.assert(
      fc.property(randomMetadata, (metadata) => {
        for (const credential of credentialsOf(metadata)) {
          const sent: unknown = JSON.parse(JSON.stringify(credential));
          expect(oracles?.draft(sent), JSON.stringify(oracles?.draft.errors)).toBe(true);
          expect(oracles?.release(sent), JSON.stringify(oracles?.release.errors)).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it('expand in safe mode', async () => {
    await fc.assert(
      fc.asyncProperty(randomMetadata, async (metadata) => {
        for (const credential of credentialsOf(metadata)) {
          await expect(expand(credential, standIns)).resolves.toHaveLength(1);
        }
      }),
      { numRuns: numExpansions },
    );
  });

  it('are refused with a VcError or not at all, JSON or not', () => {
    const anything = fc.dictionary(
      keys,
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
    );
    fc.assert(
      fc.property(anything, (metadata) => {
        try {
          credentialsOf(metadata);
        } catch (error) {
          expect(error).toBeInstanceOf(VcError);
        }
      }),
      { numRuns },
    );
  });
});
