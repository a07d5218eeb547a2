import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintIso5218 } from './iso5218.js';

describe('lintIso5218', () => {
  it.each(['0', '1', '2', '9'])('accepts %j', (component) => {
    expect(refusalOf(lintIso5218, component)).toBeUndefined();
  });

  it.each([
    ['UNKNOWN_SEX', '«»'],
    ['UNKNOWN_SEX', '«3»'],
    ['UNKNOWN_SEX', '«8»'],
    ['UNKNOWN_SEX', '«11»'],
    ['UNKNOWN_SEX', '«M»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintIso5218, unmarked(marked))).toEqual([code, marked]);
  });
});
