import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintPcenc } from './pcenc.js';

describe('lintPcenc', () => {
  it.each(['', 'A', '%20', 'A%ff%FF', '%00', 'ABC%20XYZ'])('accepts %j', (component) => {
    expect(refusalOf(lintPcenc, component)).toBeUndefined();
  });

  it.each([
    ['INVALID_PERCENT_ENCODING', '«%»'],
    ['INVALID_PERCENT_ENCODING', 'AB«%2»'],
    ['INVALID_PERCENT_ENCODING', '«%g0»'],
    ['INVALID_PERCENT_ENCODING', 'A«%0g»B'],
    ['INVALID_PERCENT_ENCODING', '%20«%%2»0'],
    ['INVALID_PERCENT_ENCODING', '%41«%é1»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintPcenc, unmarked(marked))).toEqual([code, marked]);
  });
});
