import type { Branded } from './branded.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { lintCsum } from '../linters/csum.js';
import { findNumericKeyProblem } from './numeric-key.js';

/** 8 digits with a valid check digit. */
export type Gtin8 = Branded<'GTIN-8'>;
/** 12 digits with a valid check digit. */
export type Gtin12 = Branded<'GTIN-12'>;
/** 13 digits with a valid check digit. */
export type Gtin13 = Branded<'GTIN-13'>;
/** 14 digits with a valid check digit: a GTIN-14, or a shorter GTIN padded with zeros on the left. */
export type Gtin14 = Branded<'GTIN-14'>;
/** A GTIN in any of its four lengths. */
export type Gtin = Gtin8 | Gtin12 | Gtin13 | Gtin14;

/** The four GTIN formats, named as the standard names them. */
export type GtinFormat = 'GTIN-8' | 'GTIN-12' | 'GTIN-13' | 'GTIN-14';

/** The type of a GTIN in each format. */
export interface GtinOfFormat {
  readonly 'GTIN-8': Gtin8;
  readonly 'GTIN-12': Gtin12;
  readonly 'GTIN-13': Gtin13;
  readonly 'GTIN-14': Gtin14;
}

/** What the digits of a GTIN tell without a company prefix register. */
export interface ParsedGtin {
  /** 14 digits, as AI (01) and databases hold it. */
  readonly gtin: Gtin14;
  /** The shortest format the number fits. Padding does not change it. */
  readonly format: GtinFormat;
  /** The number in the length of its `format`: what stands under an EAN-13 or a UPC-A symbol. */
  readonly unpaddedGtin: Gtin;
  /**
   * 1 to 8 for a grouping of trade items, 9 for a trade item of variable measure, with a weight, length or count that
   * other AIs such as (3103) give; `undefined` for a shorter format.
   */
  readonly indicatorDigit: number | undefined;
  /** 0 to 9. */
  readonly checkDigit: number;
}

/**
 * True when a value is a GTIN in the 14-digit form of AI (01): 14 digits, valid check digit.
 *
 * @example
 * isGtin14('09506000134352'); // true
 * isGtin14('9506000134352'); // false
 */
export function isGtin14(value: string): value is Gtin14 {
  return findGtin14Problem(value) === undefined;
}

/**
 * True when a value is a GTIN-8, GTIN-12, GTIN-13 or GTIN-14 with a valid check digit.
 *
 * @example
 * isGtin('9506000134352'); // true
 */
export function isGtin(value: string): value is Gtin {
  return findGtinProblem(value) === undefined;
}

/**
 * Checks a GTIN of 8, 12, 13 or 14 digits and tells its format. The company prefix is not told: its
 * length does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 14 characters when not 8, 12 or 13; `TOO_LONG` above
 * 14; `NON_DIGIT`; `CHECK_DIGIT_MISMATCH`.
 * @see GS1 General Specifications, "Global Trade Item Number (GTIN)".
 * @example
 * parseGtin('9506000134352').gtin; // '09506000134352'
 * parseGtin('09506000134352').format; // 'GTIN-13'
 */
export function parseGtin(value: string): ParsedGtin {
  const gtin = toGtin14(value);
  const format = formatOf(gtin);
  const unpaddedGtin = gtin.slice(gtin.length - digitsOf[format]) as Gtin;
  const indicatorDigit = format === 'GTIN-14' ? gtin.charCodeAt(0) - 0x30 : undefined;
  return { gtin, format, unpaddedGtin, indicatorDigit, checkDigit: gtin.charCodeAt(13) - 0x30 };
}

/**
 * Checks a GTIN of 8, 12, 13 or 14 digits and pads it with zeros on the left to 14. Padding leaves
 * the check digit as it is.
 *
 * @throws {@link Gs1Error} as {@link parseGtin} does.
 * @example
 * toGtin14('96385074'); // '00000096385074'
 */
export function toGtin14(value: string): Gtin14 {
  throwIfProblem(findGtinProblem(value));
  return value.padStart(14, '0') as Gtin14;
}

/**
 * Checks a GTIN of 8, 12, 13 or 14 digits and brings it into another length, by zeros on the left.
 *
 * @throws {@link Gs1Error} as {@link parseGtin} does; `TOO_LONG` when the number does not fit the
 * format, with the span of the digits that are too many in the 14-digit form.
 * @example
 * convertGtin('00036000291452', 'GTIN-12'); // '036000291452'
 * convertGtin('96385074', 'GTIN-13'); // '0000096385074'
 */
export function convertGtin<Format extends GtinFormat>(
  value: string,
  format: Format,
): GtinOfFormat[Format] {
  const { gtin, format: shortest } = parseGtin(value);
  const surplus = gtin.length - digitsOf[format];
  if (digitsOf[shortest] > digitsOf[format]) {
    const message = `This number does not fit a ${format}.`;
    throwIfProblem({ code: 'TOO_LONG', message, start: 0, end: surplus });
  }
  return gtin.slice(surplus) as GtinOfFormat[Format];
}

/** Checks the form AI (01) and a Digital Link path ask for; a GTIN must be padded there. */
export function findGtin14Problem(value: string): Gs1Problem | undefined {
  return findNumericKeyProblem(value, 14, 'GTIN in AI (01)');
}

const digitsOf = { 'GTIN-8': 8, 'GTIN-12': 12, 'GTIN-13': 13, 'GTIN-14': 14 } as const;

function findGtinProblem(value: string): Gs1Problem | undefined {
  const { length } = value;
  if (length === 14 || length === 13 || length === 12 || length === 8) {
    return lintCsum(value, 0, length);
  }
  return {
    code: length < 14 ? 'TOO_SHORT' : 'TOO_LONG',
    message: 'A GTIN has 8, 12, 13 or 14 digits.',
    start: Math.min(length, 14),
    end: length,
  };
}

/** No GTIN-12 starts with 0000: GS1 keeps those prefixes free so that they cannot hide a GTIN-8. */
function formatOf(gtin: Gtin14): GtinFormat {
  if (gtin.startsWith('000000')) return 'GTIN-8';
  if (gtin.startsWith('00')) return 'GTIN-12';
  if (gtin.startsWith('0')) return 'GTIN-13';
  return 'GTIN-14';
}
