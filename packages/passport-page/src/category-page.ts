import type { CategoryRules } from '@dpp/espr-validate/rules';
import type { DrawnThing } from './parts/drawings.js';

/**
 * A fact of the first screen: the value at the first of these paths that the passport has, under the label of
 * the path's first member or of `label`.
 */
export interface FactRule {
  readonly paths: readonly string[];
  /** The member that gives it its label. */
  readonly label?: string;
  /** The member that gives the label before the value: `Class` before `B`. */
  readonly before?: string;
  /** What more is said below it: the value at a path. */
  readonly note?: string;
}

/** What stands open below the facts, in this order. Each is left out where there is nothing to show in it. */
export type SectionRule =
  | { readonly kind: 'composition' }
  | { readonly kind: 'care'; readonly field: string }
  /** Shares each of another whole, by the members of an object or one field each. */
  | { readonly kind: 'meters'; readonly label: string; readonly paths: readonly string[] }
  /** Sentences, one below the other. */
  | { readonly kind: 'sentences'; readonly field: string }
  /** What each entry of a list says, under the name of the entry. */
  | { readonly kind: 'entries'; readonly field: string }
  /** A list as running text: ingredients in the order of the label. */
  | { readonly kind: 'text'; readonly field: string }
  | { readonly kind: 'values'; readonly label: string; readonly fields: readonly string[] };

/** What a reader of one product category is shown first. */
export interface CategoryPage {
  /** Name of the category and the rules of its fields, by which values are written. */
  readonly rules: { readonly category: string; readonly fields: CategoryRules['fields'] };
  readonly drawing: DrawnThing;
  /** At most four are shown: the first that exist. */
  readonly facts: readonly FactRule[];
  readonly sections: readonly SectionRule[];
  /**
   * Paths of addresses, of which at most three are shown: the first that exist. `ask` is the contact for questions.
   */
  readonly actions: readonly string[];
  /** For goods that professionals buy, what can be done is to read documents. */
  readonly isForProfessionals?: true;
}

export function fact(
  paths: string | readonly string[],
  more: Omit<FactRule, 'paths'> = {},
): FactRule {
  return { paths: typeof paths === 'string' ? [paths] : paths, ...more };
}

/** For products of no known category, such as drafts. */
const uncategorised: CategoryPage = {
  rules: { category: '', fields: {} },
  drawing: 'other',
  facts: [fact('originCountry'), fact('model'), fact('batchNumber')],
  sections: [{ kind: 'composition' }],
  actions: ['ask', 'userManualUrl'],
};

/** The page of a category; what every product has where it is none of those given. */
export function categoryPage(category: unknown, categories: readonly CategoryPage[]): CategoryPage {
  return categories.find(({ rules }) => rules.category === category) ?? uncategorised;
}
