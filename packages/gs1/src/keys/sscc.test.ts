import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createSscc, isSscc, parseSscc } from './sscc.js';

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

describe('createSscc', () => {
  it('puts the extension digit first and the check digit last', () => {
    const parts = { extensionDigit: 1, companyPrefix: '0614141', serialReference: '234567890' };
    expect(createSscc(parts)).toBe('106141412345678908');
  });

  it('starts with 0 when no extension digit is given', () => {
    const parts = { companyPrefix: '0614141', serialReference: '42' };
    expect(createSscc(parts)).toMatch(/^00614141000000042\d$/);
  });

  it('makes what parses again, every part in place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        prefixesAndReferences(16),
        (extensionDigit, { companyPrefix, reference }) => {
          const key = createSscc({ extensionDigit, companyPrefix, serialReference: reference });
          expect(parseSscc(key).extensionDigit).toBe(extensionDigit);
          expect(key.slice(1, -1)).toBe(companyPrefix + reference);
        },
      ),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, serialReference: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createSscc(parts))).toMatchObject({ code, start, end });
  });

  it.each([10, -1, 1.5, Number.NaN])('refuses the extension digit %d', (extensionDigit) => {
    const parts = { extensionDigit, companyPrefix: '0614141', serialReference: '1' };
    expect(thrownBy(() => createSscc(parts)).code).toBe('NON_DIGIT');
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['1234567890', 'TOO_LONG', 9, 10],
    ['12 4', 'NON_DIGIT', 2, 3],
  ])('refuses the reference %j with %s', (serialReference, code, start, end) => {
    const parts = { companyPrefix: '0614141', serialReference };
    expect(thrownBy(() => createSscc(parts))).toMatchObject({ code, start, end });
  });
});
