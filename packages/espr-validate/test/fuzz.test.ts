import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalDataAdvisory } from '../src/advisories/personal-data.js';
import { chooseLocale, LOCALES } from '../src/locale.js';
import { checkProductId } from '../src/product-id.js';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument, type JsonValue } from './category-document.js';

/** Field names of real documents, so that random objects meet the rules. */
const fieldNames = fc.constantFrom(
  ...new Set(PRODUCT_CATEGORIES.flatMap((category) => Object.keys(readDocument(category)))),
);

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

const category = fc.constantFrom(...PRODUCT_CATEGORIES);

const randomMetadata = fc
  .tuple(category, fc.dictionary(fieldNames, anything))
  .map(([name, fields]) => ({ ...fields, category: name }));

/** Complete documents with one value, at any depth, replaced by any other. */
const mutatedMetadata = fc
  .tuple(category, fc.jsonValue(), fc.nat(), fc.nat({ max: 4 }))
  .map(([name, value, seed, depth]) => mutate(readDocument(name), value as JsonValue, seed, depth));

function mutate(holder: JsonValue, value: JsonValue, seed: number, depth: number): JsonValue {
  if (typeof holder !== 'object' || holder === null) return value;
  const keys = Object.keys(holder).filter((key) => key !== 'category');
  const key = keys[seed % keys.length];
  if (key === undefined) return value;
  const members = holder as Record<string, JsonValue>;
  const below = depth === 0 ? value : mutate(members[key]!, value, seed, depth - 1);
  return Array.isArray(holder)
    ? holder.map((entry, index) => (String(index) === key ? below : entry))
    : { ...members, [key]: below };
}

/** Whether the holder of the place a path names exists: the place itself may be what is missing. */
function reaches(document: unknown, path: string): boolean {
  const segments = path.split(/[.[\]]+/).filter((segment) => segment !== '');
  let value = document;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<string, unknown>)[segment];
  }
  return segments.length > 0;
}

describe('validateMetadata', () => {
  it('answers any value at all', () => {
    fc.assert(
      fc.property(fc.oneof(anything, randomMetadata), (metadata) => {
        const { valid, errors } = validateMetadata(metadata);
        expect(valid).toBe(errors.length === 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('names only places that are there, or whose holder is', () => {
    fc.assert(
      fc.property(mutatedMetadata, (metadata) => {
        const { errors, warnings } = validateMetadata(metadata);
        for (const { path } of [...errors, ...warnings]) {
          expect(reaches(metadata, path ?? ''), path).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

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
  it('are answered for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 64 });
    fc.assert(
      fc.property(text, anything, (string, value) => {
        checkProductId(string);
        personalDataAdvisory(value, 'en');
        expect(LOCALES).toContain(chooseLocale({ lang: value, acceptLanguage: string }));
      }),
      { numRuns: 2000 },
    );
  });
});
