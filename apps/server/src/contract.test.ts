import { describe, expect, it } from 'vitest';
import { contractDocument } from './contract.js';

interface Schema {
  readonly description?: string;
  readonly $ref?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
}
interface Document {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Operation {
  readonly description?: string;
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
}

const document = contractDocument() as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ at: `${method} ${path}`, operation })),
);

const isText = (text: string | undefined) => /\S{2}/.test(text ?? '');

function isDescribed({ description, $ref }: Schema): boolean {
  if (isText(description)) return true;
  const target =
    $ref === undefined ? undefined : document.components.schemas[$ref.split('/').at(-1) ?? ''];
  return target !== undefined && isDescribed(target);
}

/** Every schema of the document below a value, with where it stands; values of examples are none. */
function schemasIn(value: unknown, at: string): { at: string; name: string; schema: Schema }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, member]) => {
    if (key === 'examples' || key === 'example' || key === 'x-codeSamples') return [];
    if (key !== 'properties') return schemasIn(member, `${at}.${key}`);
    return Object.entries(member as Record<string, Schema>).flatMap(([name, schema]) => [
      { at: `${at}.${name}`, name, schema },
      ...schemasIn(schema, `${at}.${name}`),
    ]);
  });
}

describe('the description of the API', () => {
  it('describes every group of operations', () => {
    expect(document.tags.length).toBeGreaterThan(15);
    const silent = document.tags.filter(({ description }) => !isText(description));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('describes every operation, beside its summary', () => {
    const silent = operations.filter(
      ({ operation: { description, summary } }) => !isText(description) || !isText(summary),
    );
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('describes every parameter', () => {
    const silent = operations.flatMap(({ at, operation: { parameters = [] } }) =>
      parameters
        .filter(({ description, schema }) => !isText(description) && !isDescribed(schema ?? {}))
        .map(({ name }) => `${at} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('describes every member of every body', () => {
    const members = schemasIn(document, '');
    expect(members.length).toBeGreaterThan(1000);
    const silent = members.filter(({ schema }) => !isDescribed(schema));
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('has no bound and no pattern that a person cannot read', () => {
    const { paths, components } = document;
    const text = JSON.stringify({ paths, components }, (key, value: unknown) =>
      key === 'examples' ? undefined : value,
    );
    expect(text).not.toContain(`"minimum":${Number.MIN_SAFE_INTEGER}`);
    const patterns = [...text.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, pattern]) => pattern,
    );
    expect(patterns.filter((pattern = '') => pattern.length > 90)).toEqual([]);
  });
});
