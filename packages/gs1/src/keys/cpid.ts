import type { Branded } from './branded.js';
import { composeAlphanumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findKeyProblem, type KeyFormat } from './key-format.js';
import { lintCset39 } from '../linters/cset39.js';
import { lintGcppos1 } from '../linters/gcppos1.js';
import { lintNozeroprefix } from '../linters/nozeroprefix.js';

/**
 * A Component/Part Identifier: a company prefix and a reference, up to 30
 * characters of CSET 39 (digits, capital letters, `#`, `-` and `/`).
 */
export type Cpid = Branded<'CPID'>;

/** What a CPID tells without a company prefix register. */
export interface ParsedCpid {
  /** 4 to 30 characters. */
  readonly cpid: Cpid;
}

/** What a CPID is made of. */
export interface CpidParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The component/part reference: 1 character of CSET 39 up to 30 with the prefix. */
  readonly componentPartReference: string;
}

const format: KeyFormat = {
  keyName: 'A CPID',
  minLength: 4,
  maxLength: 30,
  linters: [lintCset39, lintGcppos1],
};

const serialFormat: KeyFormat = {
  keyName: 'The serial number of a CPID',
  minLength: 1,
  maxLength: 12,
  linters: [lintNozeroprefix],
};

/**
 * True when a value is a CPID in the form of AI (8010).
 *
 * @example
 * isCpid('9521141XT-77#1'); // true
 */
export function isCpid(value: string): value is Cpid {
  return findCpidProblem(value) === undefined;
}

/**
 * Checks a CPID in the form of AI (8010). Prefix and reference are not told apart: the length of
 * the prefix does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 4 characters, `TOO_LONG` above 30, `INVALID_CHARACTER`
 * outside CSET 39, `INVALID_COMPANY_PREFIX` unless it starts with four digits.
 * @see GS1 General Specifications, "Component/Part Identifier (CPID): AI (8010)".
 * @example
 * parseCpid('9521141XT-77#1').cpid; // '9521141XT-77#1'
 */
export function parseCpid(value: string): ParsedCpid {
  throwIfProblem(findCpidProblem(value));
  return { cpid: value as Cpid };
}

/**
 * Makes a CPID of a company prefix and a reference.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 30 characters in all, `INVALID_CHARACTER` outside CSET
 * 39.
 * @example
 * createCpid({ companyPrefix: '9521141', componentPartReference: 'XT-77#1' }); // '9521141XT-77#1'
 */
export function createCpid({ companyPrefix, componentPartReference }: CpidParts): Cpid {
  const key = composeAlphanumericKey({
    keyName: 'CPID',
    maxLength: 30,
    lint: lintCset39,
    companyPrefix,
    reference: componentPartReference,
  });
  return key as Cpid;
}

/**
 * True when a value is the serial number of a component or part, AI (8011): 1 to 12 digits, the
 * first of them not 0.
 *
 * @see GS1 General Specifications, "Component/Part Identifier serial number: AI (8011)".
 * @example
 * isCpidSerial('37'); // true
 * isCpidSerial('037'); // false
 */
export function isCpidSerial(value: string): boolean {
  return findKeyProblem(value, serialFormat) === undefined;
}

function findCpidProblem(value: string): Gs1Problem | undefined {
  return findKeyProblem(value, format);
}
