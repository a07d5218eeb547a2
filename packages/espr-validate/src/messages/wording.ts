import type { Locale } from '../locale.js';
import { en, type Catalogue } from './en.js';

/** A language's texts, with numbers and lists written the way its readers write them. */
export interface Wording {
  readonly catalogue: Catalogue;
  readonly number: (value: number) => string;
  /** "a, b or c" */
  readonly anyOf: (values: readonly string[]) => string;
}

/** One entry per written language; a locale without one reads English. */
const catalogues: Readonly<Partial<Record<Locale, Catalogue>>> = { en };

const wordings = new Map<Locale, Wording>();

/** The wording of a locale, or the English one where that language is not written yet. */
export function wordingOf(locale: Locale): Wording {
  const known = wordings.get(locale);
  if (known !== undefined) return known;
  const catalogue = catalogues[locale];
  const wording = catalogue === undefined ? english() : createWording(locale, catalogue);
  wordings.set(locale, wording);
  return wording;
}

/** The wording of `message` texts, which are for developers and always English. */
export function english(): Wording {
  englishWording ??= createWording('en', en);
  return englishWording;
}

let englishWording: Wording | undefined;

/** Intl formats cost more than a whole validation: built once a language, on its first failure. */
function createWording(locale: Locale, catalogue: Catalogue): Wording {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    catalogue,
    number: (value) => numbers.format(value),
    anyOf: (values) => alternatives.format(values),
  };
}
