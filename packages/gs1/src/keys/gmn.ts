import type { Branded } from './branded.js';
import { checkCharacterPair } from '../characters/check-character-pair.js';
import { composeAlphanumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findKeyProblem, type KeyFormat } from './key-format.js';
import { lintCset82 } from '../linters/cset82.js';
import { lintCsumalpha } from '../linters/csumalpha.js';
import { lintGcppos1 } from '../linters/gcppos1.js';

/**
 * A Global Model Number: a company prefix, a model reference and a check character pair, up to
 * 25 characters of CSET 82.
 */
export type Gmn = Branded<'GMN'>;

/** What a GMN tells without a company prefix register. */
export interface ParsedGmn {
  /** 4 to 25 characters. */
  readonly gmn: Gmn;
  /** The last two characters, of CSET 32. */
  readonly checkCharacterPair: string;
}

/** What a GMN is made of. */
export interface GmnParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The model reference: 1 character of CSET 82 up to 23 with the prefix. */
  readonly modelReference: string;
}

const format: KeyFormat = {
  keyName: 'A GMN',
  minLength: 4,
  maxLength: 25,
  linters: [lintCset82, lintCsumalpha, lintGcppos1],
};

/**
 * True when a value is a GMN in the form of AI (8013).
 *
 * @example
 * isGmn('1987654Ad4X4bL5ttr2310c2K'); // true
 */
export function isGmn(value: string): value is Gmn {
  return findGmnProblem(value) === undefined;
}

/**
 * Checks a GMN in the form of AI (8013). Prefix and reference are not told apart: the length of the
 * prefix does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 4 characters, `TOO_LONG` above 25, `INVALID_CHARACTER`
 * outside CSET 82 or, in the pair, CSET 32, `CHECK_CHARACTERS_MISMATCH`, `INVALID_COMPANY_PREFIX`
 * unless it starts with four digits.
 * @see GS1 General Specifications, "Global Model Number (GMN): AI (8013)".
 * @example
 * parseGmn('1987654Ad4X4bL5ttr2310c2K').checkCharacterPair; // '2K'
 */
export function parseGmn(value: string): ParsedGmn {
  throwIfProblem(findGmnProblem(value));
  return { gmn: value as Gmn, checkCharacterPair: value.slice(-2) };
}

/**
 * Makes a GMN of a company prefix and a model reference, and appends its check character pair.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 23 characters in all, `INVALID_CHARACTER` outside CSET
 * 82.
 * @example
 * const parts = { companyPrefix: '1987654', modelReference: 'Ad4X4bL5ttr2310c' };
 * createGmn(parts); // '1987654Ad4X4bL5ttr2310c2K'
 */
export function createGmn({ companyPrefix, modelReference }: GmnParts): Gmn {
  const body = composeAlphanumericKey({
    keyName: 'GMN',
    maxLength: 23,
    lint: lintCset82,
    companyPrefix,
    reference: modelReference,
  });
  const key = body + checkCharacterPair(body);
  return key as Gmn;
}

function findGmnProblem(value: string): Gs1Problem | undefined {
  return findKeyProblem(value, format);
}
