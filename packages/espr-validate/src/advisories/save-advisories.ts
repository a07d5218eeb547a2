import { english } from '../messages/english.js';
import type { Wording } from '../messages/wording.js';
import { createAdvisory, type AdvisoryItem } from './advisory.js';

/** Warns that a product id is neither a GTIN-14 nor a GRAI: {@link checkProductId} said `SKU`. */
export function nonGs1ProductIdAdvisory(wording: Wording = english()): AdvisoryItem {
  return createAdvisory(
    { code: 'NON_GS1_PRODUCT_ID', path: 'productId' },
    (texts) => texts.nonGs1ProductId,
    wording,
  );
}

/** Warns that the link of a unit is no GS1 Digital Link, its passport having no GTIN-14. */
export function unitNoScannableLinkAdvisory(wording: Wording = english()): AdvisoryItem {
  return createAdvisory(
    { code: 'UNIT_NO_SCANNABLE_LINK', path: 'productId' },
    (texts) => texts.unitNoScannableLink,
    wording,
  );
}

/** Warns that a live passport became a draft. */
export function draftDemotedAdvisory(wording: Wording = english()): AdvisoryItem {
  return createAdvisory(
    { code: 'DRAFT_DEMOTED', path: 'draft' },
    (texts) => texts.draftDemoted,
    wording,
  );
}

/** Warns that the customs register does not know an operator's EORI number. */
export function eoriNotFoundAdvisory(eori: string, wording: Wording = english()): AdvisoryItem {
  return createAdvisory(
    { code: 'EORI_NOT_FOUND', path: 'regId' },
    (texts) => texts.eoriNotFound(eori),
    wording,
  );
}

/**
 * Warns that nothing of a submodel was kept when an AAS environment was read.
 *
 * @param submodel - Its place in the environment, and what to call it.
 */
export function aasSubmodelNotReadAdvisory(
  { index, name }: { readonly index: number; readonly name: string },
  wording: Wording = english(),
): AdvisoryItem {
  return createAdvisory(
    { code: 'AAS_SUBMODEL_NOT_READ', path: `submodels[${index}]` },
    (texts) => texts.aasSubmodelNotRead(name),
    wording,
  );
}

/**
 * Warns that an AAS environment names an operator, by its registry id, that the workspace does not have.
 *
 * @param operatorName - Name of the operator that the passport was attributed to instead.
 */
export function aasOperatorUnknownAdvisory(
  regId: string,
  operatorName: string,
  wording: Wording = english(),
): AdvisoryItem {
  return createAdvisory(
    { code: 'AAS_OPERATOR_UNKNOWN', path: 'operatorId' },
    (texts) => texts.aasOperatorUnknown(regId, operatorName),
    wording,
  );
}

/** Tells which operator a passport went to when the request named none. */
export function operatorAutoAttributedNotice(
  operatorName: string,
  wording: Wording = english(),
): AdvisoryItem {
  return createAdvisory(
    { code: 'OPERATOR_AUTO_ATTRIBUTED', path: 'operatorId' },
    (texts) => texts.operatorAutoAttributed(operatorName),
    wording,
  );
}

/** Tells that the product id was copied into the metadata, and into which key. */
export function gtinAutoCopiedNotice(
  field: 'gtin' | 'grai',
  wording: Wording = english(),
): AdvisoryItem {
  return createAdvisory(
    { code: 'GTIN_AUTO_COPIED', path: field },
    (texts) => texts.gtinAutoCopied(field),
    wording,
  );
}
