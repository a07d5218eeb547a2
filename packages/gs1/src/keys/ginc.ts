import type { Branded } from './branded.js';
import { composeAlphanumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findKeyProblem, type KeyFormat } from './key-format.js';
import { lintCset82 } from '../linters/cset82.js';
import { lintGcppos1 } from '../linters/gcppos1.js';

/**
 * A Global Identification Number for Consignment: a company prefix and a
 * reference of the freight forwarder or carrier, up to 30 characters of CSET 82.
 */
export type Ginc = Branded<'GINC'>;

/** What a GINC tells without a company prefix register. */
export interface ParsedGinc {
  /** 4 to 30 characters. */
  readonly ginc: Ginc;
}

/** What a GINC is made of. */
export interface GincParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The consignment reference: 1 character of CSET 82 up to 30 with the prefix. */
  readonly consignmentReference: string;
}

const format: KeyFormat = {
  keyName: 'A GINC',
  minLength: 4,
  maxLength: 30,
  linters: [lintCset82, lintGcppos1],
};

/**
 * True when a value is a GINC in the form of AI (401).
 *
 * @example
 * isGinc('9521141ABC123'); // true
 */
export function isGinc(value: string): value is Ginc {
  return findGincProblem(value) === undefined;
}

/**
 * Checks a GINC in the form of AI (401). Prefix and reference are not told apart: the length of the
 * prefix does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 4 characters, `TOO_LONG` above 30, `INVALID_CHARACTER`
 * outside CSET 82, `INVALID_COMPANY_PREFIX` unless it starts with four digits.
 * @see GS1 General Specifications, "Global Identification Number for Consignment (GINC): AI (401)".
 * @example
 * parseGinc('9521141ABC123').ginc; // '9521141ABC123'
 */
export function parseGinc(value: string): ParsedGinc {
  throwIfProblem(findGincProblem(value));
  return { ginc: value as Ginc };
}

/**
 * Makes a GINC of a company prefix and a reference.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 30 characters in all, `INVALID_CHARACTER` outside CSET
 * 82.
 * @example
 * createGinc({ companyPrefix: '9521141', consignmentReference: 'ABC123' }); // '9521141ABC123'
 */
export function createGinc({ companyPrefix, consignmentReference }: GincParts): Ginc {
  const key = composeAlphanumericKey({
    keyName: 'GINC',
    maxLength: 30,
    lint: lintCset82,
    companyPrefix,
    reference: consignmentReference,
  });
  return key as Ginc;
}

function findGincProblem(value: string): Gs1Problem | undefined {
  return findKeyProblem(value, format);
}
