import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintCset82 } from './cset82.js';

describe('lintCset82', () => {
  it.each(['', '!"%&\'()*+,-./:;<=>?_', '0123456789', 'AZaz'])('accepts %j', (component) => {
    expect(refusalOf(lintCset82, component)).toBeUndefined();
  });

  it.each([
    ['INVALID_CHARACTER', 'a« »b'],
    ['INVALID_CHARACTER', '«#»'],
    ['INVALID_CHARACTER', '«$»'],
    ['INVALID_CHARACTER', 'ab«@»'],
    ['INVALID_CHARACTER', '«[»'],
    ['INVALID_CHARACTER', '«^»'],
    ['INVALID_CHARACTER', '«`»'],
    ['INVALID_CHARACTER', '«{»'],
    ['INVALID_CHARACTER', '«~»'],
    ['INVALID_CHARACTER', '«é»'],
    ['INVALID_CHARACTER', '«\u001d»'],
    ['INVALID_CHARACTER', 'a«\u0141»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintCset82, unmarked(marked))).toEqual([code, marked]);
  });
});
