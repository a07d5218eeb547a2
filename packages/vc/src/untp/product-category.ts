import type { PassportMetadata } from './characteristics.js';
import { textIn } from './metadata-path.js';
import type { UntpClassification } from './untp-product.js';

/**
 * Classifies the product by its category and, where the metadata has one, by its commodity code. The
 * passport knows no name of the code, so that it stands for its name too.
 *
 * @see UNTP 0.7.0, Product, `productCategory`.
 */
export function createProductCategories(
  { category, contextUrl }: { readonly category: string; readonly contextUrl: string },
  metadata: PassportMetadata,
): UntpClassification[] {
  const own: UntpClassification = {
    code: category,
    name: category,
    schemeId: `${contextUrl}#category`,
    schemeName: 'Product categories of the issuer',
  };
  const code = textIn(metadata, 'commodityCode');
  if (code === undefined) return [own];
  const commodity: UntpClassification = {
    code,
    name: code,
    schemeId: `${contextUrl}#commodityCode`,
    schemeName: 'Commodity codes of the Harmonized System and of the tariff of the EU',
  };
  return [own, commodity];
}
