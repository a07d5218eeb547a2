import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintCset39 } from './cset39.js';

describe('lintCset39', () => {
  it.each(['', '#-/', '0123456789', 'AZ'])('accepts %j', (component) => {
    expect(refusalOf(lintCset39, component)).toBeUndefined();
  });

  it.each([
    ['INVALID_CHARACTER', 'A«a»'],
    ['INVALID_CHARACTER', '«_»'],
    ['INVALID_CHARACTER', 'A«.»B'],
    ['INVALID_CHARACTER', '«"»'],
    ['INVALID_CHARACTER', '1« »'],
    ['INVALID_CHARACTER', '«é»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintCset39, unmarked(marked))).toEqual([code, marked]);
  });
});
