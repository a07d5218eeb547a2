import { describe, expect, it } from 'vitest';
import { categoryRules } from '../src/categories/all-categories.js';
import { personalDataAdvisory } from '../src/advisories/personal-data.js';
import { en } from '../src/messages/en.js';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import type { MemberRule, MemberRules, Shape } from '../src/rules/shape.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument, withValueAt, type JsonValue } from './category-document.js';

type Path = readonly (string | number)[];

interface Place {
  readonly path: Path;
  readonly rule: Pick<MemberRule, 'shape'> & { readonly requirement: string };
}

/** Every place of a document that a rule speaks of, list entries included. */
function placesOf(members: MemberRules, value: JsonValue, path: Path = []): Place[] {
  const holder = value as Record<string, JsonValue>;
  return Object.entries(members)
    .filter(([name]) => holder[name] !== undefined)
    .flatMap(([name, rule]) => [
      { path: [...path, name], rule },
      ...placesBelow(rule.shape, holder[name]!, [...path, name]),
    ]);
}

function placesBelow(shape: Shape, value: JsonValue, path: Path): Place[] {
  if (shape.kind === 'either') {
    return shape.alternatives.flatMap((alternative) => placesBelow(alternative, value, path));
  }
  if (shape.kind === 'object' && typeof value === 'object' && !Array.isArray(value)) {
    return placesOf(shape.members, value, path);
  }
  if (shape.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((entry, index) => [
    { path: [...path, index], rule: { shape: shape.entry, requirement: 'entry' } },
    ...placesBelow(shape.entry, entry, [...path, index]),
  ]);
}

/** A value of a JSON type that the shape does not take. */
function wrongTypeFor(shape: Shape): JsonValue {
  const alternatives = shape.kind === 'either' ? shape.alternatives : [shape];
  return alternatives.some(({ kind }) => kind === 'boolean') ? 'yes' : true;
}

/** Values of the right JSON type, none of which the shape takes. */
function unfitValuesFor(shape: Shape): JsonValue[] {
  switch (shape.kind) {
    case 'text':
      return shape.format === undefined ? ['', ' \n'] : ['', '?'];
    case 'choice':
      return ['', '?'];
    case 'number':
      return [
        ...(shape.minimum === undefined ? [] : [shape.minimum - 1e-6]),
        ...(shape.above === undefined ? [] : [shape.above]),
        ...(shape.maximum === undefined ? [] : [shape.maximum + 1e-6]),
      ];
    case 'list':
      return shape.nonEmpty ? [[]] : [];
    case 'boolean':
    case 'object':
    case 'either':
      return [];
  }
}

function pathText(path: Path): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${part}`,
    '',
  );
}

/** The item a document must be answered with: an error, or a warning below a recommended field. */
function itemsOf(document: unknown) {
  const { errors, warnings } = validateMetadata(document);
  return [...errors, ...warnings].map(({ path }) => path);
}

describe.each(PRODUCT_CATEGORIES)('a complete %s document', (category) => {
  const { fields } = categoryRules[category];
  const document = readDocument(category);
  const places = placesOf(fields as MemberRules, document);

  it('is valid, without a warning', () => {
    expect(validateMetadata(document)).toEqual({ valid: true, category, errors: [], warnings: [] });
  });

  it('holds every required field of its rules', () => {
    const required = Object.keys(fields).filter((name) => fields[name]?.requirement === 'required');
    expect(Object.keys(document)).toEqual(expect.arrayContaining(required));
  });

  it('raises no privacy advisory', () => {
    expect(personalDataAdvisory(document, 'en')).toBeUndefined();
  });

  const required = places.filter(
    ({ rule, path }) => rule.requirement === 'required' && !hasStandIn(path),
  );

  /** `safetyDatasheetUrl` may be missing here, as the document has `safetyDatasheet` too. */
  function hasStandIn([name = '']: Path): boolean {
    const standIns = fields[name]?.alternatives ?? [];
    return standIns.some((standIn) => document[standIn] !== undefined);
  }

  it.each(required.map(({ path }) => [pathText(path), path] as const))(
    'is faulted at %s when that is missing',
    (text, path) => {
      expect(itemsOf(withValueAt(category, path, undefined))).toEqual([text]);
    },
  );

  it.each(places.map(({ path, rule }) => [pathText(path), path, rule.shape] as const))(
    'is faulted at %s for a value of another type',
    (text, path, shape) => {
      expect(itemsOf(withValueAt(category, path, wrongTypeFor(shape)))).toEqual([text]);
      expect(itemsOf(withValueAt(category, path, null))).toEqual([text]);
    },
  );

  const unfit = places.flatMap(({ path, rule }) =>
    unfitValuesFor(rule.shape).map((value) => [pathText(path), value, path] as const),
  );

  it.each(unfit)('is faulted at %s for the value %j', (text, value, path) => {
    // A share out of range also changes the sum of its composition, which is a fault of its own.
    expect(itemsOf(withValueAt(category, path, value))[0]).toBe(text);
  });
});

describe('the English catalogue', () => {
  it('labels every field of every rule table, and nothing else', () => {
    const names = new Set(
      PRODUCT_CATEGORIES.flatMap((category) =>
        namesOf({ kind: 'object', members: categoryRules[category].fields as MemberRules }),
      ),
    );
    expect(Object.keys(en.labels).sort()).toEqual([...names].sort());
  });

  function namesOf(shape: Shape): string[] {
    if (shape.kind === 'either') return shape.alternatives.flatMap(namesOf);
    if (shape.kind === 'list') return namesOf(shape.entry);
    if (shape.kind !== 'object') return [];
    return Object.entries(shape.members).flatMap(([name, rule]) => [name, ...namesOf(rule.shape)]);
  }
});
