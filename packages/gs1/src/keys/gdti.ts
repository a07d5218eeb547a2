import type { Branded } from './branded.js';
import { checkedSerial, composeNumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findSerialisedKeyProblem, type SerialisedKeyFormat } from './key-format.js';
import { lintCset82 } from '../linters/cset82.js';

/**
 * A Global Document Type Identifier: 13 digits, the last a check digit, then an optional
 * serial component of 1 to 17 characters of CSET 82.
 */
export type Gdti = Branded<'GDTI'>;

/** The two parts of a GDTI: `documentTypeIdentifier` followed by `serial` is the whole value. */
export interface ParsedGdti {
  /** 13 to 30 characters. */
  readonly gdti: Gdti;
  /** The kind of document: 13 digits, the last a check digit. */
  readonly documentTypeIdentifier: string;
  /** The individual document: 1 to 17 characters of CSET 82; `undefined` when the GDTI names a kind. */
  readonly serial: string | undefined;
}

/** What a GDTI is made of. */
export interface GdtiParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The document type: what is left of 12 digits. Padded with zeros on the left. */
  readonly documentType: string;
  /** The serial component: 1 to 17 characters of CSET 82. Default none. */
  readonly serial?: string;
}

const numericLength = 13;
const maxSerialLength = 17;
const format: SerialisedKeyFormat = {
  keyName: 'A GDTI',
  numericLength,
  maxSerialLength,
  lintSerial: lintCset82,
};

/**
 * True when a value is a GDTI in the form of AI (253), with or without a serial component.
 *
 * @example
 * isGdti('9521141123454A-42'); // true
 */
export function isGdti(value: string): value is Gdti {
  return findGdtiProblem(value) === undefined;
}

/**
 * Checks a GDTI in the form of AI (253) and splits it. The company prefix is not told: its length
 * does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 13 characters, `TOO_LONG` above 30, `NON_DIGIT`,
 * `CHECK_DIGIT_MISMATCH`, `INVALID_CHARACTER` in the serial component.
 * @see GS1 General Specifications, "Global Document Type Identifier (GDTI): AI (253)".
 * @example
 * parseGdti('9521141123454A-42').documentTypeIdentifier; // '9521141123454'
 * parseGdti('9521141123454A-42').serial; // 'A-42'
 */
export function parseGdti(value: string): ParsedGdti {
  throwIfProblem(findGdtiProblem(value));
  return {
    gdti: value as Gdti,
    documentTypeIdentifier: value.slice(0, numericLength),
    serial: value.length > numericLength ? value.slice(numericLength) : undefined,
  };
}

/**
 * Makes a GDTI of a company prefix, a reference and, if there is one, a serial component.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty part, `TOO_LONG` for a reference above 12 digits with the prefix or a serial
 * component above 17 characters, `NON_DIGIT`, `INVALID_CHARACTER`.
 * @example
 * const parts = { companyPrefix: '9521141', documentType: '12345', serial: 'A-42' };
 * createGdti(parts); // '9521141123454A-42'
 */
export function createGdti({ companyPrefix, documentType, serial }: GdtiParts): Gdti {
  const parts = { keyName: 'GDTI', length: numericLength, companyPrefix, reference: documentType };
  const key = composeNumericKey(parts) + checkedSerial(serial, maxSerialLength, lintCset82);
  return key as Gdti;
}

function findGdtiProblem(value: string): Gs1Problem | undefined {
  return findSerialisedKeyProblem(value, format);
}
