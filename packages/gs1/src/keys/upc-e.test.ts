import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, numericKeys } from '../../test/support/arbitrary-keys.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { checkDigit } from './check-digit.js';
import { gtin12OfUpcE, upcEOfGtin12 } from './upc-e.js';

/** The six digits of a UPC-E symbol and the eleven of the GTIN-12 before its check digit. */
const forms = [
  ['127890', '01200000789'],
  ['127891', '01210000789'],
  ['127892', '01220000789'],
  ['127393', '01270000039'],
  ['127894', '01278000009'],
  ['127895', '01278900005'],
  ['127899', '01278900009'],
] as const;

describe('gtin12OfUpcE', () => {
  it.each(forms)('reads the six digits %s as %s', (six, body) => {
    const last = String(checkDigit(body));
    expect(gtin12OfUpcE(`0${six}${last}`)).toBe(body + last);
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['0123455', 'TOO_SHORT', 7, 7],
    ['012345588', 'TOO_LONG', 8, 9],
    ['01234S58', 'NON_DIGIT', 5, 6],
    ['11234558', 'NOT_ZERO', 0, 1],
    ['01234559', 'CHECK_DIGIT_MISMATCH', 7, 8],
    ['01234585', 'CHECK_DIGIT_MISMATCH', 7, 8],
  ])('refuses %j with %s', (value, code, start, end) => {
    expect(thrownBy(() => gtin12OfUpcE(value))).toMatchObject({ code, start, end });
  });
});

describe('upcEOfGtin12', () => {
  it.each(forms)('writes %s for %s', (six, body) => {
    const last = String(checkDigit(body));
    expect(upcEOfGtin12(body + last)).toBe(`0${six}${last}`);
  });

  it.each([
    ['a GTIN-12 without zeros to leave out', '036000291452'],
    ['a GTIN-12 that does not start with 0', `11200000789${checkDigit('11200000789')}`],
    ['a wrong check digit', '012345000059'],
    ['a GTIN-13', '0012345000058'],
    ['a GTIN-8', '96385074'],
    ['nothing', ''],
    ['letters', '01234500005A'],
  ])('answers undefined for %s', (_what, value) => {
    expect(upcEOfGtin12(value)).toBeUndefined();
  });

  it('writes only what reads as the same number', () => {
    const body = digits(6).map((six) => gtin12BodyOf(six));
    fc.assert(
      fc.property(fc.oneof(body.map(withCheckDigit), numericKeys(12)), (gtin) => {
        const written = upcEOfGtin12(gtin);
        if (written !== undefined) expect(gtin12OfUpcE(written)).toBe(gtin);
      }),
      { numRuns: 2000 },
    );
  });

  it('can write every number that any six digits stand for', () => {
    fc.assert(
      fc.property(digits(6), (six) => {
        const gtin = withCheckDigit(gtin12BodyOf(six));
        const written = upcEOfGtin12(gtin);
        expect(written && gtin12OfUpcE(written)).toBe(gtin);
      }),
      { numRuns: 2000 },
    );
  });
});

function withCheckDigit(body: string): string {
  return body + String(checkDigit(body));
}

/** The table of the standard, written down anew. */
function gtin12BodyOf(six: string): string {
  const [a, b, c, d, e, f] = [...six];
  if ('012'.includes(f!)) return `0${a}${b}${f}0000${c}${d}${e}`;
  if (f === '3') return `0${a}${b}${c}00000${d}${e}`;
  if (f === '4') return `0${a}${b}${c}${d}00000${e}`;
  return `0${a}${b}${c}${d}${e}0000${f}`;
}
