import { nonGs1ProductIdAdvisory } from '../advisories/save-advisories.js';
import { mangledProductId } from '../csv/mangled-product-id.js';
import type { Wording } from '../messages/wording.js';
import { checkProductId } from '../product-id.js';
import type { MetadataValidation } from '../validate-metadata.js';

/** What is wrong with the product id beside a document, or worth knowing of it. */
export function judgeProductId(
  productId: unknown,
  { allowSku, wording }: { readonly allowSku: boolean; readonly wording: Wording },
): Pick<MetadataValidation, 'errors' | 'warnings'> {
  if (productId === undefined) return { errors: [], warnings: [] };
  if (typeof productId !== 'string') return fault('productId must be a text');
  const check = checkProductId(productId);
  if (!check.valid) return fault(check.message);
  const mangled = allowSku ? undefined : mangledProductId(productId);
  if (mangled) return fault(`${mangled.message} If it is an article number, use --allow-sku.`);
  return { errors: [], warnings: check.kind === 'SKU' ? [nonGs1ProductIdAdvisory(wording)] : [] };
}

function fault(message: string) {
  return { errors: [{ path: 'productId', message }], warnings: [] };
}
