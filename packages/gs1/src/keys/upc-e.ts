import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { isGtin, type Gtin12 } from './gtin.js';
import { lintCsetnumeric } from '../linters/csetnumeric.js';
import { lintCsum } from '../linters/csum.js';

const upcELength = 8;
const gtin12Length = 12;

/**
 * Reads the eight digits of a UPC-E symbol, which leaves out zeros, as the GTIN-12 they stand for.
 *
 * @param digits - As printed below the symbol: 0, six digits, and the check digit of the GTIN-12.
 * @throws {@link Gs1Error} `TOO_SHORT` or `TOO_LONG` when not 8 characters, `NON_DIGIT`, `NOT_ZERO`
 * when the first digit is not 0, `CHECK_DIGIT_MISMATCH`.
 * @see GS1 General Specifications, "UPC-E barcodes".
 * @example
 * gtin12OfUpcE('01234558'); // '012345000058'
 */
export function gtin12OfUpcE(digits: string): Gtin12 {
  throwIfProblem(findFormProblem(digits));
  const gtin = expand(digits);
  const problem = lintCsum(gtin, 0, gtin12Length);
  // The span is that of the check digit, which stands elsewhere in the shorter form.
  throwIfProblem(problem && { ...problem, start: upcELength - 1, end: upcELength });
  return gtin as Gtin12;
}

/**
 * Leaves out the zeros of a GTIN-12, so that it fits into a UPC-E symbol.
 *
 * @param gtin - 12 digits.
 * @returns Eight digits; `undefined` for a GTIN-12 without zeros in the right places, and for
 * anything that is no GTIN-12.
 * @see GS1 General Specifications, "UPC-E barcodes".
 * @example
 * upcEOfGtin12('012345000058'); // '01234558'
 * upcEOfGtin12('036000291452'); // undefined
 */
export function upcEOfGtin12(gtin: string): string | undefined {
  if (gtin.length !== gtin12Length || !isGtin(gtin) || !gtin.startsWith('0')) return undefined;
  const six = sixDigitsOf(gtin);
  return six && `0${six}${gtin.slice(-1)}`;
}

function findFormProblem(digits: string): Gs1Problem | undefined {
  const { length } = digits;
  if (length !== upcELength) {
    return {
      code: length < upcELength ? 'TOO_SHORT' : 'TOO_LONG',
      message: 'A UPC-E symbol holds 8 digits.',
      start: Math.min(length, upcELength),
      end: length,
    };
  }
  const nonDigit = lintCsetnumeric(digits, 0, length);
  if (nonDigit || digits.startsWith('0')) return nonDigit;
  return { code: 'NOT_ZERO', message: 'A UPC-E symbol starts with 0.', start: 0, end: 1 };
}

/** The sixth of the six digits tells where the zeros were. */
function expand(digits: string): string {
  const six = digits.slice(1, 7);
  const last = six.charAt(5);
  const checkDigit = digits.slice(7);
  if (last <= '2') return `0${six.slice(0, 2)}${last}0000${six.slice(2, 5)}${checkDigit}`;
  if (last === '3') return `0${six.slice(0, 3)}00000${six.slice(3, 5)}${checkDigit}`;
  if (last === '4') return `0${six.slice(0, 4)}00000${six.slice(4, 5)}${checkDigit}`;
  return `0${six.slice(0, 5)}0000${last}${checkDigit}`;
}

/** The form that the standard writes, of those that stand for the number. */
function sixDigitsOf(gtin: string): string | undefined {
  const last = gtin.charAt(10);
  if (gtin.slice(6, 10) === '0000' && gtin.charAt(5) !== '0' && last >= '5') {
    return gtin.slice(1, 6) + last;
  }
  if (gtin.slice(5, 10) === '00000' && gtin.charAt(4) !== '0') return `${gtin.slice(1, 5)}${last}4`;
  const third = gtin.charAt(3);
  if (third <= '2' && gtin.slice(4, 8) === '0000')
    return gtin.slice(1, 3) + gtin.slice(8, 11) + third;
  if (third >= '3' && gtin.slice(4, 9) === '00000')
    return `${gtin.slice(1, 4)}${gtin.slice(9, 11)}3`;
  return undefined;
}
