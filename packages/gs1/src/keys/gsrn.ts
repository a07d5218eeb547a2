import type { Branded } from './branded.js';
import { composeNumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findKeyProblem, type KeyFormat } from './key-format.js';
import { lintCsetnumeric } from '../linters/csetnumeric.js';
import { findNumericKeyProblem } from './numeric-key.js';

/**
 * A Global Service Relation Number: 18 digits with a valid check digit. AI (8017)
 * says that it names the provider of the service, AI (8018) the recipient; the digits are the same.
 */
export type Gsrn = Branded<'GSRN'>;

/** What the digits of a GSRN tell without a company prefix register. */
export interface ParsedGsrn {
  /** 18 digits. */
  readonly gsrn: Gsrn;
  /** 0 to 9. */
  readonly checkDigit: number;
}

/** What a GSRN is made of. */
export interface GsrnParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The service reference: what is left of 17 digits. Padded with zeros on the left. */
  readonly serviceReference: string;
}

/**
 * True when a value is a GSRN: 18 digits, valid check digit.
 *
 * @example
 * isGsrn('952114112345678906'); // true
 */
export function isGsrn(value: string): value is Gsrn {
  return findGsrnProblem(value) === undefined;
}

/**
 * Checks a GSRN. The company prefix is not told: its length does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` or `TOO_LONG` when not 18 characters; `NON_DIGIT`;
 * `CHECK_DIGIT_MISMATCH`.
 * @see GS1 General Specifications, "Global Service Relation Number (GSRN): AIs (8017) and (8018)".
 * @example
 * parseGsrn('952114112345678906').checkDigit; // 6
 */
export function parseGsrn(value: string): ParsedGsrn {
  throwIfProblem(findGsrnProblem(value));
  return { gsrn: value as Gsrn, checkDigit: value.charCodeAt(17) - 0x30 };
}

/**
 * Makes a GSRN of a company prefix and a reference, and appends its check digit.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 17 digits in all, `NON_DIGIT`.
 * @example
 * createGsrn({ companyPrefix: '9521141', serviceReference: '1234567890' }); // '952114112345678906'
 */
export function createGsrn({ companyPrefix, serviceReference }: GsrnParts): Gsrn {
  const parts = { keyName: 'GSRN', length: 18, companyPrefix, reference: serviceReference };
  return composeNumericKey(parts) as Gsrn;
}

const serviceRelationInstanceFormat: KeyFormat = {
  keyName: 'A Service Relation Instance Number',
  minLength: 1,
  maxLength: 10,
  linters: [lintCsetnumeric],
};

/**
 * True when a value is a Service Relation Instance Number, AI (8019): 1 to 10 digits, which
 * tell the encounters of one service relation apart.
 *
 * @see GS1 General Specifications, "Service Relation Instance Number (SRIN): AI (8019)".
 * @example
 * isSrin('42'); // true
 */
export function isSrin(value: string): boolean {
  return findKeyProblem(value, serviceRelationInstanceFormat) === undefined;
}

function findGsrnProblem(value: string): Gs1Problem | undefined {
  return findNumericKeyProblem(value, 18, 'GSRN');
}
