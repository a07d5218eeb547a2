import { describe, expect, it } from 'vitest';
import { thrownBy } from '../test/support/thrown-by.js';
import { isGln, parseGln } from './gln.js';

const refused = [
  ['', 'TOO_SHORT', 0],
  ['061414112345', 'TOO_SHORT', 12],
  ['00614141123452', 'TOO_LONG', 13],
  ['061414112345x', 'NON_DIGIT', 12],
  ['x614141123452', 'NON_DIGIT', 0],
  ['0614141123453', 'CHECK_DIGIT_MISMATCH', 12],
] as const;

describe('parseGln', () => {
  it('reads what the digits tell without a company prefix', () => {
    expect(parseGln('0614141123452')).toEqual({ gln: '0614141123452', checkDigit: 2 });
  });

  it.each(refused)('refuses %j with %s', (value, code, start) => {
    expect(thrownBy(() => parseGln(value))).toMatchObject({ code, start });
  });
});

describe('isGln', () => {
  it('accepts 13 digits with their check digit', () => {
    expect(isGln('0614141123452')).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isGln(value)).toBe(false);
  });
});
