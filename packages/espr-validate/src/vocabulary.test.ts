import { describe, expect, it } from 'vitest';
import { categoryRules } from './categories/all-categories.js';
import { PRODUCT_CATEGORIES } from './product-category.js';
import { vocabularyTerms } from './vocabulary.js';

describe('vocabularyTerms', () => {
  it.each(PRODUCT_CATEGORIES)('names each key of %s once', (category) => {
    const names = vocabularyTerms(category).map(({ name }) => name);
    expect(names).toEqual(['category', ...Object.keys(categoryRules[category].fields)]);
    const all = vocabularyTerms().map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(names));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['category', { isStructured: false }],
    ['originCountry', { isStructured: false }],
    ['materialComposition', { isStructured: true }],
    ['productName', { isStructured: true }],
    ['repairInformationUrl', { isStructured: true, scalarType: 'anyURI' }],
    ['softwareUpdatesUntil', { isStructured: false, scalarType: 'date' }],
    ['presenceOfSVHC', { isStructured: false, scalarType: 'boolean' }],
    ['stateOfCharge', { isStructured: false, scalarType: 'double' }],
    ['expectedWashCycles', { isStructured: false, scalarType: 'integer' }],
  ])('says what the values of %s are', (name, expected) => {
    expect(vocabularyTerms().find((term) => term.name === name)).toEqual({ name, ...expected });
  });
});
