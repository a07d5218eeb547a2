import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings } from '../../test/support/arbitrary-keys.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { checkCharacterPair, isCheckCharacterPairValid } from './check-character-pair.js';
import { cset82 } from './character-set.js';

describe('checkCharacterPair', () => {
  it.each([
    ['1987654Ad4X4bL5ttr2310c', '2K'],
    ['12345678901234567890123', 'NT'],
    ['12345_ABCDEFGHIJKLM', 'CP'],
    ['99999zzzzzzzzzzzzzzzzzz', 'T2'],
    ['00000!', 'HV'],
    ['!', '22'],
  ])('gives for %s the pair %s', (characters, pair) => {
    expect(checkCharacterPair(characters)).toBe(pair);
  });

  it.each([
    ['', 'TOO_SHORT', 0, 0],
    ['123456789012345678901234', 'TOO_LONG', 23, 24],
    ['12 45', 'INVALID_CHARACTER', 2, 3],
    ['1234é', 'INVALID_CHARACTER', 4, 5],
  ])('refuses %j with %s', (characters, code, start, end) => {
    expect(thrownBy(() => checkCharacterPair(characters))).toMatchObject({ code, start, end });
  });
});

describe('isCheckCharacterPairValid', () => {
  it('accepts each key that ends in its own pair', () => {
    fc.assert(
      fc.property(cset82Strings(1, 23), (characters) => {
        expect(isCheckCharacterPairValid(characters + checkCharacterPair(characters))).toBe(true);
      }),
    );
  });

  it('notices one wrong character, wherever it stands', () => {
    fc.assert(
      fc.property(
        cset82Strings(1, 23),
        fc.nat(),
        fc.constantFrom(...cset82),
        (characters, seed, other) => {
          const at = seed % characters.length;
          fc.pre(characters.charAt(at) !== other);
          const wrong = characters.slice(0, at) + other + characters.slice(at + 1);
          expect(isCheckCharacterPairValid(wrong + checkCharacterPair(characters))).toBe(false);
        },
      ),
    );
  });

  it.each(['', '2', '22', '1987654Ad4X4bL5ttr2310cK2', '123456789012345678901234NT', '12 4522'])(
    'answers false for %j',
    (key) => {
      expect(isCheckCharacterPairValid(key)).toBe(false);
    },
  );
});
