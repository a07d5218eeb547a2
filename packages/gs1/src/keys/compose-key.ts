import { checkDigit } from './check-digit.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { lintCsetnumeric } from '../linters/csetnumeric.js';
import type { Linter } from '../linters/linter.js';

const minPrefixLength = 4;
const maxPrefixLength = 12;

/** What a numeric key is composed of. */
export interface NumericKeyParts {
  /** Name of the key, for messages. */
  readonly keyName: string;
  /** Digits of the key, with its check digit. */
  readonly length: number;
  /** One digit before the prefix: indicator digit of a GTIN-14, extension digit of an SSCC. */
  readonly leadingDigit?: number;
  /** 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The digits between prefix and check digit; padded with zeros on the left. */
  readonly reference: string;
}

/** What an alphanumeric key is composed of. */
export interface AlphanumericKeyParts {
  /** Name of the key, for messages. */
  readonly keyName: string;
  /** Most characters of prefix and reference together. */
  readonly maxLength: number;
  /** Checks the characters of the reference. */
  readonly lint: Linter;
  /** 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The characters after the prefix. */
  readonly reference: string;
}

/** Joins prefix and reference, appends the check digit; throws for a bad part. */
export function composeNumericKey(parts: NumericKeyParts): string {
  const { keyName, length, leadingDigit, companyPrefix, reference } = parts;
  checkCompanyPrefix(companyPrefix);
  const leader = leadingDigit === undefined ? '' : leadingDigitText(leadingDigit);
  const room = length - 1 - leader.length - companyPrefix.length;
  throwIfProblem(findLengthProblem(reference, room, `reference of this ${keyName}`));
  throwIfProblem(lintCsetnumeric(reference, 0, reference.length));
  const body = leader + companyPrefix + reference.padStart(room, '0');
  return body + String(checkDigit(body));
}

/** Joins prefix and reference; throws for a bad part. */
export function composeAlphanumericKey(parts: AlphanumericKeyParts): string {
  const { keyName, maxLength, lint, companyPrefix, reference } = parts;
  checkCompanyPrefix(companyPrefix);
  const room = maxLength - companyPrefix.length;
  throwIfProblem(findLengthProblem(reference, room, `reference of this ${keyName}`));
  throwIfProblem(lint(reference, 0, reference.length));
  return companyPrefix + reference;
}

/** An optional serial component, checked; empty where there is none. Throws for an empty serial. */
export function checkedSerial(serial: string | undefined, maxLength: number, lint: Linter): string {
  if (serial === undefined) return '';
  throwIfProblem(findLengthProblem(serial, maxLength, 'serial component'));
  throwIfProblem(lint(serial, 0, serial.length));
  return serial;
}

/** Its length is known to the company and to GS1 alone: it cannot be told from the digits. */
function checkCompanyPrefix(companyPrefix: string): void {
  const { length } = companyPrefix;
  const notDigit = lintCsetnumeric(companyPrefix, 0, length);
  if (length >= minPrefixLength && length <= maxPrefixLength && !notDigit) return;
  const message = 'A GS1 Company Prefix has 4 to 12 digits.';
  const { start, end } = notDigit ?? { start: Math.min(length, maxPrefixLength), end: length };
  throwIfProblem({ code: 'INVALID_COMPANY_PREFIX', message, start, end });
}

function leadingDigitText(digit: number): string {
  const text = String(digit);
  if (text.length === 1) throwIfProblem(lintCsetnumeric(text, 0, 1));
  else {
    const message = 'An indicator or extension digit is one digit.';
    throwIfProblem({ code: 'NON_DIGIT', message, start: 0, end: text.length });
  }
  return text;
}

function findLengthProblem(part: string, room: number, name: string): Gs1Problem | undefined {
  const { length } = part;
  if (length === 0) {
    return { code: 'TOO_SHORT', message: `The ${name} is not empty.`, start: 0, end: 0 };
  }
  if (length <= room) return undefined;
  const message = `The ${name} has room for ${Math.max(room, 0)} characters.`;
  return { code: 'TOO_LONG', message, start: Math.max(room, 0), end: length };
}
