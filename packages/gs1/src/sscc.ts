import type { Branded } from './branded.js';
import { throwIfProblem, type Gs1Problem } from './error.js';
import { findNumericKeyProblem } from './numeric-key.js';

/** A Serial Shipping Container Code: 18 digits with a valid check digit. */
export type Sscc = Branded<'SSCC'>;

/** What the digits of an SSCC tell without a company prefix register. */
export interface ParsedSscc {
  /** 18 digits. */
  readonly sscc: Sscc;
  /** The first digit, 0 to 9, which the company chooses to have more numbers. */
  readonly extensionDigit: number;
  /** 0 to 9. */
  readonly checkDigit: number;
}

/**
 * Tells whether a value is an SSCC: 18 digits, valid check digit.
 *
 * @example
 * isSscc('106141412345678908'); // true
 */
export function isSscc(value: string): value is Sscc {
  return findSsccProblem(value) === undefined;
}

/**
 * Checks an SSCC. Company prefix and serial reference are not told apart: the length of the prefix
 * does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` or `TOO_LONG` when not 18 characters; `NON_DIGIT`;
 * `CHECK_DIGIT_MISMATCH`.
 * @see GS1 General Specifications, "Serial Shipping Container Code (SSCC)".
 * @example
 * parseSscc('106141412345678908').extensionDigit; // 1
 */
export function parseSscc(value: string): ParsedSscc {
  throwIfProblem(findSsccProblem(value));
  return {
    sscc: value as Sscc,
    extensionDigit: value.charCodeAt(0) - 0x30,
    checkDigit: value.charCodeAt(17) - 0x30,
  };
}

function findSsccProblem(value: string): Gs1Problem | undefined {
  return findNumericKeyProblem(value, 18, 'SSCC');
}
