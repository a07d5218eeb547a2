import type { Branded } from './branded.js';
import { checkCharacterPair } from '../characters/check-character-pair.js';
import { composeAlphanumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findKeyProblem, type KeyFormat } from './key-format.js';
import { lintCset82 } from '../linters/cset82.js';
import { lintCsumalpha } from '../linters/csumalpha.js';
import { lintGcppos1 } from '../linters/gcppos1.js';
import { lintHasnondigit } from '../linters/hasnondigit.js';

/**
 * A Master Unique Device Identification: what AI (8014) holds, in the shape of a Global Model
 * Number, up to 25 characters of CSET 82, at least one of them no digit.
 */
export type Mudi = Branded<'MUDI'>;

/** What a MUDI tells without a company prefix register. */
export interface ParsedMudi {
  /** 4 to 25 characters. */
  readonly mudi: Mudi;
  /** The last two characters, of CSET 32. */
  readonly checkCharacterPair: string;
}

/** What a MUDI is made of. */
export interface MudiParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The device group reference: 1 character of CSET 82 up to 23 with the prefix. */
  readonly modelReference: string;
}

const format: KeyFormat = {
  keyName: 'A MUDI',
  minLength: 4,
  maxLength: 25,
  linters: [lintCset82, lintCsumalpha, lintGcppos1, lintHasnondigit],
};

/**
 * True when a value is a MUDI in the form of AI (8014).
 *
 * @example
 * isMudi('1987654Ad4X4bL5ttr2310c2K'); // true
 */
export function isMudi(value: string): value is Mudi {
  return findMudiProblem(value) === undefined;
}

/**
 * Checks a MUDI in the form of AI (8014). Prefix and reference are not told apart: the length of
 * the prefix does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 4 characters, `TOO_LONG` above 25, `INVALID_CHARACTER`
 * outside CSET 82 or, in the pair, CSET 32, `CHECK_CHARACTERS_MISMATCH`, `INVALID_COMPANY_PREFIX`
 * unless it starts with four digits, `NON_DIGIT_REQUIRED` when it is all digits.
 * @see GS1 General Specifications, "Highly Individualised Device Registration Identifier (HIDRI):
 * AI (8014)".
 * @example
 * parseMudi('1987654Ad4X4bL5ttr2310c2K').checkCharacterPair; // '2K'
 */
export function parseMudi(value: string): ParsedMudi {
  throwIfProblem(findMudiProblem(value));
  return { mudi: value as Mudi, checkCharacterPair: value.slice(-2) };
}

/**
 * Makes a MUDI of a company prefix and a model reference, and appends its check character pair.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 23 characters in all, `INVALID_CHARACTER` outside CSET
 * 82, `NON_DIGIT_REQUIRED` when it is all digits.
 * @example
 * const parts = { companyPrefix: '1987654', modelReference: 'Ad4X4bL5ttr2310c' };
 * createMudi(parts); // '1987654Ad4X4bL5ttr2310c2K'
 */
export function createMudi({ companyPrefix, modelReference }: MudiParts): Mudi {
  const body = composeAlphanumericKey({
    keyName: 'MUDI',
    maxLength: 23,
    lint: lintCset82,
    companyPrefix,
    reference: modelReference,
  });
  const key = body + checkCharacterPair(body);
  throwIfProblem(lintHasnondigit(key, 0, key.length));
  return key as Mudi;
}

function findMudiProblem(value: string): Gs1Problem | undefined {
  return findKeyProblem(value, format);
}
