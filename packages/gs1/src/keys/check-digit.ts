import { Gs1Error } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { lintCsetnumeric } from '../linters/csetnumeric.js';
import { lintCsum } from '../linters/csum.js';
import { weightedSum } from '../characters/weighted-sum.js';

/** The longest numeric keys, SSCC and GSRN, have 18 digits. */
const maxKeyLength = 18;

/**
 * Computes the GS1 mod-10 check digit of an identification key.
 *
 * @param digits - The key without its check digit: 1 to 17 ASCII digits, most significant first.
 * @returns The check digit, 0 to 9.
 * @throws {@link Gs1Error} `TOO_SHORT` if empty, `TOO_LONG` above 17 characters, `NON_DIGIT` if a
 * character is not 0-9.
 * @see GS1 General Specifications, "Standard check digit calculations for GS1 data structures".
 * @example
 * checkDigit('0950600013435'); // 2
 */
export function checkDigit(digits: string): number {
  const { length } = digits;
  if (length === 0) {
    throw new Gs1Error('TOO_SHORT', 'A check digit needs at least one digit.');
  }
  if (length >= maxKeyLength) {
    throw new Gs1Error('TOO_LONG', 'A GS1 key has at most 17 digits before its check digit.', {
      start: maxKeyLength - 1,
      end: length,
    });
  }
  const sum = weightedSum(digits, 0, length);
  if (sum === -1) throwIfProblem(lintCsetnumeric(digits, 0, length));
  return (10 - (sum % 10)) % 10;
}

/**
 * True when a numeric key ends in the right mod-10 check digit, for any kind of key.
 *
 * @param key - The key with its check digit. Anything but 2 to 18 ASCII digits gives `false`.
 * @see GS1 General Specifications, "Standard check digit calculations for GS1 data structures".
 * @example
 * isCheckDigitValid('9506000134352'); // true
 * isCheckDigitValid('9506000134353'); // false
 */
export function isCheckDigitValid(key: string): boolean {
  const { length } = key;
  if (length < 2 || length > maxKeyLength) return false;
  return lintCsum(key, 0, length) === undefined;
}
