import type { Locale } from '../locale.js';
import { createAdvisory, type AdvisoryItem } from './advisory.js';

/** Warns that a product id is neither a GTIN-14 nor a GRAI: {@link checkProductId} said `SKU`. */
export function nonGs1ProductIdAdvisory(locale: Locale): AdvisoryItem {
  return createAdvisory(
    { code: 'NON_GS1_PRODUCT_ID', path: 'productId' },
    (texts) => texts.nonGs1ProductId,
    locale,
  );
}

/** Warns that the link of a unit is no GS1 Digital Link, its passport having no GTIN-14. */
export function unitNoScannableLinkAdvisory(locale: Locale): AdvisoryItem {
  return createAdvisory(
    { code: 'UNIT_NO_SCANNABLE_LINK' },
    (texts) => texts.unitNoScannableLink,
    locale,
  );
}

/** Warns that a live passport became a draft. */
export function draftDemotedAdvisory(locale: Locale): AdvisoryItem {
  return createAdvisory({ code: 'DRAFT_DEMOTED' }, (texts) => texts.draftDemoted, locale);
}

/** Warns that the customs register does not know an operator's EORI number. */
export function eoriNotFoundAdvisory(eori: string, locale: Locale): AdvisoryItem {
  return createAdvisory(
    { code: 'EORI_NOT_FOUND', path: 'regId' },
    (texts) => texts.eoriNotFound(eori),
    locale,
  );
}

/** Tells which operator a passport went to when the request named none. */
export function operatorAutoAttributedNotice(operatorName: string, locale: Locale): AdvisoryItem {
  return createAdvisory(
    { code: 'OPERATOR_AUTO_ATTRIBUTED' },
    (texts) => texts.operatorAutoAttributed(operatorName),
    locale,
  );
}

/** Tells that the product id was copied into the metadata, and into which key. */
export function gtinAutoCopiedNotice(field: 'gtin' | 'grai', locale: Locale): AdvisoryItem {
  return createAdvisory(
    { code: 'GTIN_AUTO_COPIED', path: field },
    (texts) => texts.gtinAutoCopied(field),
    locale,
  );
}
