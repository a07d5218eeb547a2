import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DppError } from './error.js';
import { expandPath, formatQuery, parseBaseUrl } from './url.js';

const invalid = expect.objectContaining({ code: 'INVALID_ARGUMENT' }) as Error;

describe('a base URL', () => {
  it.each([
    ['https://dpp.example', 'https://dpp.example'],
    ['https://dpp.example/', 'https://dpp.example'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://dpp.example/tools/dpp', 'https://dpp.example/tools/dpp'],
    ['https://dpp.example/tools/dpp//', 'https://dpp.example/tools/dpp'],
    ['HTTPS://DPP.example:443/A', 'https://dpp.example/A'],
    [new URL('https://dpp.example/a/'), 'https://dpp.example/a'],
  ])('%s becomes %s', (given, kept) => {
    expect(parseBaseUrl(given)).toBe(kept);
  });

  it.each([
    '',
    'dpp.example',
    '/dpp',
    '//dpp.example',
    'ftp://dpp.example',
    'file:///etc',
    'data:text/plain,x',
    'https://user@dpp.example',
    'https://user:password@dpp.example',
    'https://dpp.example/?tenant=1',
    'https://dpp.example/#top',
  ])('is not %j', (given) => {
    expect(() => parseBaseUrl(given)).toThrow(invalid);
  });

  it.each(['https://user:hunter2@dpp.example', 'https://user:hunter2@ bad'])(
    'is not repeated when refused: %s',
    (given) => {
      expect(inspect(refusalOf(() => parseBaseUrl(given)))).not.toContain('hunter2');
    },
  );
});

function refusalOf(act: () => unknown): DppError {
  try {
    act();
  } catch (error) {
    if (error instanceof DppError) return error;
  }
  throw new Error('Nothing was refused.');
}

describe('a path', () => {
  it.each([
    ['AB/12', 'AB%2F12'],
    ['two words', 'two%20words'],
    ['Größe №5 👕', 'Gr%C3%B6%C3%9Fe%20%E2%84%965%20%F0%9F%91%95'],
    ['50%', '50%25'],
    ['a?b#c', 'a%3Fb%23c'],
    ['...', '...'],
    ['a\\b', 'a%5Cb'],
    ['line\nbreak', 'line%0Abreak'],
  ])('takes %j as one segment', (id, segment) => {
    expect(expandPath('/api/v1/passports/{id}/seal', { id })).toBe(
      `/api/v1/passports/${segment}/seal`,
    );
  });

  it.each(['', '.', '..', '\ud800', 'a\udc00'])('does not take %j', (id) => {
    expect(() => expandPath('/api/v1/passports/{id}', { id })).toThrow(invalid);
  });

  it('does not stay with an open place', () => {
    expect(() => expandPath('/api/v1/passports/{id}', {})).toThrow(invalid);
  });

  it('leads every URL parser to the same value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const url = new URL(`https://dpp.example${expandPath('/api/v1/operators/{id}', { id })}`);
        expect(url.pathname.split('/').slice(1, -1)).toEqual(['api', 'v1', 'operators']);
        expect(decodeURIComponent(url.pathname.split('/').at(-1)!)).toBe(id);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});

describe('a query', () => {
  it('leaves out what is undefined', () => {
    expect(formatQuery({ page: '2', category: undefined })).toBe('?page=2');
  });

  it.each([[{}], [undefined], [{ page: undefined }]])('is empty for %j', (query) => {
    expect(formatQuery(query)).toBe('');
  });

  it('keeps apart what a value holds', () => {
    expect(formatQuery({ category: 'a&limit=1 +é' })).toBe('?category=a%26limit%3D1+%2B%C3%A9');
  });
});
