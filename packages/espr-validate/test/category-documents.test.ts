import { describe, expect, it } from 'vitest';
import { categoryRules } from '../src/categories/all-categories.js';
import { personalDataAdvisory } from '../src/advisories/personal-data.js';
import { en } from '../src/messages/en.js';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import type { Shape } from '../src/rules/shape.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument } from './category-document.js';

describe.each(PRODUCT_CATEGORIES)('a complete %s document', (category) => {
  const { fields } = categoryRules[category];
  const document = readDocument(category);

  it('is valid, without a warning', () => {
    expect(validateMetadata(document)).toEqual({ valid: true, category, errors: [], warnings: [] });
  });

  it('holds every required field of its rules', () => {
    const required = Object.keys(fields).filter((name) => fields[name]?.requirement === 'required');
    expect(Object.keys(document)).toEqual(expect.arrayContaining(required));
  });

  it('raises no privacy advisory', () => {
    expect(personalDataAdvisory(document)).toBeUndefined();
  });
});

describe('the English catalogue', () => {
  /** Chemical symbols, and the life cycle modules of EN 15804: the same in every language. */
  const isSymbol = (name: string) => /^([A-Z][a-z]?|CEV|[A-D]\d|A1A3)$/.test(name);

  it('labels every field of every rule table, and nothing else', () => {
    const names = new Set(
      PRODUCT_CATEGORIES.flatMap((category) =>
        namesOf({ kind: 'object', members: categoryRules[category].fields }),
      ),
    );
    const labelled = ['category', ...names].filter((name) => !isSymbol(name));
    expect(Object.keys(en.labels).sort()).toEqual(labelled.sort());
  });

  function namesOf(shape: Shape): string[] {
    if (shape.kind === 'either') return shape.alternatives.flatMap(namesOf);
    if (shape.kind === 'list') return namesOf(shape.entry);
    if (shape.kind !== 'object') return [];
    return Object.entries(shape.members).flatMap(([name, rule]) => [name, ...namesOf(rule.shape)]);
  }
});
