import {
  nonGs1ProductIdAdvisory,
  personalDataAdvisory,
  validateMetadata,
  type Locale,
  type MetadataValidation,
} from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import type { IdentifiedProduct } from './product-identification.js';

export interface LiveMetadataOptions {
  /** Of the friendly texts. */
  readonly locale: Locale;
  /** What has expired by then is worth a warning. */
  readonly at: Date;
}

/**
 * Validates metadata that is to be live. Its warnings are all that is worth one: malformed recommended
 * fields, a product id that is no GS1 key, the shape of personal data.
 */
export function validateLiveMetadata(
  { metadata, isGs1 }: IdentifiedProduct,
  { locale, at }: LiveMetadataOptions,
): MetadataValidation {
  const wording = wordingOf(locale);
  const verdict = validateMetadata(metadata, { wording, now: at });
  const personalData = personalDataAdvisory(metadata, wording);
  const warnings = [
    ...verdict.warnings,
    ...(isGs1 ? [] : [nonGs1ProductIdAdvisory(wording)]),
    ...(personalData ? [personalData] : []),
  ];
  return { ...verdict, warnings };
}
