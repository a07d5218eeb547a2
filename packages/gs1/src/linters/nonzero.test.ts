import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintNonzero } from './nonzero.js';

describe('lintNonzero', () => {
  it.each(['1', '0001', '10'])('accepts %j', (component) => {
    expect(refusalOf(lintNonzero, component)).toBeUndefined();
  });

  it.each([
    ['ZERO_VALUE', '«»'],
    ['ZERO_VALUE', '«0»'],
    ['ZERO_VALUE', '«0000»'],
    ['NON_DIGIT', '0«A»'],
    ['NON_DIGIT', '1«-»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintNonzero, unmarked(marked))).toEqual([code, marked]);
  });
});
