import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numericKeys } from '../../test/support/arbitrary-keys.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { convertGtin, isGtin, isGtin14, parseGtin, toGtin14 } from './gtin.js';

const refused = [
  ['', 'TOO_SHORT', 0],
  ['9638507', 'TOO_SHORT', 7],
  ['963850740', 'TOO_SHORT', 9],
  ['01234567895', 'TOO_SHORT', 11],
  ['009506000134352', 'TOO_LONG', 14],
  ['95O6000134352', 'NON_DIGIT', 2],
  [' 950600013435', 'NON_DIGIT', 0],
  ['96385075', 'CHECK_DIGIT_MISMATCH', 7],
  ['036000291453', 'CHECK_DIGIT_MISMATCH', 11],
  ['9506000134353', 'CHECK_DIGIT_MISMATCH', 12],
  ['19506000134352', 'CHECK_DIGIT_MISMATCH', 13],
] as const;

describe('parseGtin', () => {
  it.each([
    {
      gtin: '00000096385074',
      format: 'GTIN-8',
      unpaddedGtin: '96385074',
      indicatorDigit: undefined,
      checkDigit: 4,
    },
    {
      gtin: '00036000291452',
      format: 'GTIN-12',
      unpaddedGtin: '036000291452',
      indicatorDigit: undefined,
      checkDigit: 2,
    },
    {
      gtin: '09506000134352',
      format: 'GTIN-13',
      unpaddedGtin: '9506000134352',
      indicatorDigit: undefined,
      checkDigit: 2,
    },
    {
      gtin: '19506000134359',
      format: 'GTIN-14',
      unpaddedGtin: '19506000134359',
      indicatorDigit: 1,
      checkDigit: 9,
    },
  ])('reads the $format $unpaddedGtin', (parsed) => {
    expect(parseGtin(parsed.unpaddedGtin)).toEqual(parsed);
  });

  it.each([
    ['00000096385074', 'GTIN-8'],
    ['000096385074', 'GTIN-8'],
    ['0036000291452', 'GTIN-12'],
    ['00000123456784', 'GTIN-12'],
    ['09506000134352', 'GTIN-13'],
  ])('looks through the padding of %s', (value, format) => {
    expect(parseGtin(value).format).toBe(format);
  });

  it('reads the same number from the padded and the unpadded form', () => {
    fc.assert(
      fc.property(fc.constantFrom(8, 12, 13, 14).chain(numericKeys), (value) => {
        const parsed = parseGtin(value);
        expect(parseGtin(parsed.gtin)).toEqual(parsed);
        expect(parseGtin(parsed.unpaddedGtin)).toEqual(parsed);
        expect(parsed.unpaddedGtin.padStart(14, '0')).toBe(parsed.gtin);
        expect(parsed.format).toBe(`GTIN-${parsed.unpaddedGtin.length}`);
      }),
    );
  });

  it.each(refused)('refuses %j with %s', (value, code, start) => {
    expect(thrownBy(() => parseGtin(value))).toMatchObject({ code, start });
  });
});

describe('toGtin14', () => {
  it('pads a shorter GTIN with zeros', () => {
    expect(toGtin14('96385074')).toBe('00000096385074');
  });

  it.each(refused)('refuses %j with %s', (value, code, start) => {
    expect(thrownBy(() => toGtin14(value))).toMatchObject({ code, start });
  });
});

describe('isGtin', () => {
  it.each(['96385074', '036000291452', '9506000134352', '09506000134352'])(
    'accepts %s',
    (value) => {
      expect(isGtin(value)).toBe(true);
    },
  );

  it.each(refused)('answers false for %j', (value) => {
    expect(isGtin(value)).toBe(false);
  });
});

describe('isGtin14', () => {
  it('accepts 14 digits with their check digit', () => {
    expect(isGtin14('09506000134352')).toBe(true);
  });

  it.each(['96385074', '036000291452', '9506000134352', '009506000134352', '09506000134353', ''])(
    'answers false for %j',
    (value) => {
      expect(isGtin14(value)).toBe(false);
    },
  );
});

describe('convertGtin', () => {
  it.each([
    ['00000096385074', 'GTIN-8', '96385074'],
    ['96385074', 'GTIN-12', '000096385074'],
    ['00036000291452', 'GTIN-12', '036000291452'],
    ['036000291452', 'GTIN-13', '0036000291452'],
    ['9506000134352', 'GTIN-13', '9506000134352'],
    ['9506000134352', 'GTIN-14', '09506000134352'],
  ] as const)('brings %s into the format %s', (value, format, converted) => {
    expect(convertGtin(value, format)).toBe(converted);
  });

  it('gives the number back from every longer format', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8, 12, 13, 14).chain(numericKeys),
        fc.constantFrom('GTIN-8', 'GTIN-12', 'GTIN-13', 'GTIN-14'),
        (value, format) => {
          const { format: shortest, unpaddedGtin } = parseGtin(value);
          fc.pre(Number(format.slice(5)) >= Number(shortest.slice(5)));
          expect(convertGtin(convertGtin(value, format), shortest)).toBe(unpaddedGtin);
        },
      ),
    );
  });

  it.each([
    ['19506000134359', 'GTIN-13', 1],
    ['9506000134352', 'GTIN-12', 2],
    ['036000291452', 'GTIN-8', 6],
  ] as const)('refuses to squeeze %s into a %s', (value, format, end) => {
    const problem = { code: 'TOO_LONG', start: 0, end };
    expect(thrownBy(() => convertGtin(value, format))).toMatchObject(problem);
  });

  it.each(refused)('refuses %j with %s', (value, code) => {
    expect(thrownBy(() => convertGtin(value, 'GTIN-14')).code).toBe(code);
  });
});
