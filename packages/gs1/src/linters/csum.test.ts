import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintCsum } from './csum.js';

describe('lintCsum', () => {
  it.each([
    '9506000134352',
    '09506000134352',
    '106141412345678908',
    '96385074',
    '036000291452',
    '0',
    '17',
  ])('accepts %j', (component) => {
    expect(refusalOf(lintCsum, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['CHECK_DIGIT_MISMATCH', '950600013435«3»'],
    ['CHECK_DIGIT_MISMATCH', '950600013453«2»'],
    ['CHECK_DIGIT_MISMATCH', '10614141234567890«7»'],
    ['CHECK_DIGIT_MISMATCH', '«1»'],
    ['NON_DIGIT', '«A»506000134352'],
    ['NON_DIGIT', '950600«O»134352'],
    ['NON_DIGIT', '950600013435«X»'],
    ['NON_DIGIT', '9« »06000134352'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintCsum, unmarked(marked))).toEqual([code, marked]);
  });
});
