import { describe, expect, it } from 'vitest';
import { closeSchemas } from './close-schemas.js';
import { wireTypes } from './wire-types.js';

const withMetadata = {
  type: 'object',
  properties: { id: { type: 'string' }, metadata: { type: 'object', additionalProperties: {} } },
  additionalProperties: {},
};
const replies = {
  ListedPassport: withMetadata,
  PassportDocument: withMetadata,
  PassportVersion: withMetadata,
};

function documentOf(schemas: object) {
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1.0.0' },
    paths: {},
    components: { schemas: { ...replies, ...schemas } },
  };
}

const open = (properties: object) => ({ type: 'object', properties, additionalProperties: {} });

describe('the wire types', () => {
  it('have no index signature where an object has members of its own, nested ones neither', async () => {
    const types = await wireTypes(
      documentOf({ Facility: open({ at: open({ city: { type: 'string' } }) }) }),
    );
    expect(types).toContain('readonly city?: string;');
    expect(types).not.toContain('[key: string]');
  });

  it.each<[string, object]>([
    ['an object without members', { Details: { type: 'object', additionalProperties: {} } }],
    ['a map', { Details: { type: 'object', additionalProperties: { type: 'string' } } }],
    ['an open object of another standard', { Linkset: open({ linkset: { type: 'array' } }) }],
    [
      'an object that says so itself',
      { Details: { ...open({ id: {} }), additionalProperties: true } },
    ],
  ])('keep the index signature of %s', async (_, schemas) => {
    expect(await wireTypes(documentOf(schemas))).toContain('readonly [key: string]:');
  });

  it('give metadata of replies its own type', async () => {
    const types = await wireTypes(documentOf({}));
    expect(types.match(/metadata\?: components\["schemas"\]\["StoredMetadata"\]/g)).toHaveLength(3);
    expect(types).toContain('readonly StoredMetadata: StoredMetadata;');
  });

  it('are not written from a document without them', () => {
    expect(() => closeSchemas({ components: { schemas: {} } })).toThrow(/ListedPassport/);
  });

  it('leave the document as it is', () => {
    const document = documentOf({ Facility: open({ id: {} }) });
    const before = JSON.stringify(document);
    closeSchemas(document);
    expect(JSON.stringify(document)).toBe(before);
  });
});
