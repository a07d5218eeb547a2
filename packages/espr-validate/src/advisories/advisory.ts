import type { Catalogue } from '../messages/en.js';
import { english } from '../messages/english.js';
import type { Wording } from '../messages/wording.js';

/**
 * What an advisory is about; stable, unlike its texts.
 *
 * - `NON_GS1_PRODUCT_ID`: the product id is neither a GTIN-14 nor a GRAI.
 * - `PII_SHAPE_DETECTED`: a field name or value looks like personal data.
 * - `UNIT_NO_SCANNABLE_LINK`: the link of a unit is no GS1 Digital Link.
 * - `DRAFT_DEMOTED`: a live passport became a draft.
 * - `EORI_NOT_FOUND`: customs does not know the EORI number.
 * - `RECOMMENDED_FIELD_INVALID`: a field that no rule requires is malformed.
 * - `RECOMMENDED_FIELD_MISSING`: the document does not state every recommended field; said once.
 * - `BATTERY_DATA_MISSING`: a battery that needs a passport lacks data points of Regulation (EU) 2023/1542.
 * - `UNKNOWN_FIELD`: no rule knows a field with nearly the name of one that a rule knows, or of a member of another
 *   data model for batteries.
 * - `CERTIFICATE_EXPIRED`: a certificate is no longer valid.
 * - `DUPLICATE_MATERIAL`: a composition names a material twice.
 * - `FIBERS_NOT_DESCENDING`: textile fibres are not named in descending order of their shares.
 * - `POLYGON_NOT_CLOSED`: the last corner of a plot of land is not the first one again.
 * - `EUDR_PLOTS_MISSING`: wood, rubber or leather without a plot of land.
 * - `SVHC_SUBSTANCES_INCONSISTENT`: `presenceOfSVHC` and `svhcSubstances` contradict each other.
 * - `TEST_REPORTS_EXPOSED`: test reports stand where more than authorities can read them.
 * - `VALUE_EXPOSED`: another value stands where more readers see it than the law gives it to.
 * - `AAS_SUBMODEL_NOT_READ`: a submodel of an AAS environment holds nothing that a passport keeps.
 * - `AAS_OPERATOR_UNKNOWN`: an AAS environment names an operator that is not the workspace's.
 * - `OPERATOR_AUTO_ATTRIBUTED`: the request named no operator, and the passport went to one all the same (a notice).
 * - `GTIN_AUTO_COPIED`: the product id was copied into the metadata (a notice).
 */
export type AdvisoryCode =
  | 'NON_GS1_PRODUCT_ID'
  | 'PII_SHAPE_DETECTED'
  | 'UNIT_NO_SCANNABLE_LINK'
  | 'DRAFT_DEMOTED'
  | 'EORI_NOT_FOUND'
  | 'RECOMMENDED_FIELD_INVALID'
  | 'RECOMMENDED_FIELD_MISSING'
  | 'BATTERY_DATA_MISSING'
  | 'UNKNOWN_FIELD'
  | 'CERTIFICATE_EXPIRED'
  | 'DUPLICATE_MATERIAL'
  | 'FIBERS_NOT_DESCENDING'
  | 'POLYGON_NOT_CLOSED'
  | 'EUDR_PLOTS_MISSING'
  | 'SVHC_SUBSTANCES_INCONSISTENT'
  | 'TEST_REPORTS_EXPOSED'
  | 'VALUE_EXPOSED'
  | 'AAS_SUBMODEL_NOT_READ'
  | 'AAS_OPERATOR_UNKNOWN'
  | 'OPERATOR_AUTO_ATTRIBUTED'
  | 'GTIN_AUTO_COPIED';

/** Something worth knowing that does not refuse a document. */
export interface AdvisoryItem {
  readonly code: AdvisoryCode;
  /**
   * Where: a path inside the metadata, `metadata` when it is about all of it, or the field of the request it
   * is about: `productId`, `operatorId`, `draft`, `regId`, `submodels[1]`.
   */
  readonly path: string;
  /** English, for developers. Branch on `code`: the text may change. */
  readonly message: string;
  /** For the person at the form, in the language asked for. */
  readonly friendlyMessage: string;
}

/** Says one text in English and in the language asked for. */
export function createAdvisory(
  about: Pick<AdvisoryItem, 'code' | 'path'>,
  text: (advisories: Catalogue['advisories']) => string,
  wording: Wording,
): AdvisoryItem {
  return {
    ...about,
    message: text(english().catalogue.advisories),
    friendlyMessage: text(wording.catalogue.advisories),
  };
}
