import { aluminium } from '../described/aluminium.js';
import { batteries } from '../described/batteries.js';
import { chemicals } from '../described/chemicals.js';
import { construction } from '../described/construction.js';
import { cosmetics } from '../described/cosmetics.js';
import { electronics } from '../described/electronics.js';
import { ironSteel } from '../described/iron-steel.js';
import { textiles } from '../described/textiles.js';
import { toys } from '../described/toys.js';
import type { ProductCategory } from '../product-category.js';
import type { DescribedCategory } from './describe-category.js';

/**
 * The rules of every product category with their prose, for documents and programs that generate them. The validator
 * reads `categoryRules` alone, so that checking a document does not load the prose.
 */
export const describedRules: Readonly<Record<ProductCategory, DescribedCategory>> = {
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
