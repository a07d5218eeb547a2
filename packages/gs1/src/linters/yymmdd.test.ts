import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintYymmdd } from './yymmdd.js';

describe('lintYymmdd', () => {
  it.each(['260101', '261231', '240229', '000229', '260430'])('accepts %j', (component) => {
    expect(refusalOf(lintYymmdd, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['TOO_SHORT', '«26010»'],
    ['TOO_LONG', '«2601011»'],
    ['NON_DIGIT', '26«A»101'],
    ['INVALID_MONTH', '26«00»01'],
    ['INVALID_MONTH', '26«13»01'],
    ['INVALID_DAY', '2601«00»'],
    ['INVALID_DAY', '2601«32»'],
    ['INVALID_DAY', '2602«30»'],
    ['INVALID_DAY', '2602«29»'],
    ['INVALID_DAY', '2604«31»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintYymmdd, unmarked(marked))).toEqual([code, marked]);
  });
});
