import { decode } from '@dpp/gs1';

/** Terms of one passport: what does not fit is not found by. */
const maxTerms = 32;
/** UTF-16 code units of a term, in passports and in questions alike: two long words with one beginning are one term. */
const maxTermLength = 64;
/** Words of a question, each of which every match has. */
const maxWords = 8;

/**
 * The terms that a passport is found by: the words of its texts, in lower case, without accents, each once. A number
 * loses its leading zeros, since a GTIN is typed with and without them.
 *
 * @param texts - The most telling first: the terms beyond 32 are left out.
 */
export function termsOf(texts: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    for (const word of wordsIn(text)) {
      if (terms.size === maxTerms) return [...terms];
      terms.add(word);
    }
  }
  return [...terms];
}

/**
 * The beginnings of terms that a question asks for, at most eight. Of scanned data the values of its elements count: the
 * link under a code finds the same passports as the number in it.
 */
export function wordsOfQuestion(question: string): string[] {
  const scanned = /^(?:https?:\/\/|\(|\])/i.test(question) ? valuesOfScan(question) : [];
  const words = (scanned.length > 0 ? scanned : [question]).flatMap((text) => [...wordsIn(text)]);
  return [...new Set(words)].slice(0, maxWords);
}

/** GTIN, GRAI, lot and serial number of scanned data; none where it is no GS1 data. */
function valuesOfScan(text: string): string[] {
  const { elements, problems } = decode(text);
  if (problems.length > 0) return [];
  return elements
    .filter(({ applicationIdentifier }) => scannedElements.has(applicationIdentifier))
    .map(({ value }) => value);
}

const scannedElements: ReadonlySet<string> = new Set(['01', '8003', '10', '21']);

function* wordsIn(text: string): Generator<string> {
  const plain = sortKeyOf(text);
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    yield word.replace(/^0+(?=[1-9]\d*$)/, '').slice(0, maxTermLength);
  }
}

/** A text as it is compared: in lower case, without accents. */
export function sortKeyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
