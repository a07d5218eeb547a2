import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintPosinseqslash } from './posinseqslash.js';

describe('lintPosinseqslash', () => {
  it.each(['1/1', '2/3', '9/10', '99/100', '12/12'])('accepts %j', (component) => {
    expect(refusalOf(lintPosinseqslash, component)).toBeUndefined();
  });

  it.each([
    ['MALFORMED_SEQUENCE', '«»'],
    ['MALFORMED_SEQUENCE', '«/»'],
    ['MALFORMED_SEQUENCE', '«123»'],
    ['MALFORMED_SEQUENCE', '«1/»'],
    ['MALFORMED_SEQUENCE', '«/1»'],
    ['MALFORMED_SEQUENCE', '«1//2»'],
    ['MALFORMED_SEQUENCE', '«1-2»'],
    ['MALFORMED_SEQUENCE', '«1/A»'],
    ['LEADING_ZERO', '«0»/1'],
    ['LEADING_ZERO', '1/«02»'],
    ['POSITION_EXCEEDS_TOTAL', '«2/1»'],
    ['POSITION_EXCEEDS_TOTAL', '«10/9»'],
    ['POSITION_EXCEEDS_TOTAL', '«13/12»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintPosinseqslash, unmarked(marked))).toEqual([code, marked]);
  });
});
