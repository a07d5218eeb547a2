import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings } from '../../test/support/arbitrary-keys.js';
import { companyPrefixes, refusedCompanyPrefixes } from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGinc, isGinc, parseGinc } from './ginc.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['952', 'TOO_SHORT', 3, 3],
  ['1234AAAAAAAAAAAAAAAAAAAAAAAAAAA', 'TOO_LONG', 30, 31],
  ['12A4567', 'INVALID_COMPANY_PREFIX', 2, 3],
  ['ABC123', 'INVALID_COMPANY_PREFIX', 0, 1],
  ['95211411 2', 'INVALID_CHARACTER', 8, 9],
  ['952114112~', 'INVALID_CHARACTER', 9, 10],
  ['9521141é', 'INVALID_CHARACTER', 7, 8],
] as const;

describe('parseGinc', () => {
  it('takes digits and the other characters of its set', () => {
    expect(parseGinc('9521141ABC_123')).toEqual({ ginc: '9521141ABC_123' });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseGinc(value))).toMatchObject({ code, start, end });
  });
});

describe('isGinc', () => {
  it.each(['1234', '9521141ABC_123', '1234AAAAAAAAAAAAAAAAAAAAAAAAAA'])('accepts %s', (value) => {
    expect(isGinc(value)).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isGinc(value)).toBe(false);
  });
});

describe('createGinc', () => {
  it('joins prefix and reference', () => {
    const parts = { companyPrefix: '9521141', consignmentReference: 'ABC_123' };
    expect(createGinc(parts)).toBe('9521141ABC_123');
  });

  it('makes what parses again', () => {
    fc.assert(
      fc.property(companyPrefixes, cset82Strings(1, 18), (companyPrefix, consignmentReference) => {
        const key = createGinc({ companyPrefix, consignmentReference });
        expect(parseGinc(key).ginc).toBe(companyPrefix + consignmentReference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, consignmentReference: 'A' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGinc(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['AAAAAAAAAAAAAAAAAAAAAAAA', 'TOO_LONG', 23, 24],
    ['1 2', 'INVALID_CHARACTER', 1, 2],
    ['12~', 'INVALID_CHARACTER', 2, 3],
    ['é', 'INVALID_CHARACTER', 0, 1],
  ])('refuses the reference %j with %s', (consignmentReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', consignmentReference };
    expect(thrownBy(() => createGinc(parts))).toMatchObject({ code, start, end });
  });
});
