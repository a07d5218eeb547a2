import type { Branded } from './branded.js';
import { composeNumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findKeyProblem, type KeyFormat } from './key-format.js';
import { lintCset82 } from '../linters/cset82.js';
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

/** What a GLN is made of. */
export interface GlnParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The location reference: what is left of 12 digits. Padded with zeros on the left. */
  readonly locationReference: string;
}

const extensionFormat: KeyFormat = {
  keyName: 'A GLN extension component',
  minLength: 1,
  maxLength: 20,
  linters: [lintCset82],
};

/**
 * True when a value is a GLN: 13 digits, valid check digit.
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

/**
 * Makes a GLN of a company prefix and a reference, and appends its check digit.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 12 digits in all, `NON_DIGIT`.
 * @example
 * createGln({ companyPrefix: '0614141', locationReference: '12345' }); // '0614141123452'
 */
export function createGln({ companyPrefix, locationReference }: GlnParts): Gln {
  const parts = { keyName: 'GLN', length: 13, companyPrefix, reference: locationReference };
  return composeNumericKey(parts) as Gln;
}

/**
 * True when a value is a GLN extension component, AI (254): 1 to 20 characters of CSET 82,
 * which name a place within a location.
 *
 * @see GS1 General Specifications, "Global Location Number (GLN) extension component: AI (254)".
 * @example
 * isGlnExtension('dock-7'); // true
 */
export function isGlnExtension(value: string): boolean {
  return findKeyProblem(value, extensionFormat) === undefined;
}

function findGlnProblem(value: string): Gs1Problem | undefined {
  return findNumericKeyProblem(value, 13, 'GLN');
}
