import type { ProductCategory } from '../product-category.js';
import { aluminium } from './aluminium.js';
import { batteries } from './batteries.js';
import type { CategoryRules } from './category-rules.js';
import { chemicals } from './chemicals.js';
import { construction } from './construction.js';
import { cosmetics } from './cosmetics.js';
import { electronics } from './electronics.js';
import { ironSteel } from './iron-steel.js';
import { textiles } from './textiles.js';
import { toys } from './toys.js';

/** The rules of every product category. */
export const categoryRules: Readonly<Record<ProductCategory, CategoryRules>> = {
  textiles,
  batteries,
  electronics,
  cosmetics,
  toys,
  'iron-steel': ironSteel,
  aluminium,
  chemicals,
  construction,
};
