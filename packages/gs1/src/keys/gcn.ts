import type { Branded } from './branded.js';
import { checkedSerial, composeNumericKey } from './compose-key.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findSerialisedKeyProblem, type SerialisedKeyFormat } from './key-format.js';
import { lintCsetnumeric } from '../linters/csetnumeric.js';

/**
 * A Global Coupon Number: 13 digits, the last a check digit, then an optional serial component
 * of 1 to 12 digits.
 */
export type Gcn = Branded<'GCN'>;

/** The two parts of a GCN. `couponIdentifier` followed by `serial` is the whole value again. */
export interface ParsedGcn {
  /** 13 to 25 characters. */
  readonly gcn: Gcn;
  /** The coupon offer: 13 digits, the last a check digit. */
  readonly couponIdentifier: string;
  /** The individual coupon: 1 to 12 digits; `undefined` when the GCN names an offer. */
  readonly serial: string | undefined;
}

/** What a GCN is made of. */
export interface GcnParts {
  /** The GS1 Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The coupon reference: what is left of 12 digits. Padded with zeros on the left. */
  readonly couponReference: string;
  /** The serial component: 1 to 12 digits. Default none. */
  readonly serial?: string;
}

const numericLength = 13;
const maxSerialLength = 12;
const format: SerialisedKeyFormat = {
  keyName: 'A GCN',
  numericLength,
  maxSerialLength,
  lintSerial: lintCsetnumeric,
};

/**
 * True when a value is a GCN in the form of AI (255), with or without a serial component.
 *
 * @example
 * isGcn('9521141123454123456789'); // true
 */
export function isGcn(value: string): value is Gcn {
  return findGcnProblem(value) === undefined;
}

/**
 * Checks a GCN in the form of AI (255) and splits it. The company prefix is not told: its length
 * does not follow from the digits.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` below 13 characters, `TOO_LONG` above 25, `NON_DIGIT`,
 * `CHECK_DIGIT_MISMATCH`.
 * @see GS1 General Specifications, "Global Coupon Number (GCN): AI (255)".
 * @example
 * parseGcn('9521141123454123456789').couponIdentifier; // '9521141123454'
 * parseGcn('9521141123454123456789').serial; // '123456789'
 */
export function parseGcn(value: string): ParsedGcn {
  throwIfProblem(findGcnProblem(value));
  return {
    gcn: value as Gcn,
    couponIdentifier: value.slice(0, numericLength),
    serial: value.length > numericLength ? value.slice(numericLength) : undefined,
  };
}

/**
 * Makes a GCN of a company prefix, a reference and, if there is one, a serial component.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty part, `TOO_LONG` for a reference above 12 digits with the prefix or a serial
 * component above 12 characters, `NON_DIGIT`.
 * @example
 * const parts = { companyPrefix: '9521141', couponReference: '12345', serial: '123456789' };
 * createGcn(parts); // '9521141123454123456789'
 */
export function createGcn({ companyPrefix, couponReference, serial }: GcnParts): Gcn {
  const parts = {
    keyName: 'GCN',
    length: numericLength,
    companyPrefix,
    reference: couponReference,
  };
  const key = composeNumericKey(parts) + checkedSerial(serial, maxSerialLength, lintCsetnumeric);
  return key as Gcn;
}

function findGcnProblem(value: string): Gs1Problem | undefined {
  return findSerialisedKeyProblem(value, format);
}
