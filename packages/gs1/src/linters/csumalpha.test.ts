import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintCsumalpha } from './csumalpha.js';

describe('lintCsumalpha', () => {
  it.each([
    '22',
    '!22',
    '1987654Ad4X4bL5ttr2310c2K',
    '12345678901234567890123NT',
    '12345_ABCDEFGHIJKLMCP',
    '12345_!"%&\'()*+,-./LC',
    '00000!HV',
    '99999zzzzzzzzzzzzzzzzzzT2',
  ])('accepts %j', (component) => {
    expect(refusalOf(lintCsumalpha, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['TOO_SHORT', '«2»'],
    ['TOO_LONG', '12345678901234567890123«4NT»'],
    ['CHECK_CHARACTERS_MISMATCH', '«33»'],
    ['CHECK_CHARACTERS_MISMATCH', '1987654Ad4X4bL5ttr2310c«K2»'],
    ['CHECK_CHARACTERS_MISMATCH', '1987654Ad4X4bL5ttr2301c«2K»'],
    ['INVALID_CHARACTER', '123456789« »1234567890123NT'],
    ['INVALID_CHARACTER', '« »2345678901234567890123NT'],
    ['INVALID_CHARACTER', '12345678901234567890123«0»T'],
    ['INVALID_CHARACTER', '12345678901234567890123N«I»'],
    ['INVALID_CHARACTER', '12345678901234567890123«n»T'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintCsumalpha, unmarked(marked))).toEqual([code, marked]);
  });
});
