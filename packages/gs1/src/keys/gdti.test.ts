import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings } from '../../test/support/arbitrary-keys.js';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGdti, isGdti, parseGdti } from './gdti.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['952114112345', 'TOO_SHORT', 12, 12],
  ['9521141123454111111111111111111', 'TOO_LONG', 30, 31],
  ['95A1141123454', 'NON_DIGIT', 2, 3],
  ['9521141123455A-42', 'CHECK_DIGIT_MISMATCH', 12, 13],
  ['9521141123454A 42', 'INVALID_CHARACTER', 14, 15],
  ['9521141123454é', 'INVALID_CHARACTER', 13, 14],
] as const;

describe('parseGdti', () => {
  it('splits the serial component off', () => {
    expect(parseGdti('9521141123454A-42')).toEqual({
      gdti: '9521141123454A-42',
      documentTypeIdentifier: '9521141123454',
      serial: 'A-42',
    });
  });

  it('reads a key without serial component', () => {
    const parsed = {
      gdti: '9521141123454',
      documentTypeIdentifier: '9521141123454',
      serial: undefined,
    };
    expect(parseGdti('9521141123454')).toEqual(parsed);
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseGdti(value))).toMatchObject({ code, start, end });
  });
});

describe('isGdti', () => {
  it.each(['9521141123454', '9521141123454A-42', '952114112345411111111111111111'])(
    'accepts %s',
    (value) => {
      expect(isGdti(value)).toBe(true);
    },
  );

  it.each(refused)('answers false for %j', (value) => {
    expect(isGdti(value)).toBe(false);
  });
});

describe('createGdti', () => {
  it('appends check digit and serial component', () => {
    const parts = { companyPrefix: '9521141', documentType: '12345', serial: 'A-42' };
    expect(createGdti(parts)).toBe('9521141123454A-42');
  });

  it('does without a serial component', () => {
    const parts = { companyPrefix: '9521141', documentType: '5' };
    expect(createGdti(parts)).toBe('9521141000052');
  });

  it('makes what parses into the same parts', () => {
    fc.assert(
      fc.property(
        prefixesAndReferences(12),
        cset82Strings(1, 17),
        ({ companyPrefix, reference }, serial) => {
          const key = createGdti({ companyPrefix, documentType: reference, serial });
          const parsed = parseGdti(key);
          expect(parsed.documentTypeIdentifier.slice(0, -1)).toBe(companyPrefix + reference);
          expect(parsed.serial).toBe(serial);
        },
      ),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, documentType: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGdti(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['123456', 'TOO_LONG', 5, 6],
    ['1A', 'NON_DIGIT', 1, 2],
  ])('refuses the reference %j with %s', (documentType, code, start, end) => {
    const parts = { companyPrefix: '9521141', documentType };
    expect(thrownBy(() => createGdti(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['111111111111111111', 'TOO_LONG', 17, 18],
    ['A 42', 'INVALID_CHARACTER', 1, 2],
    ['é', 'INVALID_CHARACTER', 0, 1],
  ])('refuses the serial component %j with %s', (serial, code, start, end) => {
    const parts = { companyPrefix: '9521141', documentType: '12345', serial };
    expect(thrownBy(() => createGdti(parts))).toMatchObject({ code, start, end });
  });
});
