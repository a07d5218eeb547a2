import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalDecimal, canonicalNumber } from './canonical-decimal.js';

describe('canonicalNumber', () => {
  it.each([
    [1, '1'],
    [-0, '0'],
    [0.3434, '0.3434'],
    [1e21, '1000000000000000000000'],
    [-1.5e22, '-15000000000000000000000'],
    [1e-7, '0.0000001'],
    [-1.25e-9, '-0.00000000125'],
  ])('writes %d without an exponent', (value, text) => {
    expect(canonicalNumber(value)).toBe(text);
  });

  it('writes every number so that it reads back, as a canonical decimal', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = canonicalNumber(value);
        expect(Number(text)).toBe(value === 0 ? 0 : value);
        expect(canonicalDecimal(text)).toBe(text);
      }),
    );
  });
});

describe('canonicalDecimal', () => {
  it.each([
    ['1.0', '1'],
    ['0010', '10'],
    ['+0.50', '0.5'],
    ['-0.0', '0'],
    ['000', '0'],
    ['-07.10', '-7.1'],
  ])('writes %s as %s', (text, decimal) => {
    expect(canonicalDecimal(text)).toBe(decimal);
  });

  it.each(['', '1.', '.5', '1e3', '0x10', '--1', '1 000', 'NaN', '2027-01-01', '１'])(
    'leaves %j as it is',
    (text) => {
      expect(canonicalDecimal(text)).toBe(text);
    },
  );
});
