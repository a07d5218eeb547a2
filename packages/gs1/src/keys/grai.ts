import type { Branded } from './branded.js';
import { checkedSerial, composeNumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { lintCset82 } from '../linters/cset82.js';
import { lintCsum } from '../linters/csum.js';

/**
 * A Global Returnable Asset Identifier as AI (8003) holds it: the literal 0, 13 digits the last of
 * which is a check digit, then an optional serial of 1 to 16 characters of CSET 82.
 */
export type Grai = Branded<'GRAI'>;

/** The two parts of a GRAI. `assetIdentifier` followed by `serial` is the whole value again. */
export interface ParsedGrai {
  /** 14 to 30 characters. */
  readonly grai: Grai;
  /** The kind of asset: 14 digits, from the leading 0 to the check digit. */
  readonly assetIdentifier: string;
  /** The individual asset: 1 to 16 characters of CSET 82; `undefined` when the GRAI names a kind. */
  readonly serial: string | undefined;
}

/** What a GRAI is made of. */
export interface GraiParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The asset type: what is left of 12 digits. Padded with zeros on the left. */
  readonly assetType: string;
  /** The individual asset: 1 to 16 characters of CSET 82. Default none. */
  readonly serial?: string;
}

const assetIdentifierLength = 14;
const maxSerialLength = 16;

/**
 * True when a value is a GRAI in the form of AI (8003), with or without a serial.
 *
 * A GRAI without serial has the shape of a padded GTIN-13 as well; which one is meant does not
 * follow from the digits.
 *
 * @example
 * isGrai('0952114112345432a/b'); // true
 */
export function isGrai(value: string): value is Grai {
  return findGraiProblem(value) === undefined;
}

/**
 * Checks a GRAI in the form of AI (8003) and splits it. The company prefix is not told: its length
 * does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 14 characters, `TOO_LONG` above 30, `NOT_ZERO` when
 * the first character is not 0, `NON_DIGIT`, `CHECK_DIGIT_MISMATCH`, `INVALID_CHARACTER` in the
 * serial.
 * @see GS1 General Specifications, "Global Returnable Asset Identifier (GRAI): AI (8003)".
 * @example
 * parseGrai('0952114112345432a/b').assetIdentifier; // '09521141123454'
 * parseGrai('0952114112345432a/b').serial; // '32a/b'
 */
export function parseGrai(value: string): ParsedGrai {
  throwIfProblem(findGraiProblem(value));
  const hasSerial = value.length > assetIdentifierLength;
  return {
    grai: value as Grai,
    assetIdentifier: value.slice(0, assetIdentifierLength),
    serial: hasSerial ? value.slice(assetIdentifierLength) : undefined,
  };
}

/**
 * Makes a GRAI in the form of AI (8003) of a company prefix, an asset type and, if there is one, a
 * serial.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty part, `TOO_LONG` for an asset type above 12 digits with the prefix or a serial above
 * 16 characters, `NON_DIGIT`, `INVALID_CHARACTER`.
 * @example
 * const parts = { companyPrefix: '9521141', assetType: '12345', serial: '32a/b' };
 * createGrai(parts); // '0952114112345432a/b'
 */
export function createGrai({ companyPrefix, assetType, serial }: GraiParts): Grai {
  const parts = { keyName: 'GRAI', length: 13, companyPrefix, reference: assetType };
  const asset = composeNumericKey(parts);
  return `0${asset}${checkedSerial(serial, maxSerialLength, lintCset82)}` as Grai;
}

/** Checks the form AI (8003) and a Digital Link path ask for. */
export function findGraiProblem(value: string): Gs1Problem | undefined {
  return (
    findLengthProblem(value.length) ??
    findAssetProblem(value) ??
    lintCset82(value, assetIdentifierLength, value.length)
  );
}

function findLengthProblem(length: number): Gs1Problem | undefined {
  if (length < assetIdentifierLength) {
    const message = `A GRAI has at least ${assetIdentifierLength} digits.`;
    return { code: 'TOO_SHORT', message, start: length, end: length };
  }
  const maxLength = assetIdentifierLength + maxSerialLength;
  if (length <= maxLength) return undefined;
  const message = `The serial of a GRAI has at most ${maxSerialLength} characters.`;
  return { code: 'TOO_LONG', message, start: maxLength, end: length };
}

/** The leading 0 adds nothing to the check sum, so all 14 digits are summed at once. */
function findAssetProblem(value: string): Gs1Problem | undefined {
  if (value.startsWith('0')) return lintCsum(value, 0, assetIdentifierLength);
  return { code: 'NOT_ZERO', message: 'A GRAI in AI (8003) starts with 0.', start: 0, end: 1 };
}
