import type { CategoryPage } from '../category-page.js';
import type { Language } from './language.js';

/** The language of the page of a product, and the categories that say how its values are written. */
export interface Reader extends Language {
  readonly categories: readonly CategoryPage[];
}

/** A reader of a page with these options. */
export function readerOf(options: {
  readonly language: Language;
  readonly categories: readonly CategoryPage[];
}): Reader {
  return { ...options.language, categories: options.categories };
}
