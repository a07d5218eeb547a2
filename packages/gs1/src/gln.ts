import type { Branded } from './branded.js';
import { throwIfProblem, type Gs1Problem } from './error.js';
import { findNumericKeyProblem } from './numeric-key.js';

/** A Global Location Number: 13 digits with a valid check digit. */
export type Gln = Branded<'GLN'>;

/** What the digits of a GLN tell without a company prefix register. */
export interface ParsedGln {
  /** 13 digits. */
  readonly gln: Gln;
  /** 0 to 9. */
  readonly checkDigit: number;
}

/**
 * Tells whether a value is a GLN: 13 digits, valid check digit.
 *
 * @example
 * isGln('0614141123452'); // true
 */
export function isGln(value: string): value is Gln {
  return findGlnProblem(value) === undefined;
}

/**
 * Checks a GLN. The company prefix is not told: its length does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` or `TOO_LONG` when not 13 characters; `NON_DIGIT`;
 * `CHECK_DIGIT_MISMATCH`.
 * @see GS1 General Specifications, "Global Location Number (GLN)".
 * @example
 * parseGln('0614141123452').checkDigit; // 2
 */
export function parseGln(value: string): ParsedGln {
  throwIfProblem(findGlnProblem(value));
  return { gln: value as Gln, checkDigit: value.charCodeAt(12) - 0x30 };
}

function findGlnProblem(value: string): Gs1Problem | undefined {
  return findNumericKeyProblem(value, 13, 'GLN');
}
