import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGsin, isGsin, parseGsin } from './gsin.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['9521141123456789', 'TOO_SHORT', 16, 16],
  ['952114112345678920', 'TOO_LONG', 17, 18],
  ['952A1411234567892', 'NON_DIGIT', 3, 4],
  [' 5211411234567892', 'NON_DIGIT', 0, 1],
  ['95211411234567893', 'CHECK_DIGIT_MISMATCH', 16, 17],
  ['95214111234567892', 'CHECK_DIGIT_MISMATCH', 16, 17],
] as const;

describe('parseGsin', () => {
  it('reads the check digit', () => {
    expect(parseGsin('95211411234567892')).toEqual({ gsin: '95211411234567892', checkDigit: 2 });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseGsin(value))).toMatchObject({ code, start, end });
  });
});

describe('isGsin', () => {
  it.each(['95211411234567892'])('accepts %s', (value) => {
    expect(isGsin(value)).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isGsin(value)).toBe(false);
  });
});

describe('createGsin', () => {
  it('appends the check digit', () => {
    const parts = { companyPrefix: '9521141', shipperReference: '123456789' };
    expect(createGsin(parts)).toBe('95211411234567892');
  });

  it('pads a short reference with zeros', () => {
    const parts = { companyPrefix: '9521141', shipperReference: '7' };
    expect(createGsin(parts)).toBe('95211410000000076');
  });

  it('makes what parses again, prefix and reference in place', () => {
    fc.assert(
      fc.property(prefixesAndReferences(16), ({ companyPrefix, reference }) => {
        const key = createGsin({ companyPrefix, shipperReference: reference });
        expect(parseGsin(key).gsin).toBe(key);
        expect(key.slice(0, -1)).toBe(companyPrefix + reference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, shipperReference: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGsin(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['1111111111', 'TOO_LONG', 9, 10],
    ['12A', 'NON_DIGIT', 2, 3],
    ['-1', 'NON_DIGIT', 0, 1],
  ])('refuses the reference %j with %s', (shipperReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', shipperReference };
    expect(thrownBy(() => createGsin(parts))).toMatchObject({ code, start, end });
  });
});
