import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintYyyymmdd } from './yyyymmdd.js';

describe('lintYyyymmdd', () => {
  it.each(['20260101', '20000229', '20240229', '19991231', '00010101'])(
    'accepts %j',
    (component) => {
      expect(refusalOf(lintYyyymmdd, component)).toBeUndefined();
    },
  );

  it.each([
    ['TOO_SHORT', '«2026010»'],
    ['TOO_LONG', '«202601011»'],
    ['NON_DIGIT', '2026«O»101'],
    ['INVALID_MONTH', '2026«13»01'],
    ['INVALID_DAY', '202601«00»'],
    ['INVALID_DAY', '202602«29»'],
    ['INVALID_DAY', '190002«29»'],
    ['INVALID_DAY', '210002«29»'],
    ['INVALID_DAY', '202611«31»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintYyyymmdd, unmarked(marked))).toEqual([code, marked]);
  });
});
