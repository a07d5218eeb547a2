/** Entry `@dpp/passport-page/all-categories`: every category at hand, for servers. */
import type { ProductCategory } from '@dpp/espr-validate';
import { aluminium } from './categories/aluminium.js';
import { batteries } from './categories/batteries.js';
import { chemicals } from './categories/chemicals.js';
import { construction } from './categories/construction.js';
import { cosmetics } from './categories/cosmetics.js';
import { electronics } from './categories/electronics.js';
import { ironSteel } from './categories/iron-steel.js';
import { textiles } from './categories/textiles.js';
import { toys } from './categories/toys.js';
import type { CategoryPage } from './category-page.js';

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

/** Every product category of the rules. */
export const allCategories: readonly CategoryPage[] = Object.values(pages);
