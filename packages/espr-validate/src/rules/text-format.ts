import { isGrai, isGtin } from '@dpp/gs1';
import { countryAlpha2Codes, isCountryAlpha2 } from '@dpp/gs1/codes';
import { isEori } from '../eori.js';
import { isCasNumber, isEcNumber } from './substance-number.js';
import { isIsoDate, isIsoMonth } from './iso-date.js';
import type { TextFormat } from './shape.js';

/** One text format: what decides it, and what of it a schema can say. */
export interface TextFormatRule {
  readonly accepts: (text: string) => boolean;
  /** Source of an ECMAScript regular expression that every accepted text matches. */
  readonly pattern: string;
  /** Every accepted text, where they can be listed. */
  readonly values?: () => readonly string[];
  /** Present where some texts match the pattern and are refused: check digits, days that do not exist. */
  readonly beyondPattern?: true;
}

/** What a plain text matches: a character that can be seen. */
export const VISIBLE_PATTERN = '\\S';

const TIME_OF_DAY = 'T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:[0-9]{2})';
const YEAR_AND_MONTH = '[0-9]{4}-(0[1-9]|1[0-2])';
const DATE = `${YEAR_AND_MONTH}-(0[1-9]|[12][0-9]|3[01])(${TIME_OF_DAY})?`;
const EMAIL = '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+';
const HAZARD = '(H[2-4][0-9]{2}(i|[fF][dD]?|Df?|d)?|EUH[0-9]{3}A?)';
const PRECAUTION = 'P[1-5][0-9]{2}';

/** Decides each text format. */
export const textFormats: Readonly<Record<TextFormat, TextFormatRule>> = {
  url: { accepts: isHttpUrl, pattern: '^https?://\\S+$', beyondPattern: true },
  email: matching(`^${EMAIL}$`),
  // A page, a mailbox or a telephone number.
  contact: {
    accepts: anyOf(isHttpUrl, matcher(`^(${EMAIL}|\\+?[0-9][0-9 ()./-]{4,})$`)),
    pattern: `^(https?://\\S+|${EMAIL}|\\+?[0-9][0-9 ()./-]{4,})$`,
    beyondPattern: true,
  },
  // BCP 47: a two or three letter language, then any subtags.
  language: matching('^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$'),
  country: { accepts: isCountryAlpha2, pattern: '^[A-Z]{2}$', values: countryAlpha2Codes },
  // ISO 4217
  currency: matching('^[A-Z]{3}$'),
  date: { accepts: isIsoDate, pattern: `^${DATE}$`, beyondPattern: true },
  monthOrDate: {
    accepts: anyOf(isIsoMonth, isIsoDate),
    pattern: `^(${YEAR_AND_MONTH}|${DATE})$`,
    beyondPattern: true,
  },
  eori: { accepts: isEori, pattern: '^[A-Z]{2}[A-Za-z0-9]{1,15}$' },
  commodityCode: { accepts: isCommodityCode, pattern: '^[0-9]{4,10}$' },
  gtin: { accepts: isGtin, pattern: '^([0-9]{8}|[0-9]{12,14})$', beyondPattern: true },
  grai: {
    accepts: isGrai,
    pattern: '^0[0-9]{13}[!"%-?A-Z_a-z]{0,16}$',
    beyondPattern: true,
  },
  cas: { accepts: isCasNumber, pattern: '^[1-9][0-9]{1,6}-[0-9]{2}-[0-9]$', beyondPattern: true },
  ec: { accepts: isEcNumber, pattern: '^[1-9][0-9]{2}-[0-9]{3}-[0-9]$', beyondPattern: true },
  reachRegistration: matching('^[0-9]{2}-[0-9]{10}-[0-9]{2}-[0-9]{4}$'),
  ufi: matching('^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$'),
  // What starts like a hazard statement code must be one; other texts, such as "Skin Irrit. 2", may stand.
  // Codes may be joined by a plus sign, and words may follow.
  hazardClass: matching(
    `^(?!(EU)?H[0-9])[\\s\\S]*\\S|^${HAZARD}( ?\\+ ?${HAZARD})*(?![A-Za-z0-9]| ?\\+)`,
  ),
  precautionaryStatement: matching(`^${PRECAUTION}( ?\\+ ?${PRECAUTION})*$`),
  sha256: { accepts: isSha256, pattern: '^[0-9A-Fa-f]{64}$' },
  digits: matching('^[0-9]+$'),
  // EN 13501-1: the class, for flooring or pipe insulation where said, then smoke, droplets and acidity;
  // EN 13501-6: the classes of cables.
  reactionToFire: matching(
    '^((A1|A2|[B-F])(_?(fl|L))?|(A|B[12]|[C-F])_?ca)([ -]?s[1-3][ab]?)?([ ,-]*d[0-2])?([ ,-]*a[1-3])?$',
  ),
  // IEC 60529
  ipRating: matching('^IP[0-6X][0-9X]K?[A-D]?[HMSW]?$'),
};

/** True when a text has a character that can be seen. */
export function isVisible(text: string): boolean {
  // Nearly every text starts with a visible ASCII character; only the others are worth trimming.
  const first = text.charCodeAt(0);
  return (first > 32 && first < 127) || text.trim() !== '';
}

/** A format that its pattern decides. */
function matching(pattern: string): TextFormatRule {
  return { accepts: matcher(pattern), pattern };
}

function matcher(pattern: string): (text: string) => boolean {
  const expression = new RegExp(pattern);
  return (text) => expression.test(text);
}

function anyOf(...predicates: readonly ((text: string) => boolean)[]) {
  return (text: string) => predicates.some((accepts) => accepts(text));
}

/** What nearly every URL looks like. The standard takes them all, so that parsing them is saved. */
const PLAIN_URL =
  /^https?:\/\/(?:(?![Xx][Nn]--)[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,}(?:\/[\w.~/-]*)?$/;

/** An absolute http or https URL (WHATWG URL Standard), without blanks and line ends, which the standard drops. */
function isHttpUrl(text: string): boolean {
  if (PLAIN_URL.test(text)) return true;
  return /^https?:\/\/\S+$/.test(text) && isUrl(text);
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    // The URL parser has no other way to say no.
    return false;
  }
}

const NO_HEX_DIGIT = /[^0-9A-Fa-f]/;

/** 64 hexadecimal digits. Looking for what is none takes half as long as counting those that are. */
function isSha256(text: string): boolean {
  return text.length === 64 && !NO_HEX_DIGIT.test(text);
}

/** 4 to 10 digits: from an HS heading to a full TARIC code. */
function isCommodityCode(text: string): boolean {
  if (text.length < 4 || text.length > 10) return false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
