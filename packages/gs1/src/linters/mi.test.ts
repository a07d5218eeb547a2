import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintMi } from './mi.js';

describe('lintMi', () => {
  it.each(['00', '59'])('accepts %j', (component) => {
    expect(refusalOf(lintMi, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«5»'],
    ['TOO_LONG', '«590»'],
    ['NON_DIGIT', '«-»1'],
    ['INVALID_MINUTE', '«60»'],
    ['INVALID_MINUTE', '«99»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintMi, unmarked(marked))).toEqual([code, marked]);
  });
});
