import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits } from '../../test/support/arbitrary-keys.js';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { createGcn, isGcn, parseGcn } from './gcn.js';

const refused = [
  ['', 'TOO_SHORT', 0, 0],
  ['952114112345', 'TOO_SHORT', 12, 12],
  ['95211411234541111111111111', 'TOO_LONG', 25, 26],
  ['95A1141123454', 'NON_DIGIT', 2, 3],
  ['9521141123455123456789', 'CHECK_DIGIT_MISMATCH', 12, 13],
  ['95211411234541A', 'NON_DIGIT', 14, 15],
  ['9521141123454 1', 'NON_DIGIT', 13, 14],
] as const;

describe('parseGcn', () => {
  it('splits the serial component off', () => {
    expect(parseGcn('9521141123454123456789')).toEqual({
      gcn: '9521141123454123456789',
      couponIdentifier: '9521141123454',
      serial: '123456789',
    });
  });

  it('reads a key without serial component', () => {
    const parsed = { gcn: '9521141123454', couponIdentifier: '9521141123454', serial: undefined };
    expect(parseGcn('9521141123454')).toEqual(parsed);
  });

  it.each(refused)('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => parseGcn(value))).toMatchObject({ code, start, end });
  });
});

describe('isGcn', () => {
  it.each(['9521141123454', '9521141123454123456789', '9521141123454111111111111'])(
    'accepts %s',
    (value) => {
      expect(isGcn(value)).toBe(true);
    },
  );

  it.each(refused)('answers false for %j', (value) => {
    expect(isGcn(value)).toBe(false);
  });
});

describe('createGcn', () => {
  it('appends check digit and serial component', () => {
    const parts = { companyPrefix: '9521141', couponReference: '12345', serial: '123456789' };
    expect(createGcn(parts)).toBe('9521141123454123456789');
  });

  it('does without a serial component', () => {
    const parts = { companyPrefix: '9521141', couponReference: '5' };
    expect(createGcn(parts)).toBe('9521141000052');
  });

  it('makes what parses into the same parts', () => {
    fc.assert(
      fc.property(
        prefixesAndReferences(12),
        fc.integer({ min: 1, max: 12 }).chain(digits),
        ({ companyPrefix, reference }, serial) => {
          const key = createGcn({ companyPrefix, couponReference: reference, serial });
          const parsed = parseGcn(key);
          expect(parsed.couponIdentifier.slice(0, -1)).toBe(companyPrefix + reference);
          expect(parsed.serial).toBe(serial);
        },
      ),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, couponReference: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGcn(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['123456', 'TOO_LONG', 5, 6],
    ['1A', 'NON_DIGIT', 1, 2],
  ])('refuses the reference %j with %s', (couponReference, code, start, end) => {
    const parts = { companyPrefix: '9521141', couponReference };
    expect(thrownBy(() => createGcn(parts))).toMatchObject({ code, start, end });
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['1111111111111', 'TOO_LONG', 12, 13],
    ['1A', 'NON_DIGIT', 1, 2],
    [' 1', 'NON_DIGIT', 0, 1],
  ])('refuses the serial component %j with %s', (serial, code, start, end) => {
    const parts = { companyPrefix: '9521141', couponReference: '12345', serial };
    expect(thrownBy(() => createGcn(parts))).toMatchObject({ code, start, end });
  });
});
