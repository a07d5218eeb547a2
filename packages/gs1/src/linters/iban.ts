import { isCountryAlpha2 } from '../codes/countries.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const tooShort: LinterRule = { code: 'TOO_SHORT', message: 'An IBAN has at least 11 characters.' };
const noCountry: LinterRule = {
  code: 'UNKNOWN_COUNTRY',
  message: 'An IBAN starts with a two-letter country code of ISO 3166-1.',
};
const noDigitOrCapital: LinterRule = {
  code: 'INVALID_CHARACTER',
  message: 'An IBAN holds only digits and capital letters.',
};
const mismatch: LinterRule = {
  code: 'CHECK_DIGIT_MISMATCH',
  message: 'The check digits of the IBAN do not match.',
};

/** No country's account numbers are this short; what is shorter cannot be told from a typing error. */
const minLength = 11;
const bodyStart = 4;

/**
 * `iban`: country code, two check digits and an account number of digits and capital letters. Moved
 * behind the account number, with letters read as 10 to 35, the first four make a number that
 * leaves 1 when divided by 97.
 *
 * @see GS1 General Specifications, "International Bank Account Number (IBAN): AI (8007)"; ISO
 * 13616-1.
 */
export function lintIban(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end - start < minLength) return refuse(tooShort, start, end);
  if (!isCountryAlpha2(text.slice(start, start + 2))) {
    return refuse(noCountry, start, start + 2);
  }
  const stray = text.slice(start, end).search(/[^\dA-Z]/);
  if (stray !== -1) return refuse(noDigitOrCapital, start + stray, start + stray + 1);
  let remainder = 0;
  for (let offset = 0, index = start + bodyStart; offset < end - start; offset++, index++) {
    if (index === end) index = start;
    const value = Number.parseInt(text.charAt(index), 36);
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return remainder === 1 ? undefined : refuse(mismatch, start + 2, start + bodyStart);
}
