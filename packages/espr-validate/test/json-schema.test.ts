import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryJsonSchema, SCHEMA_CATEGORIES, type JsonSchema } from '../src/json-schema.js';
import { beyondSchema } from '../src/json-schema/shape-schema.js';
import { REDACTION_PLACEHOLDER } from '../src/redaction-placeholder.js';
import { categoryRules } from '../src/rules.js';
import { compileCategory } from '../src/rules/compile-category.js';
import type { JsonObject } from '../src/rules/json-value.js';
import type { Fault } from '../src/rules/fault.js';
import type { Shape } from '../src/rules/shape.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument } from './category-document.js';
import { valueOf } from './rule-values.js';

const isEndurance = process.env['TEST_ENDURANCE'] === '1';
const NUMBER_OF_DOCUMENTS = Number(process.env['FUZZ_RUNS'] ?? (isEndurance ? 1_000 : 250));

/** Every schema within a schema that is the value of a `properties` member, with its name. */
function propertiesOf(schema: JsonSchema): [string, JsonSchema][] {
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], not } = schema;
  const inner = [...Object.values(properties), ...allOf, ...anyOf];
  const others = [items, additionalProperties, not].filter((part) => part !== undefined);
  return [...Object.entries(properties), ...[...inner, ...others].flatMap(propertiesOf)];
}

/** The shapes a path can mean: several below an either-or. */
function shapesAt(shape: Shape, [segment, ...rest]: Fault['path']): Shape[] {
  if (segment === undefined) {
    return shape.kind === 'either' ? [shape, ...shape.alternatives] : [shape];
  }
  if (shape.kind === 'either') {
    return shape.alternatives.flatMap((alternative) => shapesAt(alternative, [segment, ...rest]));
  }
  if (shape.kind === 'list') return shapesAt(shape.entry, rest);
  const member = shape.kind === 'object' ? shape.members[segment] : undefined;
  return member === undefined ? [] : shapesAt(member.shape, rest);
}

describe.each(SCHEMA_CATEGORIES)('the JSON Schema of %s', (category) => {
  const schema = categoryJsonSchema(category);
  const rules = categoryRules[category];
  const accepts = new Ajv({ strict: true, strictTypes: true }).compile(schema);
  const fieldRules = compileCategory({ ...rules, crossRules: [] });

  it('is valid under the meta-schema of draft-07', () => {
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(new Ajv().validateSchema(schema)).toBe(true);
  });

  it('describes every property, at any depth', () => {
    const properties = propertiesOf(schema);
    expect(properties.length).toBeGreaterThan(Object.keys(rules.fields).length);
    const silent = properties.filter(([, { description }]) => !/\S/.test(description ?? ''));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('has a property for each field, with its unit and its legal basis', () => {
    for (const [name, { legalBasis, unit = '', description }] of Object.entries(rules.fields)) {
      const property = schema.properties?.[name];
      expect(property?.description).toContain(description);
      expect(property?.description).toContain(unit);
      expect(property?.$comment).toContain(legalBasis);
    }
  });

  it('says where the validator checks more', () => {
    const { $comment } = schema.properties?.['materialComposition'] ?? {};
    expect($comment).toContain('add up to 100');
  });

  it('lists the rules that span fields as sentences', () => {
    expect(schema.$comment).not.toMatch(/\.[;.]/);
    expect(schema.$comment).toMatch(/: A polygon has .*\.$/);
  });

  it('accepts a complete document', () => {
    expect(accepts(readDocument(category))).toBe(true);
  });

  it.each([
    ['another category', { category: 'toys' }],
    ['the category in capitals', { category: category.toUpperCase() }],
    ['a masked field', { model: REDACTION_PLACEHOLDER }],
    ['a masked member that no rule names', { ownField: REDACTION_PLACEHOLDER }],
  ])('refuses %s', (_what, members) => {
    expect(accepts({ ...readDocument(category), ...members })).toBe(false);
  });

  it('refuses what is no object', () => {
    for (const value of [null, [], 'x', 1, true]) expect(accepts(value)).toBe(false);
  });

  const values = new Map(
    Object.entries(rules.fields).map(([name, { shape }]) => [
      name,
      fc.option(valueOf(shape), { nil: undefined, freq: 8 }),
    ]),
  );

  /** A complete document with a few of its fields changed or removed, and fields added to it. */
  const documents = fc
    .subarray([...values.keys()], { minLength: 1, maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, values.get(name)!]))))
    .map((changed) => {
      const document: JsonObject = { ...readDocument(category), ...changed };
      return JSON.parse(JSON.stringify(document)) as JsonObject;
    });

  it('accepts and refuses what the validator does, but for what no schema can say', () => {
    const seen = { accepted: 0, refused: 0, beyond: 0 };
    fc.assert(
      fc.property(documents, (document) => {
        const { valid, errors } = validateMetadata(document);
        const accepted = accepts(document);
        if (valid === accepted) {
          seen[valid ? 'accepted' : 'refused'] += 1;
          return;
        }
        expect(accepted, `refused by the schema alone: ${JSON.stringify(accepts.errors)}`).toBe(
          true,
        );
        seen.beyond += 1;
        const faults = fieldRules(document, {}).faults.filter(({ recommended }) => !recommended);
        const explained = faults.filter(({ path }) => isBeyondSchema(path));
        expect(faults.length, JSON.stringify(errors)).toBe(explained.length);
      }),
      { numRuns: NUMBER_OF_DOCUMENTS },
    );
    // Each outcome came up often enough to have been tested.
    for (const count of Object.values(seen))
      expect(count).toBeGreaterThan(NUMBER_OF_DOCUMENTS / 200);
  }, 600_000);

  function isBeyondSchema(path: Fault['path']): boolean {
    const shapes = shapesAt({ kind: 'object', members: rules.fields }, path);
    return shapes.some((shape) => beyondSchema(shape) !== undefined);
  }
});
