import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintIban } from './iban.js';

describe('lintIban', () => {
  it.each([
    'FR7630006000011234567890189',
    'DE91100000000123456789',
    'BE71096123456769',
    'MU43BOMM0101123456789101000MUR',
    'CH5604835012345678009',
    'GB98MIDL07009312345678',
  ])('accepts %j', (component) => {
    expect(refusalOf(lintIban, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['TOO_SHORT', '«BE71096123»'],
    ['UNKNOWN_COUNTRY', '«XX»361234567890'],
    ['UNKNOWN_COUNTRY', '«be»71096123456769'],
    ['CHECK_DIGIT_MISMATCH', 'BE«71»096123456760'],
    ['CHECK_DIGIT_MISMATCH', 'BE«17»096123456769'],
    ['CHECK_DIGIT_MISMATCH', 'BE«71»096123456796'],
    ['INVALID_CHARACTER', 'BE«x»1096123456769'],
    ['INVALID_CHARACTER', 'BE71« »96123456769'],
    ['INVALID_CHARACTER', 'BE710961234567«é»9'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintIban, unmarked(marked))).toEqual([code, marked]);
  });
});
