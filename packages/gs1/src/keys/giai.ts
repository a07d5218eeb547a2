import type { Branded } from './branded.js';
import { composeAlphanumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findKeyProblem, type KeyFormat } from './key-format.js';
import { lintCset82 } from '../linters/cset82.js';
import { lintGcppos1 } from '../linters/gcppos1.js';

/**
 * A Global Individual Asset Identifier: a company prefix
 * and an individual asset reference, up to 30 characters of CSET 82.
 */
export type Giai = Branded<'GIAI'>;

/** What a GIAI tells without a company prefix register. */
export interface ParsedGiai {
  /** 4 to 30 characters. */
  readonly giai: Giai;
}

/** What a GIAI is made of. */
export interface GiaiParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The individual asset reference: 1 character of CSET 82 up to 30 with the prefix. */
  readonly assetReference: string;
}

const format: KeyFormat = {
  keyName: 'A GIAI',
  minLength: 4,
  maxLength: 30,
  linters: [lintCset82, lintGcppos1],
};

/**
 * True when a value is a GIAI in the form of AI (8004).
 *
 * @example
 * isGiai('952114112345678A'); // true
 */
export function isGiai(value: string): value is Giai {
  return findGiaiProblem(value) === undefined;
}

/**
 * Checks a GIAI in the form of AI (8004). Prefix and reference are not told apart: the length of
 * the prefix does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 4 characters, `TOO_LONG` above 30, `INVALID_CHARACTER`
 * outside CSET 82, `INVALID_COMPANY_PREFIX` unless it starts with four digits.
 * @see GS1 General Specifications, "Global Individual Asset Identifier (GIAI): AI (8004)".
 * @example
 * parseGiai('952114112345678A').giai; // '952114112345678A'
 */
export function parseGiai(value: string): ParsedGiai {
  throwIfProblem(findGiaiProblem(value));
  return { giai: value as Giai };
}

/**
 * Makes a GIAI of a company prefix and a reference.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 30 characters in all, `INVALID_CHARACTER` outside CSET
 * 82.
 * @example
 * createGiai({ companyPrefix: '9521141', assetReference: '12345678A' }); // '952114112345678A'
 */
export function createGiai({ companyPrefix, assetReference }: GiaiParts): Giai {
  const key = composeAlphanumericKey({
    keyName: 'GIAI',
    maxLength: 30,
    lint: lintCset82,
    companyPrefix,
    reference: assetReference,
  });
  return key as Giai;
}

function findGiaiProblem(value: string): Gs1Problem | undefined {
  return findKeyProblem(value, format);
}
