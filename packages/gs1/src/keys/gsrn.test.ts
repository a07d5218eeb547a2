import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGsrn, isGsrn, isSrin, parseGsrn } from './gsrn.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['95211411234567890', 'TOO_SHORT', 17, 17],
  ['9521141123456789060', 'TOO_LONG', 18, 19],
  ['952A14112345678906', 'NON_DIGIT', 3, 4],
  [' 52114112345678906', 'NON_DIGIT', 0, 1],
  ['952114112345678907', 'CHECK_DIGIT_MISMATCH', 17, 18],
  ['952141112345678906', 'CHECK_DIGIT_MISMATCH', 17, 18],
] as const;

describe('parseGsrn', () => {
  it('reads the check digit', () => {
    expect(parseGsrn('952114112345678906')).toEqual({ gsrn: '952114112345678906', checkDigit: 6 });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseGsrn(value))).toMatchObject({ code, start, end });
  });
});

describe('isGsrn', () => {
  it.each(['952114112345678906'])('accepts %s', (value) => {
    expect(isGsrn(value)).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isGsrn(value)).toBe(false);
  });
});

describe('createGsrn', () => {
  it('appends the check digit', () => {
    const parts = { companyPrefix: '9521141', serviceReference: '1234567890' };
    expect(createGsrn(parts)).toBe('952114112345678906');
  });

  it('pads a short reference with zeros', () => {
    const parts = { companyPrefix: '9521141', serviceReference: '42' };
    expect(createGsrn(parts)).toBe('952114100000000421');
  });

  it('makes what parses again, prefix and reference in place', () => {
    fc.assert(
      fc.property(prefixesAndReferences(17), ({ companyPrefix, reference }) => {
        const key = createGsrn({ companyPrefix, serviceReference: reference });
        expect(parseGsrn(key).gsrn).toBe(key);
        expect(key.slice(0, -1)).toBe(companyPrefix + reference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, serviceReference: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGsrn(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['11111111111', 'TOO_LONG', 10, 11],
    ['12A', 'NON_DIGIT', 2, 3],
    ['-1', 'NON_DIGIT', 0, 1],
  ])('refuses the reference %j with %s', (serviceReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', serviceReference };
    expect(thrownBy(() => createGsrn(parts))).toMatchObject({ code, start, end });
  });
});

describe('isSrin', () => {
  it.each(['0', '42', '0123456789'])('accepts %s', (value) => {
    expect(isSrin(value)).toBe(true);
  });

  it.each(['', '01234567890', '4A', ' 42', '-1'])('answers false for %j', (value) => {
    expect(isSrin(value)).toBe(false);
  });
});
