import fc from 'fast-check';
import { digits } from './arbitrary-keys.js';

/** GS1 Company Prefixes: 4 to 12 digits. */
export const companyPrefixes = fc.integer({ min: 4, max: 12 }).chain(digits);

/**
 * Company prefixes with a reference of digits that together have `length` digits; the reference has at
 * least one.
 */
export function prefixesAndReferences(
  length: number,
): fc.Arbitrary<{ companyPrefix: string; reference: string }> {
  return fc
    .integer({ min: 4, max: Math.min(12, length - 1) })
    .chain((prefixLength) =>
      fc.record({ companyPrefix: digits(prefixLength), reference: digits(length - prefixLength) }),
    );
}

/** Parts that no key takes, with what is wrong with them. */
export const refusedCompanyPrefixes = [
  ['', 0, 0],
  ['123', 3, 3],
  ['1234567890123', 12, 13],
  ['12A4', 2, 3],
  [' 1234', 0, 1],
] as const;
