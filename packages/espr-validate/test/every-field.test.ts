import { describe, expect, it } from 'vitest';
import { categoryRules } from '../src/categories/all-categories.js';
import type { FieldRule } from '../src/categories/category-rules.js';
import { PRODUCT_CATEGORIES, type ProductCategory } from '../src/product-category.js';
import type { Shape } from '../src/rules/shape.js';
import { textFormats } from '../src/rules/text-format.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument, type JsonValue } from './category-document.js';
import { refusedBy, takenBy } from './shape-samples.js';

/** The required fields of a complete document, without values that rules across fields relate to others. */
function leastDocument(category: ProductCategory): Record<string, JsonValue> {
  const document = readDocument(category);
  const { fields } = categoryRules[category];
  const required = Object.entries(document).filter(
    ([name]) => name === 'category' || fields[name]?.requirement === 'required',
  );
  return { ...Object.fromEntries(required), ...(category === 'aluminium' && scraps) };
}

const scraps = { postConsumerScrapContent: 0 };

/** Errors and malformed recommended values at or below a field. */
function faultsAt(field: string, document: unknown): { errors: string[]; warnings: string[] } {
  const { errors, warnings } = validateMetadata(document);
  const isBelow = (path = '') => path === field || /^[.[]/.test(path.slice(field.length));
  const malformed = warnings.filter(({ code }) => code === 'RECOMMENDED_FIELD_INVALID');
  const pathsOf = (items: readonly { path?: string }[]) =>
    items.map(({ path = '' }) => path).filter((path) => path.startsWith(field) && isBelow(path));
  return { errors: pathsOf(errors), warnings: pathsOf(malformed) };
}

/** The requirement that decides how bad a fault at a path is: a recommended part makes it a warning. */
function isAdvised({ shape, requirement }: FieldRule, at: string): boolean {
  if (requirement === 'recommended') return true;
  const segments = at.split(/[.[\]]+/).filter((segment) => segment !== '');
  return hasRecommended(shape, segments);
}

function hasRecommended(shape: Shape, [segment, ...rest]: string[]): boolean {
  if (segment === undefined) return false;
  if (shape.kind === 'either') {
    return shape.alternatives.some((alternative) =>
      hasRecommended(alternative, [segment, ...rest]),
    );
  }
  if (shape.kind === 'list') return hasRecommended(shape.entry, rest);
  const member = shape.kind === 'object' ? shape.members[segment] : undefined;
  if (member === undefined) return false;
  return member.requirement === 'recommended' || hasRecommended(member.shape, rest);
}

describe.each(PRODUCT_CATEGORIES)('%s', (category) => {
  const least = leastDocument(category);
  const fields = Object.entries(categoryRules[category].fields);

  it('needs nothing but its required fields', () => {
    expect(validateMetadata(least).errors).toEqual([]);
  });

  it.each(fields)('takes every kind of value that %s may have', (name, { shape }) => {
    const values = takenBy(shape);
    expect(values.length).toBeGreaterThan(0);
    const refused = values.filter((value) => {
      const { errors, warnings } = faultsAt(name, { ...least, [name]: value });
      return errors.length + warnings.length > 0;
    });
    expect(refused).toEqual([]);
  });

  it.each(fields)(
    'refuses every kind of value that %s may not have, in its place',
    (name, rule) => {
      const refusals = refusedBy(rule.shape);
      expect(refusals.length).toBeGreaterThan(3);
      const misjudged = refusals.filter(({ value, at }) => {
        const { errors, warnings } = faultsAt(name, { ...least, [name]: value });
        const [paths, others] = isAdvised(rule, at) ? [warnings, errors] : [errors, warnings];
        return !paths.includes(`${name}${at}`) || others.length > 0;
      });
      expect(misjudged).toEqual([]);
    },
  );

  it.each(fields)('can or cannot do without %s', (name, { requirement, alternatives = [] }) => {
    const { [name]: _, ...without } = least;
    for (const alternative of alternatives) delete without[alternative.split('.')[0]!];
    const isMissed = faultsAt(name, without).errors.includes(name);
    expect(isMissed).toBe(requirement === 'required');
  });
});

describe('the text formats', () => {
  it.each(Object.entries(textFormats))(
    '%s accept nothing their pattern refuses',
    (format, rule) => {
      const pattern = new RegExp(rule.pattern, 'u');
      const taken = takenBy({ kind: 'text', format: format as keyof typeof textFormats });
      for (const text of taken as string[]) expect(pattern.test(text), text).toBe(true);
    },
  );

  it.each(Object.entries(textFormats).filter(([, rule]) => !rule.beyondPattern && !rule.values))(
    '%s refuse nothing their pattern accepts',
    (format, { pattern }) => {
      const shape: Shape = { kind: 'text', format: format as keyof typeof textFormats };
      for (const { value } of refusedBy(shape)) {
        const isTaken = typeof value === 'string' && new RegExp(pattern, 'u').test(value);
        expect(isTaken, JSON.stringify(value)).toBe(false);
      }
    },
  );
});
