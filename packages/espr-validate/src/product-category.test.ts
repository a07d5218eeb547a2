import { expect, it } from 'vitest';
import { isProductCategory, PRODUCT_CATEGORIES } from './product-category.js';

it('knows nine categories', () => {
  expect(new Set(PRODUCT_CATEGORIES).size).toBe(9);
  expect(PRODUCT_CATEGORIES.every(isProductCategory)).toBe(true);
});

it.each(['Textiles', 'iron steel', 'ironSteel', ' toys', '', 'constructor', null, undefined, 3])(
  'does not take %j for a category',
  (value) => {
    expect(isProductCategory(value)).toBe(false);
  },
);
