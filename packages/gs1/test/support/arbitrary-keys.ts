import { checkDigit } from '../../src/keys/check-digit.js';
import fc from 'fast-check';
import { cset82 } from '../../src/characters/character-set.js';

/** Strings of `count` digits. */
export function digits(count: number): fc.Arbitrary<string> {
  return fc.string({
    unit: fc.constantFrom(...'0123456789'),
    minLength: count,
    maxLength: count,
  });
}

/** Numeric keys of `length` digits that end in their check digit. */
export function numericKeys(length: number): fc.Arbitrary<string> {
  return digits(length - 1).map((body) => body + String(checkDigit(body)));
}

/** Strings of CSET 82. */
export function cset82Strings(minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...cset82), minLength, maxLength });
}

/** Serial numbers of AI (21) that can stand in a path. */
export const serials = cset82Strings(1, 20).filter((serial) => !/^\.\.?$/.test(serial));

/** GRAIs in the form of AI (8003). */
export const grais = fc
  .tuple(numericKeys(13), cset82Strings(0, 16))
  .map(([asset, serial]) => `0${asset}${serial}`);
