import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyPrefixes, refusedCompanyPrefixes } from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createCpid, isCpid, isCpidSerial, parseCpid } from './cpid.js';

/** Strings of CSET 39. */
function cset39Strings(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...'#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return fc.string({ unit, minLength, maxLength });
}

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['952', 'TOO_SHORT', 3, 3],
  ['1234AAAAAAAAAAAAAAAAAAAAAAAAAAA', 'TOO_LONG', 30, 31],
  ['12A4567', 'INVALID_COMPANY_PREFIX', 2, 3],
  ['ABC123', 'INVALID_COMPANY_PREFIX', 0, 1],
  ['9521141ab', 'INVALID_CHARACTER', 7, 8],
  ['9521141A b', 'INVALID_CHARACTER', 8, 9],
  ['9521141A_B', 'INVALID_CHARACTER', 8, 9],
  ['9521141A.B', 'INVALID_CHARACTER', 8, 9],
] as const;

describe('parseCpid', () => {
  it('takes digits and the other characters of its set', () => {
    expect(parseCpid('9521141XT-77#1/Z')).toEqual({ cpid: '9521141XT-77#1/Z' });
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseCpid(value))).toMatchObject({ code, start, end });
  });
});

describe('isCpid', () => {
  it.each(['1234', '9521141XT-77#1/Z', '1234AAAAAAAAAAAAAAAAAAAAAAAAAA'])('accepts %s', (value) => {
    expect(isCpid(value)).toBe(true);
  });

  it.each(refused)('answers false for %j', (value) => {
    expect(isCpid(value)).toBe(false);
  });
});

describe('createCpid', () => {
  it('joins prefix and reference', () => {
    const parts = { companyPrefix: '9521141', componentPartReference: 'XT-77#1/Z' };
    expect(createCpid(parts)).toBe('9521141XT-77#1/Z');
  });

  it('makes what parses again', () => {
    fc.assert(
      fc.property(
        companyPrefixes,
        cset39Strings(1, 18),
        (companyPrefix, componentPartReference) => {
          const key = createCpid({ companyPrefix, componentPartReference });
          expect(parseCpid(key).cpid).toBe(companyPrefix + componentPartReference);
        },
      ),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, componentPartReference: 'A' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createCpid(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['AAAAAAAAAAAAAAAAAAAAAAAA', 'TOO_LONG', 23, 24],
    ['ab', 'INVALID_CHARACTER', 0, 1],
    ['A b', 'INVALID_CHARACTER', 1, 2],
    ['A_B', 'INVALID_CHARACTER', 1, 2],
    ['A.B', 'INVALID_CHARACTER', 1, 2],
  ])('refuses the reference %j with %s', (componentPartReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', componentPartReference };
    expect(thrownBy(() => createCpid(parts))).toMatchObject({ code, start, end });
  });
});

describe('isCpidSerial', () => {
  it.each(['1', '37', '123456789012'])('accepts %s', (value) => {
    expect(isCpidSerial(value)).toBe(true);
  });

  it.each(['', '0', '037', '1234567890123', '1A', ' 1'])('answers false for %j', (value) => {
    expect(isCpidSerial(value)).toBe(false);
  });
});
