import {
  VALIDATION_FAILED_MESSAGE,
  type AdvisoryItem,
  type MetadataValidation,
} from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import { ApiError } from '../../../platform/http/api-error.js';
import { validateLiveMetadata, type LiveMetadataOptions } from './validate-live-metadata.js';
import { identifyProduct } from './product-identification.js';

interface ValidatePassportInput {
  readonly productId: string;
  readonly metadata: Metadata;
  readonly options: LiveMetadataOptions;
}

interface ValidatedPassport {
  readonly category: MetadataValidation['category'];
  readonly warnings: readonly AdvisoryItem[];
}

/**
 * Answers what creating this passport would, as far as the document alone decides it. It reads and writes nothing,
 * and needs no caller.
 *
 * @throws the 400 of a bad product id or of bad metadata; both name the category.
 */
export function validatePassport({ options, ...input }: ValidatePassportInput): ValidatedPassport {
  const product = identifyProduct(input, { category: 'unknown', errors: [] });
  const { valid, ...verdict } = validateLiveMetadata(product, options);
  if (!valid) throw ApiError.validation(VALIDATION_FAILED_MESSAGE, verdict);
  return { category: verdict.category, warnings: verdict.warnings };
}
