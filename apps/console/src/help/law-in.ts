/** Pairs of English words, as they stand in references to acts, and those of another language. */
export type LawWords = readonly (readonly [english: string, own: string])[];

/** Part of a word or of a number. */
const wordPart = /[\p{L}\p{N}]/u;

/**
 * A reference to an act in another language: whole words are replaced, the longest first; numbers, names and standards
 * stay as they are.
 */
export function lawIn(words: LawWords, reference: string): string {
  const longestFirst = [...words].sort(([one], [other]) => other.length - one.length);
  const continues = (at: number) => wordPart.test(reference.charAt(at));
  let law = '';
  let at = 0;
  while (at < reference.length) {
    const found = longestFirst.find(
      ([english]) =>
        reference.startsWith(english, at) &&
        !continues(at - 1) &&
        !(continues(at + english.length - 1) && continues(at + english.length)),
    );
    law += found?.[1] ?? reference.charAt(at);
    at += found?.[0].length ?? 1;
  }
  return law;
}
