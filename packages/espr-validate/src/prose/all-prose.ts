import type { ProductCategory } from '../product-category.js';
import { aluminium } from './aluminium.js';
import { batteries } from './batteries.js';
import { chemicals } from './chemicals.js';
import { construction } from './construction.js';
import { cosmetics } from './cosmetics.js';
import { electronics } from './electronics.js';
import { ironSteel } from './iron-steel.js';
import type { FieldsProse } from './prose.js';
import { textiles } from './textiles.js';
import { toys } from './toys.js';

/** What people are told of the fields of every product category. */
export const categoryProse: Readonly<Record<ProductCategory, FieldsProse>> = {
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
