import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintYymmd0 } from './yymmd0.js';

describe('lintYymmd0', () => {
  it.each(['260101', '260200', '240229', '260930'])('accepts %j', (component) => {
    expect(refusalOf(lintYymmd0, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«26020»'],
    ['TOO_LONG', '«2602000»'],
    ['NON_DIGIT', '2602« »0'],
    ['INVALID_MONTH', '26«13»00'],
    ['INVALID_MONTH', '26«00»00'],
    ['INVALID_DAY', '2602«30»'],
    ['INVALID_DAY', '2502«29»'],
    ['INVALID_DAY', '2609«31»'],
    ['INVALID_DAY', '2601«99»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintYymmd0, unmarked(marked))).toEqual([code, marked]);
  });
});
