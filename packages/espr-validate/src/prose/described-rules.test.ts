import { describe, expect, it } from 'vitest';
import { categoryRules } from '../categories/all-categories.js';
import { PRODUCT_CATEGORIES, type ProductCategory } from '../product-category.js';
import type { Shape } from '../rules/shape.js';
import { aluminium } from './aluminium.js';
import { batteries } from './batteries.js';
import { chemicals } from './chemicals.js';
import { construction } from './construction.js';
import { cosmetics } from './cosmetics.js';
import { crossRules } from './cross-rules.js';
import { describedRules } from './described-rules.js';
import { electronics } from './electronics.js';
import { ironSteel } from './iron-steel.js';
import type { FieldsProse, ShapeProse } from './prose.js';
import { textiles } from './textiles.js';
import { toys } from './toys.js';

/** What people are told of the fields of every product category. */
const categoryProse: Readonly<Record<ProductCategory, FieldsProse>> = {
  textiles,
  batteries,
  electronics,
  cosmetics,
  toys,
  'iron-steel': ironSteel,
  aluminium,
  chemicals,
  construction,
};

/** The paths of all members inside a value. */
function pathsOfShape(shape: Shape, path: string): string[] {
  if (shape.kind === 'either') {
    return shape.alternatives.flatMap((alternative) => pathsOfShape(alternative, path));
  }
  if (shape.kind === 'list') return pathsOfShape(shape.entry, `${path}[]`);
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.members).flatMap(([name, rule]) => {
    const own = `${path}.${name}`;
    return [own, ...pathsOfShape(rule.shape, own)];
  });
}

/** The paths of all members that something is told of. */
function pathsOfProse({ entry, members = {} }: ShapeProse, path: string): string[] {
  const ofEntries = entry === undefined ? [] : pathsOfProse(entry, `${path}[]`);
  const ofMembers = Object.entries(members).flatMap(([name, prose]) => {
    const own = `${path}.${name}`;
    return [own, ...(typeof prose === 'string' ? [] : pathsOfProse(prose, own))];
  });
  return [...ofEntries, ...ofMembers];
}

describe.each(PRODUCT_CATEGORIES)('the prose of %s', (category) => {
  const { fields } = categoryRules[category];

  it('is about every field of the rules, and nothing else', () => {
    expect(Object.keys(categoryProse[category]).sort()).toEqual(Object.keys(fields).sort());
  });

  it.each(Object.entries(fields))('is about every member of %s, and nothing else', (name, rule) => {
    const told = pathsOfProse(categoryProse[category][name] ?? {}, name);
    expect([...told].sort()).toEqual(pathsOfShape(rule.shape, name).sort());
  });
});

it('tells of every rule that spans fields, and of nothing else', () => {
  const ids = PRODUCT_CATEGORIES.flatMap((category) =>
    categoryRules[category].crossRules.map(({ id }) => id),
  );
  expect(Object.keys(crossRules).sort()).toEqual([...new Set(ids)].sort());
});

it('joins rules and prose, at any depth', () => {
  const { fields } = describedRules.textiles;
  expect(fields['packaging']).toMatchObject({
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2025/40 (packaging and packaging waste)',
    shape: {
      members: {
        recycledContentPercentage: {
          shape: { kind: 'number', minimum: 0, maximum: 100 },
          requirement: 'optional',
          description: 'Recycled share of the packaging',
          unit: '%',
        },
      },
    },
  });
});
