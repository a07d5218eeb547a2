import { describe, expect, it } from 'vitest';
import { filterOf, listPath, nextSort, parseListAddress, searchOf } from './list-address.js';

const company = '0b1c5a3e-0f5c-4b5e-8a52-3a1f0b6f7c11';
const now = new Date('2026-11-26T12:00:00Z');
const parse = (query: string) => parseListAddress(Object.fromEntries(new URLSearchParams(query)));

describe('the address of the list', () => {
  it.each([
    '',
    'view=drafts',
    `view=unsealed&q=fjord+m&category=textiles&company=${company}&sort=name`,
    'q=fjord&from=51&cursor=abc',
  ])('of %j reads back as it was', (query) => {
    expect(listPath(parse(query), parse(query))).toBe(
      query === '' ? '/passports' : `/passports?${query}`,
    );
  });

  it.each([
    'view=nothing',
    'category=shoes',
    'company=7',
    'sort=colour',
    'from=51',
    'cursor=abc',
    'from=-1&cursor=abc',
    'from=x',
  ])('of %j is that of the whole list', (query) => {
    expect(listPath(parse(query), parse(query))).toBe('/passports');
  });

  it('passes over the end of a search that is too long', () => {
    expect(parse(`q=${'x'.repeat(500)}`).q).toHaveLength(400);
  });

  it('begins at the first page after another search, view or order', () => {
    const address = parse('q=fjord&from=51&cursor=abc');
    expect(listPath(address, { q: 'skagen' })).toBe('/passports?q=skagen');
    expect(listPath(address, { view: 'drafts' })).toBe('/passports?view=drafts&q=fjord');
  });
});

describe('what is searched for', () => {
  it('is the view, the words and the filters together', () => {
    expect(filterOf(parse('view=unsealed&q=+fjord+&category=textiles'), now)).toEqual({
      status: 'ACTIVE',
      sealed: false,
      q: 'fjord',
      category: 'textiles',
    });
  });

  it('counts a certificate that ends on the thirtieth day', () => {
    expect(filterOf(parse('view=ending'), now).certificateEndsBefore).toBe('2026-12-27');
  });

  it('asks for one page of fifty', () => {
    expect(searchOf(parse('from=51&cursor=abc'), now)).toEqual({
      sort: '-updatedAt',
      limit: 50,
      cursor: 'abc',
    });
  });
});

describe('a click on a heading', () => {
  it.each([
    ['-updatedAt', 'updatedAt', 'updatedAt'],
    ['updatedAt', 'updatedAt', '-updatedAt'],
    ['name', 'updatedAt', '-updatedAt'],
    ['-updatedAt', 'name', 'name'],
    ['name', 'name', '-name'],
  ] as const)('turns %s by %s into %s', (present, by, expected) => {
    expect(nextSort(present, by)).toBe(expected);
  });
});
