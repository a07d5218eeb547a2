import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintCset64 } from './cset64.js';

describe('lintCset64', () => {
  it.each(['', 'A', 'AB', 'ABC', 'AB=', 'A==', '-_09AZaz'])('accepts %j', (component) => {
    expect(refusalOf(lintCset64, component)).toBeUndefined();
  });

  it.each([
    ['INVALID_PADDING', 'ABC«=»'],
    ['INVALID_PADDING', 'AB«==»'],
    ['INVALID_PADDING', '«===»'],
    ['INVALID_PADDING', 'ABC«===»'],
    ['INVALID_CHARACTER', 'A«=»B'],
    ['INVALID_CHARACTER', 'AB«+»D'],
    ['INVALID_CHARACTER', '«/»'],
    ['INVALID_CHARACTER', 'A« »C'],
    ['INVALID_CHARACTER', '«.»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintCset64, unmarked(marked))).toEqual([code, marked]);
  });
});
