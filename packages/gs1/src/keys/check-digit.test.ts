import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, numericKeys } from '../../test/support/arbitrary-keys.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { checkDigit, isCheckDigitValid } from './check-digit.js';

const keys = fc.integer({ min: 2, max: 18 }).chain(numericKeys);

describe('checkDigit', () => {
  it.each([
    ['9638507', 4],
    ['03600029145', 2],
    ['629104150021', 3],
    ['0950600013435', 2],
    ['10614141234567890', 8],
    ['0', 0],
    ['5', 5],
    ['00000000000000000', 0],
  ])('computes the check digit of %s', (body, expected) => {
    expect(checkDigit(body)).toBe(expected);
  });

  it.each([
    ['', 'TOO_SHORT', 0],
    ['123456789012345678', 'TOO_LONG', 17],
    ['95O600013435', 'NON_DIGIT', 2],
    ['950600013435 ', 'NON_DIGIT', 12],
    ['-50600013435', 'NON_DIGIT', 0],
    ['95060001/435', 'NON_DIGIT', 8],
    ['95060001:435', 'NON_DIGIT', 8],
    ['٣50600013435', 'NON_DIGIT', 0],
  ])('refuses %j', (body, code, start) => {
    expect(thrownBy(() => checkDigit(body))).toMatchObject({ code, start });
  });

  it('does not change when zeros are put in front', () => {
    fc.assert(
      fc.property(digits(8), fc.integer({ min: 0, max: 9 }), (body, zeros) => {
        expect(checkDigit('0'.repeat(zeros) + body)).toBe(checkDigit(body));
      }),
    );
  });
});

describe('isCheckDigitValid', () => {
  it('accepts every key that ends in its computed check digit', () => {
    fc.assert(fc.property(keys, (key) => isCheckDigitValid(key)));
  });

  it('refuses every key with one digit changed', () => {
    fc.assert(
      fc.property(keys, fc.nat(), fc.integer({ min: 1, max: 9 }), (key, seed, shift) => {
        const at = seed % key.length;
        const changed = (Number(key[at]) + shift) % 10;
        expect(isCheckDigitValid(key.slice(0, at) + String(changed) + key.slice(at + 1))).toBe(
          false,
        );
      }),
    );
  });

  it('refuses two neighbours swapped, unless they are equal or 5 apart', () => {
    fc.assert(
      fc.property(keys, fc.nat(), (key, seed) => {
        const at = seed % (key.length - 1);
        const [left, right] = [key.charAt(at), key.charAt(at + 1)];
        const swapped = key.slice(0, at) + right + left + key.slice(at + 2);
        const isInvisible = (Number(left) - Number(right)) % 5 === 0;
        expect(isCheckDigitValid(swapped)).toBe(isInvisible);
      }),
    );
  });

  it.each(['', '0', '1234567890123456789', '9506000134352 ', '950600013435２', 'ABC'])(
    'answers false for %j, which is no key',
    (value) => {
      expect(isCheckDigitValid(value)).toBe(false);
    },
  );
});
