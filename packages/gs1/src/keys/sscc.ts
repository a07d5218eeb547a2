import type { Branded } from './branded.js';
import { composeNumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
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

/** What an SSCC is made of. */
export interface SsccParts {
  /** 0 to 9. Default 0. */
  readonly extensionDigit?: number;
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The serial reference: what is left of 16 digits. Padded with zeros on the left. */
  readonly serialReference: string;
}

/**
 * True when a value is an SSCC: 18 digits, valid check digit.
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

/**
 * Makes an SSCC of an extension digit, a company prefix and a reference, and appends its check
 * digit.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 16 digits with the prefix, `NON_DIGIT` also for an
 * extension digit other than 0 to 9.
 * @example
 * const parts = { extensionDigit: 1, companyPrefix: '0614141', serialReference: '234567890' };
 * createSscc(parts); // '106141412345678908'
 */
export function createSscc(parts: SsccParts): Sscc {
  const { extensionDigit = 0, companyPrefix, serialReference } = parts;
  const key = composeNumericKey({
    keyName: 'SSCC',
    length: 18,
    leadingDigit: extensionDigit,
    companyPrefix,
    reference: serialReference,
  });
  return key as Sscc;
}

function findSsccProblem(value: string): Gs1Problem | undefined {
  return findNumericKeyProblem(value, 18, 'SSCC');
}
