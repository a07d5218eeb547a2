import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGln, isGln, isGlnExtension, parseGln } from './gln.js';

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

describe('createGln', () => {
  it('appends the check digit', () => {
    const parts = { companyPrefix: '0614141', locationReference: '12345' };
    expect(createGln(parts)).toBe('0614141123452');
  });

  it('makes what parses again, prefix and reference in place', () => {
    fc.assert(
      fc.property(prefixesAndReferences(12), ({ companyPrefix, reference }) => {
        const key = createGln({ companyPrefix, locationReference: reference });
        expect(parseGln(key).gln.slice(0, -1)).toBe(companyPrefix + reference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, locationReference: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGln(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['0614141', '', 'TOO_SHORT', 0, 0],
    ['0614141', '123456', 'TOO_LONG', 5, 6],
    ['123456789012', '1', 'TOO_LONG', 0, 1],
    ['0614141', '1A', 'NON_DIGIT', 1, 2],
  ])('refuses behind %s the reference %j with %s', (companyPrefix, locationReference, ...rest) => {
    const [code, start, end] = rest;
    const parts = { companyPrefix, locationReference };
    expect(thrownBy(() => createGln(parts))).toMatchObject({ code, start, end });
  });
});

describe('isGlnExtension', () => {
  it.each(['0', 'dock-7', '12345678901234567890'])('accepts %s', (value) => {
    expect(isGlnExtension(value)).toBe(true);
  });

  it.each(['', '123456789012345678901', 'dock 7', 'é'])('answers false for %j', (value) => {
    expect(isGlnExtension(value)).toBe(false);
  });
});
