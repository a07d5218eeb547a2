import {
  cset32,
  findCheckCharacterPair,
  maxCheckedLength,
} from '../characters/check-character-pair.js';
import { characterEnd, characterTable } from '../characters/character-set.js';
import { lintCset82 } from './cset82.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const tooShort: LinterRule = {
  code: 'TOO_SHORT',
  message: 'A check character pair has two characters.',
};
const tooLong: LinterRule = {
  code: 'TOO_LONG',
  message: `A check character pair covers at most ${maxCheckedLength} characters.`,
};
const outsideCset32: LinterRule = {
  code: 'INVALID_CHARACTER',
  message: 'Expected 2 to 9 or a capital letter other than I and O.',
};
const mismatch: LinterRule = {
  code: 'CHECK_CHARACTERS_MISMATCH',
  message: 'The check character pair does not match the characters before it.',
};
const isCset32 = characterTable(cset32);

/**
 * `csumalpha`: the last two characters are the check character pair of those before them.
 *
 * @see GS1 General Specifications, "Check character calculation (for alphanumeric keys)".
 */
export function lintCsumalpha(text: string, start: number, end: number): LinterRefusal | undefined {
  const pairStart = end - 2;
  if (pairStart < start) return refuse(tooShort, start, end);
  if (pairStart - start > maxCheckedLength) return refuse(tooLong, start + maxCheckedLength, end);
  const pair = findCheckCharacterPair(text, start, pairStart);
  if (pair === -1) return lintCset82(text, start, pairStart);
  const first = text.charCodeAt(pairStart);
  const second = text.charCodeAt(pairStart + 1);
  if (isCset32[first] !== 1) return refuse(outsideCset32, pairStart, characterEnd(text, pairStart));
  if (isCset32[second] !== 1) return refuse(outsideCset32, pairStart + 1, end);
  return pair === first * 128 + second ? undefined : refuse(mismatch, pairStart, end);
}
