import { isProductCategory, type ProductCategory } from '@dpp/espr-validate';
import { aluminium } from './aluminium.js';
import { batteries } from './batteries.js';
import type { CategoryPage } from './category-page.js';
import { fact } from './category-page.js';
import { chemicals } from './chemicals.js';
import { construction } from './construction.js';
import { cosmetics } from './cosmetics.js';
import { electronics } from './electronics.js';
import { ironSteel } from './iron-steel.js';
import { textiles } from './textiles.js';
import { toys } from './toys.js';

/** A category too few does not compile. */
const pages: Readonly<Record<ProductCategory, CategoryPage>> = {
  textiles,
  batteries,
  electronics,
  chemicals,
  construction,
  toys,
  cosmetics,
  'iron-steel': ironSteel,
  aluminium,
};

/** For drafts, which may be of no category yet. */
const uncategorised: CategoryPage = {
  drawing: 'other',
  facts: [fact('originCountry'), fact('model'), fact('batchNumber')],
  sections: [{ kind: 'composition' }],
  actions: ['ask', 'userManualUrl'],
};

export function categoryPage(category: unknown): CategoryPage {
  return isProductCategory(category) ? pages[category] : uncategorised;
}
