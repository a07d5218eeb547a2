import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintHyphen } from './hyphen.js';

describe('lintHyphen', () => {
  it.each(['-', '--'])('accepts %j', (component) => {
    expect(refusalOf(lintHyphen, component)).toBeUndefined();
  });

  it.each([
    ['NOT_HYPHEN', '«»'],
    ['NOT_HYPHEN', '«+»'],
    ['NOT_HYPHEN', '«0»'],
    ['NOT_HYPHEN', '«-1»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintHyphen, unmarked(marked))).toEqual([code, marked]);
  });
});
