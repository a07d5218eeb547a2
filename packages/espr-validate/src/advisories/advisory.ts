import type { Locale } from '../locale.js';
import type { Catalogue } from '../messages/en.js';
import { english, wordingOf } from '../messages/wording.js';

/**
 * What an advisory is about; stable, unlike its texts.
 *
 * - `NON_GS1_PRODUCT_ID`: the product id is neither a GTIN-14 nor a GRAI.
 * - `PII_SHAPE_DETECTED`: a field name or value looks like personal data.
 * - `UNIT_NO_SCANNABLE_LINK`: the link of a unit is no GS1 Digital Link.
 * - `DRAFT_DEMOTED`: a live passport became a draft.
 * - `EORI_NOT_FOUND`: customs does not know the EORI number.
 * - `RECOMMENDED_FIELD_INVALID`: a field that no rule requires is malformed.
 * - `OPERATOR_AUTO_ATTRIBUTED`: the passport went to the workspace's first operator (a notice).
 * - `GTIN_AUTO_COPIED`: the product id was copied into the metadata (a notice).
 */
export type AdvisoryCode =
  | 'NON_GS1_PRODUCT_ID'
  | 'PII_SHAPE_DETECTED'
  | 'UNIT_NO_SCANNABLE_LINK'
  | 'DRAFT_DEMOTED'
  | 'EORI_NOT_FOUND'
  | 'RECOMMENDED_FIELD_INVALID'
  | 'OPERATOR_AUTO_ATTRIBUTED'
  | 'GTIN_AUTO_COPIED';

/** Something worth knowing that does not refuse a document. */
export interface AdvisoryItem {
  readonly code: AdvisoryCode;
  /** Where: a path inside the metadata, or `productId`, `regId` for those fields of the request. */
  readonly path?: string;
  /** English, for developers. Branch on `code`: the text may change. */
  readonly message: string;
  /** For the person at the form, in the language asked for. */
  readonly friendlyMessage: string;
}

/** Says one text in English and in the language asked for. */
export function createAdvisory(
  about: { readonly code: AdvisoryCode; readonly path?: string },
  text: (advisories: Catalogue['advisories']) => string,
  locale: Locale,
): AdvisoryItem {
  return {
    ...about,
    message: text(english().catalogue.advisories),
    friendlyMessage: text(wordingOf(locale).catalogue.advisories),
  };
}
