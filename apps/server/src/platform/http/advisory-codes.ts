import type { AdvisoryCode } from '@dpp/espr-validate';

/** The codes of advisories on success replies in words: what each means, and what helps. */
export const advisoryCodes = {
  NON_GS1_PRODUCT_ID: {
    meaning:
      'The product id is neither a GTIN-14 nor a GRAI: it has no code that a scanner resolves.',
    cure: 'Use a GS1 key where the product has one.',
  },
  PII_SHAPE_DETECTED: {
    meaning: 'A field name or a value looks like personal data.',
    cure: 'Remove it, unless it is meant for the public.',
  },
  UNIT_NO_SCANNABLE_LINK: {
    meaning: 'The link of a battery unit is no GS1 Digital Link.',
    cure: 'Nothing, where the product has no GTIN: the link resolves here.',
  },
  DRAFT_DEMOTED: {
    meaning: 'A live passport became a draft, and is public no more.',
    cure: 'Publish it again: update it without `draft`.',
  },
  EORI_NOT_FOUND: {
    meaning: 'Customs does not know the EORI number.',
    cure: 'Check the number.',
  },
  RECOMMENDED_FIELD_INVALID: {
    meaning: 'A field that no rule requires is malformed.',
    cure: 'Correct or remove it.',
  },
  RECOMMENDED_FIELD_MISSING: {
    meaning: 'The document does not state every recommended field.',
    cure: 'Add what `message` names.',
  },
  BATTERY_DATA_MISSING: {
    meaning: 'A battery that needs a passport lacks data of Regulation (EU) 2023/1542.',
    cure: 'Add the data that `message` names.',
  },
  UNKNOWN_FIELD: {
    meaning: 'No rule knows this field, and one with nearly its name is known.',
    cure: 'Check its spelling.',
  },
  CERTIFICATE_EXPIRED: {
    meaning: 'A certificate is no longer valid.',
    cure: 'Replace it.',
  },
  DUPLICATE_MATERIAL: {
    meaning: 'A composition names a material twice.',
    cure: 'Add the shares up.',
  },
  FIBERS_NOT_DESCENDING: {
    meaning: 'Fibres are not in descending order of their shares.',
    cure: 'Sort them.',
  },
  POLYGON_NOT_CLOSED: {
    meaning: 'The last corner of a plot of land is not the first one again.',
    cure: 'Repeat the first corner at the end.',
  },
  EUDR_PLOTS_MISSING: {
    meaning: 'Wood, rubber or leather without a plot of land.',
    cure: 'Add the plots that it comes from.',
  },
  SVHC_SUBSTANCES_INCONSISTENT: {
    meaning: '`presenceOfSVHC` and `svhcSubstances` contradict each other.',
    cure: 'Correct one of them.',
  },
  TEST_REPORTS_EXPOSED: {
    meaning: 'Test reports stand where more than authorities can read them.',
    cure: 'Move them to the place that `message` names.',
  },
  VALUE_EXPOSED: {
    meaning: 'A value stands where more readers see it than the law gives it to.',
    cure: 'Move it to the place that `message` names.',
  },
  AAS_SUBMODEL_NOT_READ: {
    meaning: 'A submodel of an AAS environment holds nothing that a passport has.',
    cure: 'Nothing, unless its data belong into `ComplianceMetadata`.',
  },
  AAS_OPERATOR_UNKNOWN: {
    meaning: 'An AAS environment names an operator that the workspace does not have.',
    cure: 'Register it, or name one in `operatorId`.',
  },
  OPERATOR_AUTO_ATTRIBUTED: {
    meaning: 'The request named no operator, and the passport went to one of the workspace.',
    cure: 'Nothing; name one in `operatorId` to choose.',
  },
  GTIN_AUTO_COPIED: {
    meaning: 'The product id was copied into the metadata.',
    cure: 'Nothing.',
  },
  EVENT_HASH_SHARED: {
    meaning: 'Another event with other content has the same EPCIS event hash.',
    cure: 'Nothing, where both happened: their ids tell them apart.',
  },
} as const satisfies Record<
  AdvisoryCode | 'EVENT_HASH_SHARED',
  { readonly meaning: string; readonly cure: string }
>;
