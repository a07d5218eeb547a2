import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintPieceoftotal } from './pieceoftotal.js';

describe('lintPieceoftotal', () => {
  it.each(['0101', '0102', '0202', '9999', '13', '001003'])('accepts %j', (component) => {
    expect(refusalOf(lintPieceoftotal, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['TOO_SHORT', '«101»'],
    ['NON_DIGIT', '0«A»02'],
    ['ZERO_VALUE', '«00»01'],
    ['ZERO_VALUE', '01«00»'],
    ['ZERO_VALUE', '«00»00'],
    ['POSITION_EXCEEDS_TOTAL', '«0201»'],
    ['POSITION_EXCEEDS_TOTAL', '«1009»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintPieceoftotal, unmarked(marked))).toEqual([code, marked]);
  });
});
