import { describe, expect, it } from 'vitest';
import { decimalMarkOf, readNumber, writeNumber } from './number-text.js';

describe('readNumber', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12,', 12],
    [',5', 0.5],
    ['-3,2', -3.2],
    ['\u22123', -3],
    ['1 234,5', 1234.5],
    ['1\u202f234', 1234],
    ['1’234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567.25', 1234567.25],
    ['0,125', 0.125],
    ['1234,125', 1234.125],
    [' 7 ', 7],
    ['1e-7', 1e-7],
    ['1e+21', 1e21],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });

  it.each([
    ['1.234', 1.234, 1234],
    ['12,500', 12.5, 12500],
    ['-1,234', -1.234, -1234],
  ])('reads %s, and says what else it may mean', (text, value, other) => {
    expect(readNumber(text)).toEqual({ value, other });
  });

  it.each([
    '',
    ' ',
    '-',
    'abc',
    '12 kg',
    '1,2,3',
    '1.2.3',
    '12.34.567',
    '1,234.56.7',
    '1 23',
    '0x10',
  ])('finds no number in "%s"', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it('finds no number beyond those of JSON', () => {
    expect(readNumber('1e999')).toBeUndefined();
  });
});

describe('writeNumber', () => {
  it.each([0, 1, -1, 0.1, 1 / 3, 1234567.891, 1e21, 5e-324, Number.MAX_SAFE_INTEGER])(
    'writes %d so that it is read back',
    (value) => {
      for (const mark of [',', '.'] as const) {
        const text = writeNumber(value, mark);
        // Only a number with three decimals has another reading, and that is the second one.
        expect(readNumber(text)?.value).toBe(value);
      }
    },
  );

  it.each([
    ['de', ','],
    ['en', '.'],
    ['bg', ','],
    ['ga', '.'],
  ])('has the decimal mark of %s', (locale, mark) => {
    expect(decimalMarkOf(locale)).toBe(mark);
  });
});
