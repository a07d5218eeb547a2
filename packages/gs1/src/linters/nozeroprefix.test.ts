import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintNozeroprefix } from './nozeroprefix.js';

describe('lintNozeroprefix', () => {
  it.each(['', '1', '10', '9'])('accepts %j', (component) => {
    expect(refusalOf(lintNozeroprefix, component)).toBeUndefined();
  });

  it.each([
    ['LEADING_ZERO', '«0»'],
    ['LEADING_ZERO', '«0»12'],
    ['NON_DIGIT', '«A»1'],
    ['NON_DIGIT', '0«A»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintNozeroprefix, unmarked(marked))).toEqual([code, marked]);
  });
});
