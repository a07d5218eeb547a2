import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintIso3166alpha2 } from './iso3166alpha2.js';

describe('lintIso3166alpha2', () => {
  it.each(['DE', 'BE', 'US', 'ZW', 'AD'])('accepts %j', (component) => {
    expect(refusalOf(lintIso3166alpha2, component)).toBeUndefined();
  });

  it.each([
    ['UNKNOWN_COUNTRY', '«»'],
    ['UNKNOWN_COUNTRY', '«D»'],
    ['UNKNOWN_COUNTRY', '«de»'],
    ['UNKNOWN_COUNTRY', '«DEU»'],
    ['UNKNOWN_COUNTRY', '«EU»'],
    ['UNKNOWN_COUNTRY', '«UK»'],
    ['UNKNOWN_COUNTRY', '«XX»'],
    ['UNKNOWN_COUNTRY', '«A[»'],
    ['UNKNOWN_COUNTRY', '«B@»'],
    ['UNKNOWN_COUNTRY', '«27»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintIso3166alpha2, unmarked(marked))).toEqual([code, marked]);
  });
});
