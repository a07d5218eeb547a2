import {
  checkProductId,
  nonGs1ProductIdAdvisory,
  personalDataAdvisory,
  validateMetadata,
  type AdvisoryItem,
  type Locale,
  type MetadataValidation,
} from '@dpp/espr-validate';
import { mangledProductId } from '@dpp/espr-validate/csv';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import type { Passport } from '../passport-model.js';
import type { IdentifiedProduct } from './product-identification.js';

export interface LiveMetadataOptions {
  /** Language of the friendly texts. */
  readonly locale: Locale;
  /** What has expired by then is worth a warning. */
  readonly at: Date;
}

/** The same for a passport that has its product id. */
export function validateLivePassport(
  { productId, metadata }: Pick<Passport, 'productId' | 'metadata'>,
  options: LiveMetadataOptions,
): MetadataValidation {
  const id = checkProductId(productId);
  const isGs1 = id.valid && id.kind !== 'SKU';
  const probably = isGs1 ? undefined : mangledProductId(productId)?.probably;
  return validateLiveMetadata({ metadata, isGs1, probably, copiedTo: undefined }, options);
}

/**
 * Validates metadata that is to be live. Its warnings are all that is worth one: malformed recommended
 * fields, a product id that is no GS1 key, the shape of personal data.
 */
export function validateLiveMetadata(
  { metadata, isGs1, probably }: IdentifiedProduct,
  { locale, at }: LiveMetadataOptions,
): MetadataValidation {
  const wording = wordingOf(locale);
  const verdict = validateMetadata(metadata, { wording, now: at });
  const personalData = personalDataAdvisory(metadata, wording);
  const warnings = [
    ...verdict.warnings,
    ...(isGs1 ? [] : [withHint(nonGs1ProductIdAdvisory(wording), probably)]),
    ...(personalData ? [personalData] : []),
  ];
  return { ...verdict, warnings };
}

/** The id that was probably meant needs no translation. */
function withHint(advisory: AdvisoryItem, probably: string | undefined): AdvisoryItem {
  if (probably === undefined) return advisory;
  return {
    ...advisory,
    message: `${advisory.message} It was probably ${probably}.`,
    friendlyMessage: `${advisory.friendlyMessage} (→ ${probably}?)`,
  };
}
