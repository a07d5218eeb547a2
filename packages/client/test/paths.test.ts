import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mockedOperations } from '../src/mock.js';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const { paths } = JSON.parse(read('../../../docs/openapi.json')) as {
  readonly paths: Readonly<Record<string, object>>;
};
/** Parameters are known by their place: what they are called may change. */
const anonymous = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const known = new Map(Object.entries(paths).map(([path, item]) => [anonymous(path), item]));

const sources = readdirSync(new URL('../src/resources/', import.meta.url))
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => `../src/resources/${name}`)
  .concat('../src/resolution-target.ts');
const called = sources.flatMap((name) => [
  ...read(name).matchAll(
    /(?<=')\/(?:api|auth|contexts?|\.well-known|tenants|passport|unit|01|8003|vct|health|ready|openapi)[^']*(?=')/g,
  ),
]);

describe('the paths of the resources', () => {
  it('are found', () => {
    expect(called.length).toBeGreaterThan(90);
  });

  it.each(called.map(([path]) => path))('has the document: %s', (path) => {
    expect(known.has(anonymous(path))).toBe(true);
  });
});

describe('the operations of the mock', () => {
  it.each(mockedOperations)('has the document: %s', (operation) => {
    const [method = '', path = ''] = operation.split(' ');
    expect(known.get(anonymous(path))).toHaveProperty(method.toLowerCase());
  });
});
