import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings } from '../../test/support/arbitrary-keys.js';
import { companyPrefixes, refusedCompanyPrefixes } from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGiai, isGiai, parseGiai } from './giai.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['952', 'TOO_SHORT', 3, 3],
  ['1234AAAAAAAAAAAAAAAAAAAAAAAAAAA', 'TOO_LONG', 30, 31],
  ['12A4567', 'INVALID_COMPANY_PREFIX', 2, 3],
  ['ABC123', 'INVALID_COMPANY_PREFIX', 0, 1],
  ['95211411 2', 'INVALID_CHARACTER', 8, 9],
  ['952114112#', 'INVALID_CHARACTER', 9, 10],
  ['9521141é', 'INVALID_CHARACTER', 7, 8],
] as const;

describe('parseGiai', () => {
  it('takes digits and the other characters of its set', () => {
    expect(parseGiai('952114112-a/B')).toEqual({ giai: '952114112-a/B' });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseGiai(value))).toMatchObject({ code, start, end });
  });
});

describe('isGiai', () => {
  it.each(['1234', '952114112-a/B', '1234AAAAAAAAAAAAAAAAAAAAAAAAAA'])('accepts %s', (value) => {
    expect(isGiai(value)).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isGiai(value)).toBe(false);
  });
});

describe('createGiai', () => {
  it('joins prefix and reference', () => {
    const parts = { companyPrefix: '9521141', assetReference: '12-a/B' };
    expect(createGiai(parts)).toBe('952114112-a/B');
  });

  it('makes what parses again', () => {
    fc.assert(
      fc.property(companyPrefixes, cset82Strings(1, 18), (companyPrefix, assetReference) => {
        const key = createGiai({ companyPrefix, assetReference });
        expect(parseGiai(key).giai).toBe(companyPrefix + assetReference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, assetReference: 'A' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGiai(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['AAAAAAAAAAAAAAAAAAAAAAAA', 'TOO_LONG', 23, 24],
    ['1 2', 'INVALID_CHARACTER', 1, 2],
    ['12#', 'INVALID_CHARACTER', 2, 3],
    ['é', 'INVALID_CHARACTER', 0, 1],
  ])('refuses the reference %j with %s', (assetReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', assetReference };
    expect(thrownBy(() => createGiai(parts))).toMatchObject({ code, start, end });
  });
});
