import type { Branded } from './branded.js';
import { composeNumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findNumericKeyProblem } from './numeric-key.js';

/** A Global Shipment Identification Number: 17 digits with a valid check digit. */
export type Gsin = Branded<'GSIN'>;

/** What the digits of a GSIN tell without a company prefix register. */
export interface ParsedGsin {
  /** 17 digits. */
  readonly gsin: Gsin;
  /** 0 to 9. */
  readonly checkDigit: number;
}

/** What a GSIN is made of. */
export interface GsinParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The shipper reference: what is left of 16 digits. Padded with zeros on the left. */
  readonly shipperReference: string;
}

/**
 * True when a value is a GSIN: 17 digits, valid check digit.
 *
 * @example
 * isGsin('95211411234567892'); // true
 */
export function isGsin(value: string): value is Gsin {
  return findGsinProblem(value) === undefined;
}

/**
 * Checks a GSIN. The company prefix is not told: its length does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` or `TOO_LONG` when not 17 characters; `NON_DIGIT`;
 * `CHECK_DIGIT_MISMATCH`.
 * @see GS1 General Specifications, "Global Shipment Identification Number (GSIN): AI (402)".
 * @example
 * parseGsin('95211411234567892').checkDigit; // 2
 */
export function parseGsin(value: string): ParsedGsin {
  throwIfProblem(findGsinProblem(value));
  return { gsin: value as Gsin, checkDigit: value.charCodeAt(16) - 0x30 };
}

/**
 * Makes a GSIN of a company prefix and a reference, and appends its check digit.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 16 digits in all, `NON_DIGIT`.
 * @example
 * createGsin({ companyPrefix: '9521141', shipperReference: '123456789' }); // '95211411234567892'
 */
export function createGsin({ companyPrefix, shipperReference }: GsinParts): Gsin {
  const parts = { keyName: 'GSIN', length: 17, companyPrefix, reference: shipperReference };
  return composeNumericKey(parts) as Gsin;
}

function findGsinProblem(value: string): Gs1Problem | undefined {
  return findNumericKeyProblem(value, 17, 'GSIN');
}
