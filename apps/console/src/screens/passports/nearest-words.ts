import { nearestName } from '@dpp/espr-validate/csv';

/** What of a passport the search looks at. */
export interface Named {
  readonly productId: string;
  readonly name: string | null;
  readonly model: string | null;
}

/**
 * The words that were meant, of passports that begin alike: of each passport the words nearest to those typed, and of
 * these the nearest of all. None where a word differs too much.
 */
export function nearestWords(typed: string, passports: readonly Named[]): string | undefined {
  const asked = wordsOf(typed).map(folded);
  const meant = new Map<string, string>();
  for (const passport of passports) {
    const words = new Map(
      textsOf(passport)
        .flatMap(wordsOf)
        .map((word) => [folded(word), word]),
    );
    const found = asked.map((word) => nearestName(word, words.keys()));
    if (found.includes(undefined) || found.join(' ') === asked.join(' ')) continue;
    meant.set(found.join(' '), found.map((word) => words.get(word ?? '')).join(' '));
  }
  return meant.get(nearestName(asked.join(' '), meant.keys()) ?? '');
}

/** Each word cut to its beginning, so that a search finds what begins alike. */
export function beginningOf(typed: string, length: number): string {
  return wordsOf(typed)
    .map((word) => [...word].slice(0, length).join(''))
    .join(' ');
}

const textsOf = ({ productId, name, model }: Named) => [productId, name ?? '', model ?? ''];

const wordsOf = (text: string) => text.split(/[\s,;/()]+/).filter((word) => word !== '');

/** Without case and accents, as the server searches. */
const folded = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
