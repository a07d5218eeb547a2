import { Gs1Error, throwIfProblem, type Gs1Problem } from './error.js';

const digitZero = 0x30;

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
  const sum = weightedSum(digits, length, length + 1);
  if (sum < 0) throwIfProblem(nonDigitAt(~sum));
  return (10 - (sum % 10)) % 10;
}

/**
 * Tells whether a numeric key ends in the right mod-10 check digit, whatever the kind of key.
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
  return findCheckDigitProblem(key, length) === undefined;
}

/** Checks that the first `length` characters are digits, the last of them the check digit. */
export function findCheckDigitProblem(value: string, length: number): Gs1Problem | undefined {
  const sum = weightedSum(value, length, length);
  if (sum < 0) return nonDigitAt(~sum);
  if (sum % 10 === 0) return undefined;
  return {
    code: 'CHECK_DIGIT_MISMATCH',
    message: 'The check digit does not match the digits before it.',
    start: length - 1,
    end: length,
  };
}

function nonDigitAt(start: number): Gs1Problem {
  return { code: 'NON_DIGIT', message: 'Expected a digit.', start, end: start + 1 };
}

/**
 * Sums the first `count` digits of a key of `keyLength` digits, weighted 3 and 1 in turn so that the
 * check digit, the last digit of the key, has weight 1. A character that is not a digit gives the
 * bitwise complement of its position instead, which is always negative.
 */
function weightedSum(value: string, count: number, keyLength: number): number {
  let weight = keyLength % 2 === 0 ? 3 : 1;
  let sum = 0;
  for (let position = 0; position < count; position++) {
    const digit = value.charCodeAt(position) - digitZero;
    if (digit < 0 || digit > 9) return ~position;
    sum += weight * digit;
    weight = 4 - weight;
  }
  return sum;
}
