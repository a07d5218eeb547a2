import type { Pattern } from './collect-patterns.js';

/** One of each kind that patterns tell apart. */
const kinds = [
  'a',
  'Z',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '_',
  '.',
  '/',
  '\\',
  '"',
  '\u00e9',
  '\u{1f600}',
];

/** What no pattern of ours accepts at its end. */
const rejectedEnd = '\u0000!';

/**
 * Texts of a length on which a pattern that backtracks, or starts anew at every character, takes long:
 * each character and each word of the pattern repeated, alone and behind each of its words, and ended
 * by what it does not take.
 */
export function worstTexts({ source }: Pick<Pattern, 'source'>, length: number): string[] {
  const plain = source.replace(/\\[bBdDsSwWtnrpPkux]/g, ' ').replaceAll('\\', '');
  const words = [...new Set(plain.match(/[\w:/@.-]{2,}/g) ?? [])];
  const characters = [...new Set([...plain, ...kinds])];
  const repeated = [...characters, ...words, ...pairs(words)].map((unit) => repeat(unit, length));
  const behindWords = words.flatMap((word) =>
    ['a', '0', ' ', '-', '.'].map((unit) => word + repeat(unit, length - word.length)),
  );
  return [...repeated, ...behindWords].flatMap((text) => [text, text + rejectedEnd]);
}

function pairs(words: readonly string[]): string[] {
  return words.flatMap((word) => [`${word}a`, `${word} `, `${word}0.`, `${word}\n`]);
}

function repeat(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
