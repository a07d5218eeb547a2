import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numericKeys } from '../../test/support/arbitrary-keys.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createItip, isItip, parseItip } from './itip.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['09506000134352010', 'TOO_SHORT', 17, 17],
  ['0950600013435201020', 'TOO_LONG', 18, 19],
  ['0950600O1343520102', 'NON_DIGIT', 7, 8],
  ['09506000134352010A', 'NON_DIGIT', 17, 18],
  ['095060001343530102', 'CHECK_DIGIT_MISMATCH', 13, 14],
  ['095060001343520002', 'ZERO_VALUE', 14, 16],
  ['095060001343520100', 'ZERO_VALUE', 16, 18],
  ['095060001343520302', 'POSITION_EXCEEDS_TOTAL', 14, 18],
] as const;

describe('parseItip', () => {
  it('reads item, piece and total', () => {
    expect(parseItip('095060001343520112')).toEqual({
      itip: '095060001343520112',
      gtin: '09506000134352',
      piece: 1,
      total: 12,
    });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseItip(value))).toMatchObject({ code, start, end });
  });
});

describe('isItip', () => {
  it.each(['095060001343520101', '095060001343520102', '095060001343529999'])(
    'accepts %s',
    (value) => {
      expect(isItip(value)).toBe(true);
    },
  );

  it.each(refused)('answers false for %j', (value) => {
    expect(isItip(value)).toBe(false);
  });
});

describe('createItip', () => {
  it('writes piece and total in two digits each', () => {
    const itip = createItip({ gtin: '09506000134352', piece: 1, total: 2 });
    expect(itip).toBe('095060001343520102');
  });

  it('makes what parses into the same parts', () => {
    const count = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(numericKeys(14), count, count, (gtin, one, other) => {
        const parts = { gtin, piece: Math.min(one, other), total: Math.max(one, other) };
        expect(parseItip(createItip(parts))).toMatchObject(parts);
      }),
    );
  });

  it.each([
    ['9506000134352', 1, 1, 'TOO_SHORT'],
    ['09506000134353', 1, 1, 'CHECK_DIGIT_MISMATCH'],
    ['09506000134352', 0, 1, 'ZERO_VALUE'],
    ['09506000134352', 0, 0, 'ZERO_VALUE'],
    ['09506000134352', 3, 2, 'POSITION_EXCEEDS_TOTAL'],
    ['09506000134352', 1, 100, 'TOO_LONG'],
    ['09506000134352', 1.5, 2, 'TOO_LONG'],
    ['09506000134352', -1, 2, 'NON_DIGIT'],
  ])('refuses of %s the piece %d of %d with %s', (gtin, piece, total, code) => {
    expect(thrownBy(() => createItip({ gtin, piece, total })).code).toBe(code);
  });
});
