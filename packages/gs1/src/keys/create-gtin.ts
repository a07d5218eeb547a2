import { composeNumericKey } from './compose-key.js';
import { checkDigit } from './check-digit.js';
import { throwIfProblem } from './throw-if-problem.js';
import { toGtin14, type Gtin12, type Gtin13, type Gtin14, type Gtin8 } from './gtin.js';

/** What a GTIN-12 or GTIN-13 is made of. */
export interface GtinParts {
  /** The GS1 Company Prefix, for a GTIN-12 the U.P.C. Company Prefix: 4 to 12 digits. */
  readonly companyPrefix: string;
  /** The item reference: what is left of the digits. Padded with zeros on the left. */
  readonly itemReference: string;
}

/** What a GTIN-8 is made of. */
export interface Gtin8Parts {
  /** Seven digits that GS1 allocates one by one: the GS1-8 Prefix and an item reference. */
  readonly itemReference: string;
}

/** What a GTIN-14 is made of. */
export interface Gtin14Parts extends GtinParts {
  /** 1 to 8 for a grouping of trade items, 9 for a trade item of variable measure. */
  readonly indicatorDigit: number;
}

/**
 * Makes a GTIN-13 of a company prefix and an item reference, and appends its check digit.
 *
 * @throws {@link Gs1Error} with a span in the part at fault: `INVALID_COMPANY_PREFIX`, `TOO_SHORT`
 * for an empty reference, `TOO_LONG` above 12 digits in all, `NON_DIGIT`.
 * @see GS1 General Specifications, "Global Trade Item Number (GTIN)".
 * @example
 * createGtin13({ companyPrefix: '9506000', itemReference: '13435' }); // '9506000134352'
 */
export function createGtin13({ companyPrefix, itemReference }: GtinParts): Gtin13 {
  const parts = { keyName: 'GTIN-13', length: 13, companyPrefix, reference: itemReference };
  return composeNumericKey(parts) as Gtin13;
}

/**
 * Makes a GTIN-12 of a U.P.C. Company Prefix and an item reference, and appends its check digit.
 *
 * @throws {@link Gs1Error} as {@link createGtin13} does; there is room for 11 digits in all.
 * @example
 * createGtin12({ companyPrefix: '036000', itemReference: '29145' }); // '036000291452'
 */
export function createGtin12({ companyPrefix, itemReference }: GtinParts): Gtin12 {
  const parts = { keyName: 'GTIN-12', length: 12, companyPrefix, reference: itemReference };
  return composeNumericKey(parts) as Gtin12;
}

/**
 * Makes a GTIN-8 of the seven digits that GS1 allocated, and appends its check digit.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` or `TOO_LONG` when not 7 characters; `NON_DIGIT`.
 * @example
 * createGtin8({ itemReference: '9638507' }); // '96385074'
 */
export function createGtin8({ itemReference }: Gtin8Parts): Gtin8 {
  const { length } = itemReference;
  if (length !== 7) {
    throwIfProblem({
      code: length < 7 ? 'TOO_SHORT' : 'TOO_LONG',
      message: 'A GTIN-8 has 7 digits before its check digit.',
      start: Math.min(length, 7),
      end: length,
    });
  }
  return `${itemReference}${checkDigit(itemReference)}` as Gtin8;
}

/**
 * Makes a GTIN-14 of an indicator digit, a company prefix and an item reference, and appends its
 * check digit.
 *
 * @throws {@link Gs1Error} as {@link createGtin13} does; `NON_DIGIT` also for an indicator that is
 * not 0 to 9, `ZERO_VALUE` for 0, which would make it a padded GTIN-13.
 * @example
 * const parts = { indicatorDigit: 1, companyPrefix: '9506000', itemReference: '13435' };
 * createGtin14(parts); // '19506000134359'
 */
export function createGtin14(parts: Gtin14Parts): Gtin14 {
  const { indicatorDigit, companyPrefix, itemReference } = parts;
  checkIndicatorDigit(indicatorDigit);
  const key = composeNumericKey({
    keyName: 'GTIN-14',
    length: 14,
    leadingDigit: indicatorDigit,
    companyPrefix,
    reference: itemReference,
  });
  return key as Gtin14;
}

/**
 * Makes the GTIN-14 of a grouping of trade items: puts an indicator digit before the GTIN of the
 * item it holds and computes the check digit anew.
 *
 * @param gtin - The GTIN of the item, 8, 12, 13 or 14 digits.
 * @param indicatorDigit - 1 to 8 for a grouping, 9 for a trade item of variable measure.
 * @throws {@link Gs1Error} as `parseGtin` does; `NON_DIGIT` or `ZERO_VALUE` for the indicator.
 * @see GS1 General Specifications, "Trade item groupings".
 * @example
 * withIndicatorDigit('9506000134352', 1); // '19506000134359'
 */
export function withIndicatorDigit(gtin: string, indicatorDigit: number): Gtin14 {
  const padded = toGtin14(gtin);
  checkIndicatorDigit(indicatorDigit);
  const body = String(indicatorDigit) + padded.slice(1, -1);
  return `${body}${checkDigit(body)}` as Gtin14;
}

function checkIndicatorDigit(indicatorDigit: number): void {
  if (Number.isInteger(indicatorDigit) && indicatorDigit >= 1 && indicatorDigit <= 9) return;
  throwIfProblem({
    code: indicatorDigit === 0 ? 'ZERO_VALUE' : 'NON_DIGIT',
    message: 'The indicator digit of a GTIN-14 is 1 to 9.',
    start: 0,
    end: 1,
  });
}
