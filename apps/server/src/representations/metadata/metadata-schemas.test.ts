import { readFileSync } from 'node:fs';
import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { metadataSchemas } from './metadata-schemas.js';

const documents = new URL('../../../../../packages/espr-validate/test/documents/', import.meta.url);
const documentOf = (category: string) =>
  JSON.parse(readFileSync(new URL(`${category}.json`, documents), 'utf8')) as Record<
    string,
    unknown
  >;

const schemas = metadataSchemas();
const local = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as object;
const ajv = new Ajv2020({ strict: false });
const accepts = ajv.compile({ $ref: '#/$defs/PassportMetadata', $defs: local(schemas) });

describe('metadata in the description', () => {
  it.each(PRODUCT_CATEGORIES)('takes a valid document of %s', (category) => {
    accepts(documentOf(category));
    expect(accepts.errors).toBeNull();
  });

  it.each(PRODUCT_CATEGORIES)('refuses a document of %s without a required member', (category) => {
    const { materialComposition: _gone, ...rest } = documentOf(category);
    const required = Object.values(schemas).find(
      ({ properties }) =>
        (properties as { category?: { const?: string } } | undefined)?.category?.const === category,
    )?.required;
    expect(required).toContain('category');
    const [, member = ''] = required as string[];
    expect(accepts({ ...rest, [member]: undefined })).toBe(false);
  });

  it('refuses a category that there is none of, or none at all', () => {
    const { category: _gone, ...without } = documentOf('textiles');
    expect(accepts(without)).toBe(false);
    expect(accepts({ ...without, category: 'furniture' })).toBe(false);
    expect(accepts({ ...without, category: 'Textiles' })).toBe(false);
  });

  it('has every member described, and no pattern or bound that a person cannot read', () => {
    const silent: string[] = [];
    const walk = (schema: unknown, name: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { description, $ref, properties, pattern } = schema as Record<string, unknown>;
      if (name.startsWith('.') && description === undefined && $ref === undefined)
        silent.push(name);
      if (typeof pattern === 'string') expect(pattern.length).toBeLessThanOrEqual(80);
      for (const [key, value] of Object.entries(schema)) {
        if (key !== 'properties') walk(value, `[${key}]`);
      }
      for (const [key, value] of Object.entries((properties as object | undefined) ?? {})) {
        walk(value, `.${key}`);
      }
    };
    for (const [name, schema] of Object.entries(schemas)) walk(schema, name);
    expect(silent).toEqual([]);
  });
});
