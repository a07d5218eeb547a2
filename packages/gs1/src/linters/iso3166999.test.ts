import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintIso3166999 } from './iso3166999.js';

describe('lintIso3166999', () => {
  it.each(['276', '999'])('accepts %j', (component) => {
    expect(refusalOf(lintIso3166999, component)).toBeUndefined();
  });

  it.each([
    ['UNKNOWN_COUNTRY', '«»'],
    ['UNKNOWN_COUNTRY', '«000»'],
    ['UNKNOWN_COUNTRY', '«998»'],
    ['UNKNOWN_COUNTRY', '«99»'],
    ['UNKNOWN_COUNTRY', '«9999»'],
    ['UNKNOWN_COUNTRY', '«99A»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintIso3166999, unmarked(marked))).toEqual([code, marked]);
  });
});
