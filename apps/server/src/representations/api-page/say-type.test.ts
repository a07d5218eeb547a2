import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './openapi-document.js';
import { sayType } from './say-type.js';

const schemas: Record<string, JsonSchema> = {
  Thing: { type: 'object', properties: { id: {}, name: {} } },
  Tree: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
};

describe('a type in words', () => {
  it.each<[words: string, schema: JsonSchema]>([
    ['any JSON value', {}],
    ['any JSON value', { description: 'Whatever.' }],
    ['boolean', { type: 'boolean' }],
    ['null', { type: 'null' }],
    ['string, or null', { type: ['string', 'null'] }],
    ['string or number', { type: ['string', 'number'] }],
    ['string, uuid', { type: 'string', format: 'uuid', pattern: '^[0-9a-f-]{36}$' }],
    ['string, at most 256 characters', { type: 'string', maxLength: 256 }],
    ['string, exactly 14 characters', { type: 'string', minLength: 14, maxLength: 14 }],
    ['string, `^[0-9]+$`', { type: 'string', pattern: '^[0-9]+$' }],
    ['string', { type: 'string', pattern: `^${'[0-9]'.repeat(20)}$` }],
    ['integer', { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }],
    ['number, at least 0', { type: 'number', minimum: 0 }],
    ['number, more than 0', { type: 'number', exclusiveMinimum: 0 }],
    ['empty string or null', { anyOf: [{ type: 'string', const: '' }, { type: 'null' }] }],
    ['one of empty string, `A`', { type: 'string', enum: ['', 'A'] }],
    ['`false`', { type: 'boolean', const: false }],
    ['one of `A`, `B`, or null', { type: ['string', 'null'], enum: ['A', 'B', null] }],
    ['array of string; 1 to 100 items', { items: { type: 'string' }, ...sized(1, 100) }],
    ['array; exactly 2 items', { prefixItems: [{}, {}], items: false, ...sized(2, 2) }],
    ['object', { type: 'object', additionalProperties: {} } as JsonSchema],
    ['object with `id`, `name`', { $ref: '#/components/schemas/Thing' }],
    ['integer or null', { anyOf: [{ type: 'integer' }, { type: 'null' }] }],
    ['string', { oneOf: [{ type: 'string' }, { type: 'string' }] }],
  ])('says %s', (words, schema) => {
    expect(sayType(schema, { components: { schemas } })).toBe(words);
  });

  it('names the first of many members, and how many more there are', () => {
    const properties = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [index, {}]));
    expect(sayType({ type: 'object', properties }, {})).toMatch(/`11` and 2 more$/);
  });

  it('comes to an end where a schema holds itself', () => {
    const said = sayType({ $ref: '#/components/schemas/Tree' }, { components: { schemas } });
    expect(said).toMatch(/^(?:array of )+value$/);
  });
});

function sized(minItems: number, maxItems: number): JsonSchema {
  return { type: 'array', minItems, maxItems };
}
