import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings } from '../../test/support/arbitrary-keys.js';
import { companyPrefixes, refusedCompanyPrefixes } from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGmn, isGmn, parseGmn } from './gmn.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['12', 'TOO_SHORT', 2, 2],
  ['1987654Ad4X4bL5ttr2310c2KA', 'TOO_LONG', 25, 26],
  ['1987654Ad4X4bL5ttr2310cK2', 'CHECK_CHARACTERS_MISMATCH', 23, 25],
  ['1987654Ad4X4bL5ttr2301c2K', 'CHECK_CHARACTERS_MISMATCH', 23, 25],
  ['1987654Ad4 4bL5ttr2310c2K', 'INVALID_CHARACTER', 10, 11],
  ['1987654Ad4X4bL5ttr2310c0K', 'INVALID_CHARACTER', 23, 24],
  ['1987654Ad4X4bL5ttr2310c2k', 'INVALID_CHARACTER', 24, 25],
  ['12345é!HV', 'INVALID_CHARACTER', 5, 6],
  ['12A45HD', 'INVALID_COMPANY_PREFIX', 2, 3],
] as const;

describe('parseGmn', () => {
  it('reads the check character pair', () => {
    const value = '1987654Ad4X4bL5ttr2310c2K';
    expect(parseGmn(value)).toEqual({ gmn: value, checkCharacterPair: '2K' });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseGmn(value))).toMatchObject({ code, start, end });
  });
});

describe('isGmn', () => {
  it.each(['1987654Ad4X4bL5ttr2310c2K', '952114116998922', '00000!HV'])('accepts %s', (value) => {
    expect(isGmn(value)).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isGmn(value)).toBe(false);
  });
});

describe('createGmn', () => {
  it('appends the check character pair', () => {
    const parts = { companyPrefix: '1987654', modelReference: 'Ad4X4bL5ttr2310c' };
    expect(createGmn(parts)).toBe('1987654Ad4X4bL5ttr2310c2K');
  });

  it('makes what parses again', () => {
    fc.assert(
      fc.property(companyPrefixes, cset82Strings(0, 10), (companyPrefix, rest) => {
        const modelReference = `M${rest}`;
        const key = createGmn({ companyPrefix, modelReference });
        expect(parseGmn(key).gmn).toBe(key);
        expect(key.slice(0, -2)).toBe(companyPrefix + modelReference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, modelReference: 'A' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGmn(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['AAAAAAAAAAAAAAAAA', 'TOO_LONG', 16, 17],
    ['A B', 'INVALID_CHARACTER', 1, 2],
    ['é', 'INVALID_CHARACTER', 0, 1],
  ])('refuses the reference %j with %s', (modelReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', modelReference };
    expect(thrownBy(() => createGmn(parts))).toMatchObject({ code, start, end });
  });
});
