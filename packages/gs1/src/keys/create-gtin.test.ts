import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, numericKeys } from '../../test/support/arbitrary-keys.js';
import {
  prefixesAndReferences,
  refusedCompanyPrefixes,
} from '../../test/support/company-prefixes.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import {
  createGtin12,
  createGtin13,
  createGtin14,
  createGtin8,
  withIndicatorDigit,
} from './create-gtin.js';
import { isCheckDigitValid } from './check-digit.js';
import { isGtin14, parseGtin } from './gtin.js';

const refusedReferences = [
  ['', 'TOO_SHORT', 0],
  ['12A', 'NON_DIGIT', 2],
  ['123456789', 'TOO_LONG', undefined],
] as const;

describe('createGtin13', () => {
  it('appends the check digit', () => {
    const parts = { companyPrefix: '9506000', itemReference: '13435' };
    expect(createGtin13(parts)).toBe('9506000134352');
  });

  it('pads a short reference with zeros', () => {
    expect(createGtin13({ companyPrefix: '9506000', itemReference: '7' })).toMatch(/^950600000007/);
  });

  it('makes what parses again, prefix and reference in place', () => {
    fc.assert(
      fc.property(prefixesAndReferences(12), ({ companyPrefix, reference }) => {
        const gtin = createGtin13({ companyPrefix, itemReference: reference });
        expect(parseGtin(gtin).gtin.slice(1, -1)).toBe(companyPrefix + reference);
      }),
    );
  });

  it.each(refusedCompanyPrefixes)('refuses the company prefix %j', (companyPrefix, start, end) => {
    const parts = { companyPrefix, itemReference: '1' };
    const code = 'INVALID_COMPANY_PREFIX';
    expect(thrownBy(() => createGtin13(parts))).toMatchObject({ code, start, end });
  });

  it.each(refusedReferences)('refuses the reference %j with %s', (itemReference, code, start) => {
    const problem = thrownBy(() => createGtin13({ companyPrefix: '9506000', itemReference }));
    expect(problem).toMatchObject({ code, start: start ?? 5 });
  });
});

describe('createGtin12', () => {
  it('appends the check digit', () => {
    const parts = { companyPrefix: '036000', itemReference: '29145' };
    expect(createGtin12(parts)).toBe('036000291452');
  });

  it('makes twelve digits with a valid check digit', () => {
    fc.assert(
      fc.property(prefixesAndReferences(11), ({ companyPrefix, reference }) => {
        const gtin = createGtin12({ companyPrefix, itemReference: reference });
        expect(gtin.slice(0, -1)).toBe(companyPrefix + reference);
        expect(isCheckDigitValid(gtin)).toBe(true);
      }),
    );
  });

  it.each(refusedReferences)('refuses the reference %j with %s', (itemReference, code, start) => {
    const problem = thrownBy(() => createGtin12({ companyPrefix: '036000', itemReference }));
    expect(problem).toMatchObject({ code, start: start ?? 5 });
  });
});

describe('createGtin8', () => {
  it('appends the check digit', () => {
    expect(createGtin8({ itemReference: '9638507' })).toBe('96385074');
  });

  it('makes eight digits with a valid check digit', () => {
    fc.assert(
      fc.property(digits(7), (itemReference) => {
        const gtin = createGtin8({ itemReference });
        expect(gtin.slice(0, -1)).toBe(itemReference);
        expect(isCheckDigitValid(gtin)).toBe(true);
      }),
    );
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['963850', 'TOO_SHORT', 6, 6],
    ['96385070', 'TOO_LONG', 7, 8],
    ['96385O7', 'NON_DIGIT', 5, 6],
  ])('refuses %j with %s', (itemReference, code, start, end) => {
    const problem = thrownBy(() => createGtin8({ itemReference }));
    expect(problem).toMatchObject({ code, start, end });
  });
});

describe('createGtin14', () => {
  it('puts the indicator digit first', () => {
    const parts = { indicatorDigit: 1, companyPrefix: '9506000', itemReference: '13435' };
    expect(createGtin14(parts)).toBe('19506000134359');
  });

  it('makes what parses again, indicator, prefix and reference in place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        prefixesAndReferences(12),
        (indicatorDigit, { companyPrefix, reference }) => {
          const parts = { indicatorDigit, companyPrefix, itemReference: reference };
          const parsed = parseGtin(createGtin14(parts));
          expect(parsed).toMatchObject({ format: 'GTIN-14', indicatorDigit });
          expect(parsed.gtin.slice(1, -1)).toBe(companyPrefix + reference);
        },
      ),
    );
  });

  it.each([
    [0, 'ZERO_VALUE'],
    [10, 'NON_DIGIT'],
    [-1, 'NON_DIGIT'],
    [1.5, 'NON_DIGIT'],
    [Number.NaN, 'NON_DIGIT'],
  ])('refuses the indicator digit %d with %s', (indicatorDigit, code) => {
    const parts = { indicatorDigit, companyPrefix: '9506000', itemReference: '1' };
    expect(thrownBy(() => createGtin14(parts)).code).toBe(code);
    expect(thrownBy(() => withIndicatorDigit('9506000134352', indicatorDigit)).code).toBe(code);
  });

  it.each(refusedReferences)('refuses the reference %j with %s', (itemReference, code, start) => {
    const parts = { indicatorDigit: 1, companyPrefix: '9506000', itemReference };
    expect(thrownBy(() => createGtin14(parts))).toMatchObject({ code, start: start ?? 5 });
  });
});

describe('withIndicatorDigit', () => {
  it('computes the check digit anew', () => {
    expect(withIndicatorDigit('9506000134352', 1)).toBe('19506000134359');
  });

  it('leads from any level of packaging to any other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8, 12, 13, 14).chain(numericKeys),
        fc.integer({ min: 1, max: 9 }),
        (gtin, indicatorDigit) => {
          const grouping = withIndicatorDigit(gtin, indicatorDigit);
          expect(isGtin14(grouping)).toBe(true);
          expect(grouping.slice(1, -1)).toBe(gtin.padStart(14, '0').slice(1, -1));
          expect(withIndicatorDigit(grouping, indicatorDigit)).toBe(grouping);
        },
      ),
    );
  });

  it.each([
    ['9506000134353', 'CHECK_DIGIT_MISMATCH'],
    ['95060001343', 'TOO_SHORT'],
    ['', 'TOO_SHORT'],
  ])('refuses %j with %s', (gtin, code) => {
    expect(thrownBy(() => withIndicatorDigit(gtin, 1)).code).toBe(code);
  });
});
