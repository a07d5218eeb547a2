/**
 * The nine product groups a passport can belong to, as `metadata.category` spells them: lower case,
 * in the order the API documents list them.
 */
export const PRODUCT_CATEGORIES = [
  'textiles',
  'batteries',
  'electronics',
  'cosmetics',
  'toys',
  'iron-steel',
  'aluminium',
  'chemicals',
  'construction',
] as const;

/** One of {@link PRODUCT_CATEGORIES}. */
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

const categories: ReadonlySet<unknown> = new Set(PRODUCT_CATEGORIES);

/**
 * True when a value is a product category. The comparison is exact: `Textiles` is not one.
 *
 * @example
 * isProductCategory('iron-steel'); // true
 */
export function isProductCategory(value: unknown): value is ProductCategory {
  return categories.has(value);
}
