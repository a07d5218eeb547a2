import { checkProductId } from '@dpp/espr-validate';
import { mangledProductId } from '@dpp/espr-validate/csv';
import type { Metadata } from '@dpp/merkle-seal';
import { ApiError, type ErrorDetails } from '../../../platform/http/api-error.js';

export interface IdentifiedProduct {
  readonly metadata: Metadata;
  /** Which metadata field took the product id over. */
  readonly copiedTo: 'gtin' | 'grai' | undefined;
  readonly isGs1: boolean;
  /** The id that was probably meant by one that a spreadsheet or a reader seems to have changed. */
  readonly probably?: string | undefined;
}

/**
 * Checks the product id and copies a GS1 key into metadata that names none.
 *
 * @param details - What the refusal of a bad product id carries besides its own members.
 * @throws the standard 400.
 */
export function identifyProduct(
  { productId, metadata }: { readonly productId: string; readonly metadata: Metadata },
  details: ErrorDetails = {},
): IdentifiedProduct {
  const check = checkProductId(productId);
  if (!check.valid) {
    throw ApiError.badRequest(check.message, { code: check.code, ...details });
  }
  const field = check.gtin ? 'gtin' : check.grai ? 'grai' : undefined;
  const copiedTo = field && metadata[field] === undefined ? field : undefined;
  return {
    metadata: copiedTo ? { ...metadata, [copiedTo]: productId } : metadata,
    copiedTo,
    isGs1: field !== undefined,
    probably: field === undefined ? mangledProductId(productId)?.probably : undefined,
  };
}
