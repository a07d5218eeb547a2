import { characterEnd, cset82 } from './character-set.js';
import { Gs1Error } from '../error.js';

/** GS1 CSET 32: digits and capital letters without the look-alikes 0, 1, I and O. */
export const cset32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Weights counted from the right, the first 23 primes: no key is longer than 23 and the pair. */
const weights = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83,
] as const;

/** How many characters can stand before a check character pair. */
export const maxCheckedLength = weights.length;

/**
 * Computes the check character pair of an alphanumeric key, such as a Global Model Number.
 *
 * @param characters - The key without its pair: 1 to 23 characters of CSET 82.
 * @returns Two characters of CSET 32.
 * @throws {@link Gs1Error} `TOO_SHORT` if empty, `TOO_LONG` above 23 characters,
 * `INVALID_CHARACTER` outside CSET 82.
 * @see GS1 General Specifications, "Check character calculation (for alphanumeric keys)".
 * @example
 * checkCharacterPair('1987654Ad4X4bL5ttr2310c'); // '2K'
 */
export function checkCharacterPair(characters: string): string {
  const { length } = characters;
  if (length === 0) {
    throw new Gs1Error('TOO_SHORT', 'A check character pair needs a character.');
  }
  if (length > maxCheckedLength) {
    const message = `A check character pair covers at most ${maxCheckedLength} characters.`;
    throw new Gs1Error('TOO_LONG', message, { start: maxCheckedLength, end: length });
  }
  const pair = findCheckCharacterPair(characters, 0, length);
  if (pair === -1) {
    const start = findUnranked(characters);
    const span = { start, end: characterEnd(characters, start) };
    throw new Gs1Error('INVALID_CHARACTER', 'Expected a character of CSET 82.', span);
  }
  return String.fromCharCode(pair >> 7, pair & 127);
}

/**
 * True when an alphanumeric key ends in the right check character pair.
 *
 * @param key - The key with its pair. Anything but 3 to 25 characters gives `false`.
 * @see GS1 General Specifications, "Check character calculation (for alphanumeric keys)".
 * @example
 * isCheckCharacterPairValid('1987654Ad4X4bL5ttr2310c2K'); // true
 * isCheckCharacterPairValid('1987654Ad4X4bL5ttr2310cK2'); // false
 */
export function isCheckCharacterPairValid(key: string): boolean {
  const pairStart = key.length - 2;
  if (pairStart < 1 || pairStart > maxCheckedLength) return false;
  const pair = findCheckCharacterPair(key, 0, pairStart);
  return pair !== -1 && pair === key.charCodeAt(pairStart) * 128 + key.charCodeAt(pairStart + 1);
}

/**
 * The pair of the characters from `start` to `end`, at most 23: the ASCII code of the first times
 * 128 plus that of the second, or -1 when a character is outside CSET 82.
 */
export function findCheckCharacterPair(text: string, start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index++) {
    const rank = cset82.indexOf(text.charAt(index));
    if (rank === -1) return -1;
    sum += rank * (weights[end - 1 - index] ?? 0);
  }
  sum %= 1021;
  return cset32.charCodeAt(sum >> 5) * 128 + cset32.charCodeAt(sum & 31);
}

function findUnranked(characters: string): number {
  let index = 0;
  while (cset82.includes(characters.charAt(index))) index++;
  return index;
}
