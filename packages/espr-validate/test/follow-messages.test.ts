import { describe, expect, it } from 'vitest';
import { wordingOf } from '../src/all-locales.js';
import { categoryRules } from '../src/categories/all-categories.js';
import { LOCALES } from '../src/locale.js';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import type { Members, MemberRule, Shape } from '../src/rules/shape.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { followMessages } from './follow-messages.js';

describe.each(PRODUCT_CATEGORIES)('a newcomer with nothing but the category %s', (category) => {
  it('has a valid document after one round of messages', () => {
    const { errors } = validateMetadata({ category });
    const document = followMessages({ category }, errors);
    expect(validateMetadata(document).errors).toEqual([]);
    expect(Object.keys(document).length).toBe(errors.length + 1);
  });

  it.each(LOCALES)('is told in %s what is inside every list and group', (locale) => {
    const wording = wordingOf(locale);
    const { errors } = validateMetadata({ category }, { wording });
    const untold = errors.flatMap(({ path, friendlyMessage }) => {
      const { shape } = categoryRules[category].fields[path]!;
      const labels = namesInside(shape).map((name) => wording.label(name));
      return labels.filter((label) => friendlyMessage?.includes(label) !== true);
    });
    expect(untold).toEqual([]);
  });
});

/** The members that a value of the shape cannot do without, at any depth. */
function namesInside(shape: Shape): string[] {
  if (shape.kind === 'either') return shape.alternatives.flatMap(namesInside);
  if (shape.kind === 'list') return namesInside(shape.entry);
  return shape.kind === 'object' ? requiredNames(shape.members) : [];
}

function requiredNames(members: Members<MemberRule>): string[] {
  return Object.entries(members)
    .filter(([, { requirement }]) => requirement === 'required')
    .flatMap(([name, { shape }]) => [name, ...namesInside(shape)]);
}

describe('the program that follows messages', () => {
  it('follows nothing that it is not told', () => {
    expect(() => followMessages({}, [{ path: 'size', message: 'size must be a list' }])).toThrow();
    const message = 'size is missing; it must be whatever fits';
    expect(() => followMessages({}, [{ path: 'size', message }])).toThrow();
  });
});
