import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintSs } from './ss.js';

describe('lintSs', () => {
  it.each(['00', '59'])('accepts %j', (component) => {
    expect(refusalOf(lintSs, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«5»'],
    ['TOO_LONG', '«590»'],
    ['NON_DIGIT', '5«x»'],
    ['INVALID_SECOND', '«60»'],
    ['INVALID_SECOND', '«99»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintSs, unmarked(marked))).toEqual([code, marked]);
  });
});
