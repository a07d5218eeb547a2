import { contractDocument } from '@dpp/server/contract';
import { describe, expect, it } from 'vitest';
import { collectionSchema, toCollection, type CollectedDocument } from './collection.js';

const document = contractDocument() as unknown as CollectedDocument;
const collection = JSON.parse(JSON.stringify(toCollection(document))) as Members;

type Members = Record<string, unknown>;

/** What a reader of the format requires of each part of a collection 2.1. */
function faultsOf(part: Members, at: string): string[] {
  if ('item' in part) {
    const items = part['item'] as Members[];
    return [
      ...(typeof part['name'] === 'string' || 'info' in part ? [] : [`${at}: no name`]),
      ...items.flatMap((item, index) => faultsOf(item, `${at}.item[${index}]`)),
    ];
  }
  const request = part['request'] as Members | undefined;
  if (typeof part['name'] !== 'string' || !request) return [`${at}: neither folder nor request`];
  const responses = (part['response'] ?? []) as Members[];
  return [
    ...requestFaults(request, at),
    ...responses.flatMap((response, index) => responseFaults(response, `${at}.response[${index}]`)),
  ];
}

function requestFaults({ method, url, header, body }: Members, at: string): string[] {
  const { raw, host, path, query, variable } = url as Members;
  const isPair = (pair: Members) =>
    typeof pair['key'] === 'string' && typeof pair['value'] === 'string';
  const pairs = [header, query, variable].flatMap((list) => list as Members[]);
  const variables = (variable as Members[]).map(({ key }) => `:${String(key)}`).sort();
  const named = (path as string[]).filter((segment) => segment.startsWith(':')).sort();
  const mode = (body as { readonly mode?: string } | undefined)?.mode;
  return [
    ...(/^(?:GET|POST|PUT|PATCH|DELETE)$/.test(String(method)) ? [] : [`${at}: method`]),
    ...(String(raw).startsWith('{{baseUrl}}/') && Array.isArray(host) ? [] : [`${at}: url`]),
    ...(pairs.every(isPair) ? [] : [`${at}: a pair without key or value`]),
    ...(variables.join() === named.join() ? [] : [`${at}: variables of the path`]),
    ...(mode === undefined ||
    typeof (body as Members)[mode] === (mode === 'raw' ? 'string' : 'object')
      ? []
      : [`${at}: body`]),
  ];
}

function responseFaults(
  { name, code, body, header, originalRequest }: Members,
  at: string,
): string[] {
  const isWhole =
    typeof name === 'string' &&
    typeof code === 'number' &&
    typeof body === 'string' &&
    Array.isArray(header);
  return [...(isWhole ? [] : [at]), ...requestFaults(originalRequest as Members, at)];
}

function requestsIn(part: Members): Members[] {
  const items = part['item'] as Members[] | undefined;
  return items ? items.flatMap(requestsIn) : [part['request'] as Members];
}

describe('the collection of the operations', () => {
  it('has the structure of version 2.1 in each of its parts', () => {
    expect((collection['info'] as Members)['schema']).toBe(collectionSchema);
    expect(faultsOf(collection, 'collection')).toEqual([]);
  });

  it('has each operation once, at its path', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const collected = requestsIn(collection).map(({ method, url }) => {
      const path = ((url as Members)['path'] as string[]).map((name) =>
        name.replace(/^:(.*)$/, '{$1}'),
      );
      return `${String(method)} /${path.join('/')}`;
    });
    expect(collected.toSorted()).toEqual(described.toSorted());
  });

  it('sends a recorded body with each operation that takes JSON', () => {
    const empty = requestsIn(collection).filter(
      ({ body }) => (body as Members | undefined)?.['raw'] === '',
    );
    expect(empty).toEqual([]);
  });

  it('holds no credential: the key is a variable', () => {
    const text = JSON.stringify(collection['variable']);
    expect(text).not.toMatch(/dpp_key_/);
    expect(collection['auth']).toMatchObject({ bearer: [{ value: '{{apiKey}}' }] });
  });

  it('sees a part that no reader of the format takes', () => {
    expect(faultsOf({ item: [{ name: 'Nothing' }] }, 'x')).not.toEqual([]);
    const request = {
      method: 'FETCH',
      url: { raw: '/', host: [], path: [], query: [], variable: [] },
      header: [],
    };
    expect(faultsOf({ name: 'A', item: [{ name: 'B', request }] }, 'x')).toHaveLength(2);
  });
});
