import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings, grais } from '../../test/support/arbitrary-keys.js';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGrai, isGrai, parseGrai } from './grai.js';

const refused = [
  ['', 'TOO_SHORT', 0],
  ['9521141123454', 'TOO_SHORT', 13],
  ['0952114112345412345678901234567', 'TOO_LONG', 30],
  ['1952114112345432a/b', 'NOT_ZERO', 0],
  ['x952114112345432a/b', 'NOT_ZERO', 0],
  ['09521141x2345432a/b', 'NON_DIGIT', 8],
  ['0952114112345x32a/b', 'NON_DIGIT', 13],
  ['0952114112345532a/b', 'CHECK_DIGIT_MISMATCH', 13],
  ['0952114112345432 ab', 'INVALID_CHARACTER', 16],
  ['09521141123454#', 'INVALID_CHARACTER', 14],
  ['09521141123454é', 'INVALID_CHARACTER', 14],
] as const;

describe('parseGrai', () => {
  it('splits asset identifier and serial', () => {
    expect(parseGrai('0952114112345432a/b')).toEqual({
      grai: '0952114112345432a/b',
      assetIdentifier: '09521141123454',
      serial: '32a/b',
    });
  });

  it('reads a GRAI without serial', () => {
    expect(parseGrai('09521141123454')).toEqual({
      grai: '09521141123454',
      assetIdentifier: '09521141123454',
      serial: undefined,
    });
  });

  it('gives parts that make the whole again', () => {
    fc.assert(
      fc.property(grais, (value) => {
        const { grai, assetIdentifier, serial } = parseGrai(value);
        expect(assetIdentifier + (serial ?? '')).toBe(grai);
      }),
    );
  });

  it.each(refused)('refuses %j with %s', (value, code, start) => {
    expect(thrownBy(() => parseGrai(value))).toMatchObject({ code, start });
  });
});

describe('isGrai', () => {
  it.each(['09521141123454', '09521141123454A', '095211411234541234567890123456'])(
    'accepts %s',
    (value) => {
      expect(isGrai(value)).toBe(true);
    },
  );

  it.each(refused)('answers false for %j', (value) => {
    expect(isGrai(value)).toBe(false);
  });
});

describe('createGrai', () => {
  it('puts 0 first and the serial last', () => {
    const parts = { companyPrefix: '9521141', assetType: '12345', serial: '32a/b' };
    expect(createGrai(parts)).toBe('0952114112345432a/b');
  });

  it('does without a serial', () => {
    expect(createGrai({ companyPrefix: '9521141', assetType: '12345' })).toBe('09521141123454');
  });

  it('makes what parses into the same parts', () => {
    fc.assert(
      fc.property(
        prefixesAndReferences(12),
        cset82Strings(1, 16),
        ({ companyPrefix, reference }, serial) => {
          const parsed = parseGrai(createGrai({ companyPrefix, assetType: reference, serial }));
          expect(parsed.assetIdentifier.slice(1, -1)).toBe(companyPrefix + reference);
          expect(parsed.serial).toBe(serial);
        },
      ),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, assetType: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGrai(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', '1', 'TOO_SHORT', 0, 0],
    ['123456', '1', 'TOO_LONG', 5, 6],
    ['1A', '1', 'NON_DIGIT', 1, 2],
    ['1', '', 'TOO_SHORT', 0, 0],
    ['1', '12345678901234567', 'TOO_LONG', 16, 17],
    ['1', 'a b', 'INVALID_CHARACTER', 1, 2],
  ])('refuses asset type %j with serial %j: %s', (assetType, serial, ...problem) => {
    const [code, start, end] = problem;
    const parts = { companyPrefix: '9521141', assetType, serial };
    expect(thrownBy(() => createGrai(parts))).toMatchObject({ code, start, end });
  });
});
