import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings } from '../../test/support/arbitrary-keys.js';
import { companyPrefixes, refusedCompanyPrefixes } from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createMudi, isMudi, parseMudi } from './mudi.js';

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
  ['952114116998922', 'NON_DIGIT_REQUIRED', 0, 15],
] as const;

describe('parseMudi', () => {
  it('reads the check character pair', () => {
    const value = '1987654Ad4X4bL5ttr2310c2K';
    expect(parseMudi(value)).toEqual({ mudi: value, checkCharacterPair: '2K' });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseMudi(value))).toMatchObject({ code, start, end });
  });
});

describe('isMudi', () => {
  it.each(['1987654Ad4X4bL5ttr2310c2K'])('accepts %s', (value) => {
    expect(isMudi(value)).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isMudi(value)).toBe(false);
  });
});

describe('createMudi', () => {
  it('appends the check character pair', () => {
    const parts = { companyPrefix: '1987654', modelReference: 'Ad4X4bL5ttr2310c' };
    expect(createMudi(parts)).toBe('1987654Ad4X4bL5ttr2310c2K');
  });

  it('makes what parses again', () => {
    fc.assert(
      fc.property(companyPrefixes, cset82Strings(0, 10), (companyPrefix, rest) => {
        const modelReference = `M${rest}`;
        const key = createMudi({ companyPrefix, modelReference });
        expect(parseMudi(key).mudi).toBe(key);
        expect(key.slice(0, -2)).toBe(companyPrefix + modelReference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, modelReference: 'A' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createMudi(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['AAAAAAAAAAAAAAAAA', 'TOO_LONG', 16, 17],
    ['A B', 'INVALID_CHARACTER', 1, 2],
    ['é', 'INVALID_CHARACTER', 0, 1],
  ])('refuses the reference %j with %s', (modelReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', modelReference };
    expect(thrownBy(() => createMudi(parts))).toMatchObject({ code, start, end });
  });

  it('refuses a reference that makes it all digits', () => {
    const parts = { companyPrefix: '9521141', modelReference: '169989' };
    expect(thrownBy(() => createMudi(parts)).code).toBe('NON_DIGIT_REQUIRED');
  });
});
