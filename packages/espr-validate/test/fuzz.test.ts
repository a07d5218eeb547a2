import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalDataAdvisory } from '../src/advisories/personal-data.js';
import { batteryReadiness } from '../src/battery-readiness.js';
import { batteryDataPoints } from '../src/data-points.js';
import { categoryRules } from '../src/categories/all-categories.js';
import { chooseLocale, LOCALES } from '../src/locale.js';
import { checkProductId } from '../src/product-id.js';
import { PRODUCT_CATEGORIES, type ProductCategory } from '../src/product-category.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument, type JsonValue } from './category-document.js';
import { refusedBy, takenBy } from './shape-samples.js';

const isEndurance = process.env['TEST_ENDURANCE'] === '1';
/** How many documents each property meets: 200 by day, 500 in the long run, 5,000 by night. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? (isEndurance ? 500 : 200));

/** A property is slower than the documents it makes by what making and shrinking them takes. */
const timeout = 20_000 + numRuns * 4;

/** A quadratic rule takes seconds for 64 kB. A busy machine is given ten times the promised 20 ms. */
const SLOWEST_MS = isEndurance ? 20 : 200;

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

const category = fc.constantFrom(...PRODUCT_CATEGORIES);

/** Values at the edge of the rule of each field: taken and refused ones. */
const edgeValues = new Map<ProductCategory, Map<string, JsonValue[]>>(
  PRODUCT_CATEGORIES.map((name) => [name, edgeValuesOf(name)]),
);

function edgeValuesOf(name: ProductCategory): Map<string, JsonValue[]> {
  return new Map(
    Object.entries(categoryRules[name].fields).map(([field, { shape }]) => [
      field,
      [...takenBy(shape), ...refusedBy(shape).map(({ value }) => value)],
    ]),
  );
}

/** Objects of known fields with values of any kind. */
const randomMetadata = category.chain((name) => {
  const fields = fc.constantFrom(...edgeValues.get(name)!.keys());
  return fc.dictionary(fields, anything).map((members) => ({ ...members, category: name }));
});

/** Objects of known fields with values at the edge of their rules. */
const edgyMetadata = fc
  .tuple(category, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }))
  .map(([name, picks]) => {
    const fields = [...edgeValues.get(name)!];
    const members = picks.map(([fieldIndex, valueIndex]) => {
      const [field, values] = fields[fieldIndex % fields.length]!;
      return [field, values[valueIndex % values.length]!] as const;
    });
    return { ...readDocument(name), ...Object.fromEntries(members) };
  });

const mutation = fc.record({ seed: fc.nat(), depth: fc.nat({ max: 5 }), value: fc.jsonValue() });

/** Complete documents with up to four values, at any depth, replaced, removed or given a new neighbour. */
const mutatedMetadata = fc
  .tuple(category, fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([name, mutations]) =>
    mutations.reduce<JsonValue>(
      (document, { seed, depth, value }) => mutate(document, { seed, depth, value }),
      readDocument(name),
    ),
  );

type Mutation = { seed: number; depth: number; value: unknown };

function mutate(holder: JsonValue, { seed, depth, value }: Mutation): JsonValue {
  const replacement = value as JsonValue;
  if (typeof holder !== 'object' || holder === null) return replacement;
  const keys = Object.keys(holder).filter((key) => key !== 'category');
  const key = keys[seed % keys.length];
  if (key === undefined) return replacement;
  const members = holder as Record<string, JsonValue>;
  const below =
    depth === 0 ? replacement : mutate(members[key]!, { seed, depth: depth - 1, value });
  const entries = Object.entries(members);
  // One in seven leaves a member out.
  const changed =
    seed % 7 === 0 && depth === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, member]) => [name, name === key ? below : member] as const);
  return Array.isArray(holder) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed);
}

/** True when a path names the whole, a place that is there, or one that its present holder lacks. */
function reaches(document: unknown, path: string): boolean {
  if (path === 'metadata') return true;
  const segments = path.split(/[.[\]]+/).filter((segment) => segment !== '');
  let value = document;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<string, unknown>)[segment];
  }
  return segments.length > 0;
}

const now = new Date('2030-01-01');

/** Milliseconds of processor time; the least of three where once was slow: others use the machine too. */
function leastTime(metadata: unknown): number {
  const first = processorTime(metadata);
  return first <= SLOWEST_MS ? first : Math.min(processorTime(metadata), processorTime(metadata));
}

function processorTime(metadata: unknown): number {
  const start = process.cpuUsage();
  validateMetadata(metadata, { now });
  return process.cpuUsage(start).user / 1000;
}

describe('validateMetadata', () => {
  it(
    'answers any value at all',
    () => {
      fc.assert(
        fc.property(fc.oneof(anything, randomMetadata), (metadata) => {
          const { valid, errors } = validateMetadata(metadata);
          expect(valid).toBe(errors.length === 0);
          batteryReadiness(metadata);
          batteryDataPoints(metadata);
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    'names only places that are there, or whose holder is',
    () => {
      fc.assert(
        fc.property(fc.oneof(mutatedMetadata, edgyMetadata), (metadata) => {
          const { errors, warnings } = validateMetadata(metadata, { now });
          const paths = [...errors, ...warnings].map(({ path }) => path);
          const astray = paths.filter((path) => path !== '' && !reaches(metadata, path));
          expect(astray).toEqual([]);
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    `answers within ${SLOWEST_MS} ms`,
    () => {
      fc.assert(
        fc.property(fc.oneof(mutatedMetadata, edgyMetadata, randomMetadata), (metadata) => {
          expect(leastTime(metadata)).toBeLessThan(SLOWEST_MS);
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it.each(PRODUCT_CATEGORIES)(
    `answers %s with 64 kB in any one text within ${SLOWEST_MS} ms`,
    (name) => {
      const hostile = ['a', ' ', 'a@', 'https://a.', '-', 'A1', '1', 'wood ', 'é', 'P301+'];
      for (const text of hostile) {
        const long = text.repeat(65_536 / text.length);
        for (const field of Object.keys(categoryRules[name].fields)) {
          for (const value of [long, [long], { name: long, value: long, url: long, unit: long }]) {
            expect(leastTime({ ...readDocument(name), [field]: value }), field).toBeLessThan(
              SLOWEST_MS,
            );
          }
        }
      }
    },
  );

  it.each(PRODUCT_CATEGORIES)(
    `answers %s with 64 kB of broken entries within ${SLOWEST_MS} ms`,
    (name) => {
      const lists: unknown[] = [
        Array(32_768).fill(0),
        Array(16_384).fill(''),
        Array(16_384).fill({}),
      ];
      for (const list of lists) {
        for (const field of Object.keys(categoryRules[name].fields)) {
          const time = leastTime({ ...readDocument(name), [field]: list });
          expect(time, field).toBeLessThan(SLOWEST_MS);
        }
      }
    },
  );

  it('leaves the document as it is', () => {
    fc.assert(
      fc.property(mutatedMetadata, (metadata) => {
        const before = JSON.stringify(metadata);
        validateMetadata(metadata);
        expect(JSON.stringify(metadata)).toBe(before);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the smaller questions', () => {
  it('are answered for any text', { timeout: 20_000 }, () => {
    const text = fc.string({ unit: 'binary', maxLength: 64 });
    fc.assert(
      fc.property(text, anything, (string, value) => {
        checkProductId(string);
        personalDataAdvisory(value);
        expect(LOCALES).toContain(chooseLocale({ lang: value, acceptLanguage: string }));
      }),
      { numRuns: 2000 },
    );
  });
});
