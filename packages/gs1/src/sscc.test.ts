import { describe, expect, it } from 'vitest';
import { thrownBy } from '../test/support/thrown-by.js';
import { isSscc, parseSscc } from './sscc.js';

const refused = [
  ['', 'TOO_SHORT', 0],
  ['10614141234567890', 'TOO_SHORT', 17],
  ['0106141412345678908', 'TOO_LONG', 18],
  ['10614141234567890x', 'NON_DIGIT', 17],
  ['x06141412345678908', 'NON_DIGIT', 0],
  ['106141412345678909', 'CHECK_DIGIT_MISMATCH', 17],
] as const;

describe('parseSscc', () => {
  it('reads what the digits tell without a company prefix', () => {
    expect(parseSscc('106141412345678908')).toEqual({
      sscc: '106141412345678908',
      extensionDigit: 1,
      checkDigit: 8,
    });
  });

  it.each(refused)('refuses %j with %s', (value, code, start) => {
    expect(thrownBy(() => parseSscc(value))).toMatchObject({ code, start });
  });
});

describe('isSscc', () => {
  it('accepts 18 digits with their check digit', () => {
    expect(isSscc('106141412345678908')).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isSscc(value)).toBe(false);
  });
});
