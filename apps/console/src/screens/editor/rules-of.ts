import type { ProductCategory, Wording } from '@dpp/espr-validate';
import type { CategoryRules } from '@dpp/espr-validate/rules';
import { loadHelp, type Help } from '../../help/help.js';

/** The fields of a category and their names, in the language of the reader. */
export interface Rules {
  readonly category: CategoryRules;
  readonly wording: Wording;
}

/** Everything that makes the form of a category. */
export interface FormRules extends Rules {
  readonly help: Help;
}

/** A chunk for each category. */
const categories: Readonly<Record<ProductCategory, () => Promise<CategoryRules>>> = {
  aluminium: async () => (await import('@dpp/espr-validate/rules/aluminium')).aluminium,
  batteries: async () => (await import('@dpp/espr-validate/rules/batteries')).batteries,
  chemicals: async () => (await import('@dpp/espr-validate/rules/chemicals')).chemicals,
  construction: async () => (await import('@dpp/espr-validate/rules/construction')).construction,
  cosmetics: async () => (await import('@dpp/espr-validate/rules/cosmetics')).cosmetics,
  electronics: async () => (await import('@dpp/espr-validate/rules/electronics')).electronics,
  'iron-steel': async () => (await import('@dpp/espr-validate/rules/iron-steel')).ironSteel,
  textiles: async () => (await import('@dpp/espr-validate/rules/textiles')).textiles,
  toys: async () => (await import('@dpp/espr-validate/rules/toys')).toys,
};

export const CATEGORIES = Object.keys(categories) as readonly ProductCategory[];

export function isCategory(value: unknown): value is ProductCategory {
  return typeof value === 'string' && Object.hasOwn(categories, value);
}

/** @param locale - One of the languages of the product; its labels and faults are loaded. */
export async function loadRules(category: ProductCategory, locale: string): Promise<Rules> {
  const { loadWording } = await import('@dpp/espr-validate/locales');
  const [rules, wording] = await Promise.all([
    categories[category](),
    loadWording(locale as Wording['locale']),
  ]);
  return { category: rules, wording };
}

/** The rules of a category with the explanations of its fields. */
export async function loadFormRules(category: ProductCategory, locale: string): Promise<FormRules> {
  const [rules, help] = await Promise.all([loadRules(category, locale), loadHelp(locale)]);
  return { ...rules, help };
}
