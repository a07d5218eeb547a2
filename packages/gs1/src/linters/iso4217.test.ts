import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintIso4217 } from './iso4217.js';

describe('lintIso4217', () => {
  it.each(['978', '840', '756', '999', '008'])('accepts %j', (component) => {
    expect(refusalOf(lintIso4217, component)).toBeUndefined();
  });

  it.each([
    ['UNKNOWN_CURRENCY', '«»'],
    ['UNKNOWN_CURRENCY', '«000»'],
    ['UNKNOWN_CURRENCY', '«987»'],
    ['UNKNOWN_CURRENCY', '«280»'],
    ['UNKNOWN_CURRENCY', '«97»'],
    ['UNKNOWN_CURRENCY', '«9780»'],
    ['UNKNOWN_CURRENCY', '«EUR»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintIso4217, unmarked(marked))).toEqual([code, marked]);
  });
});
