import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintIso3166 } from './iso3166.js';

describe('lintIso3166', () => {
  it.each(['004', '276', '056', '840', '894'])('accepts %j', (component) => {
    expect(refusalOf(lintIso3166, component)).toBeUndefined();
  });

  it.each([
    ['UNKNOWN_COUNTRY', '«»'],
    ['UNKNOWN_COUNTRY', '«000»'],
    ['UNKNOWN_COUNTRY', '«999»'],
    ['UNKNOWN_COUNTRY', '«280»'],
    ['UNKNOWN_COUNTRY', '«27»'],
    ['UNKNOWN_COUNTRY', '«0276»'],
    ['UNKNOWN_COUNTRY', '«2A6»'],
    ['UNKNOWN_COUNTRY', '«DEU»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintIso3166, unmarked(marked))).toEqual([code, marked]);
  });
});
