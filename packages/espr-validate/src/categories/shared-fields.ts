import {
  boolean,
  choice,
  composition,
  either,
  integer,
  list,
  nonEmptyList,
  number,
  object,
  openObject,
  percentage,
  text,
  type Shape,
} from '../rules/shape.js';
import type { CrossRule } from '../rules/cross-rule.js';
import { concentrationShare } from '../rules/concentration-share.js';
import { duplicateMaterials } from '../rules/duplicate-materials.js';
import { expiredCertificates } from '../rules/expired-certificates.js';
import { missingPlots } from '../rules/missing-plots.js';
import { plotPolygon } from '../rules/plot-polygon.js';
import type { FieldRule } from './category-rules.js';
import {
  carbonFootprint,
  documentReference,
  eudrPlots,
  hazardousSubstances,
  link,
  localizedText,
  localizedTexts,
  partyMembers,
  substancesOfConcern,
  textOrDocument,
} from './field-shapes.js';

/** What a product is made of; the smallest share an entry may state differs by category. */
export function materialComposition(share: Shape): FieldRule {
  return {
    shape: composition({
      material: { shape: text(), requirement: 'required' },
      percentage: { shape: share, requirement: 'required' },
    }),
    requirement: 'required',
    level: 'batch',
  };
}

const certificates = list(
  object({
    name: { shape: text(), requirement: 'required' },
    referenceNumber: { shape: text(), requirement: 'required' },
    issuer: { shape: text(), requirement: 'required' },
    validUntil: { shape: text('date'), requirement: 'optional' },
  }),
);

const traceabilityDocs = list(
  object({
    documentName: { shape: text(), requirement: 'optional' },
    documentHash: { shape: text('sha256'), requirement: 'recommended' },
    documentUrl: { shape: link, requirement: 'optional' },
  }),
);

/** An economic operator other than the manufacturer. */
const operator = object({
  ...partyMembers,
  eori: { shape: text('eori'), requirement: 'optional' },
  operatorId: { shape: text(), requirement: 'optional' },
});

/** How the code on the product is printed: what a reader needs to know of it, and how large it has to measure. */
const dataCarrier = object({
  symbology: { shape: choice(['QR', 'GS1_DATAMATRIX', 'DATAMATRIX']), requirement: 'required' },
  xDimensionMm: { shape: number({ minimum: 0.1, maximum: 5 }), requirement: 'required' },
  quietZoneModules: { shape: integer({ minimum: 1, maximum: 40 }), requirement: 'optional' },
  heightMm: { shape: number({ above: 0 }), requirement: 'optional' },
  errorCorrectionLevel: { shape: choice(['L', 'M', 'Q', 'H']), requirement: 'optional' },
  placement: { shape: text(), requirement: 'optional' },
  targetEnvironment: { shape: text(), requirement: 'optional' },
  printQualityGrade: { shape: text(), requirement: 'optional' },
  durability: { shape: text(), requirement: 'optional' },
});

/** Fields that every category has. */
export const sharedFields = {
  originCountry: { shape: text('country'), requirement: 'required', level: 'batch' },
  materialComposition: materialComposition(number({ above: 0, maximum: 100 })),
  facilityDetails: {
    shape: nonEmptyList(
      object({
        facilityName: { shape: text(), requirement: 'required' },
        location: { shape: text(), requirement: 'required' },
        activity: { shape: text(), requirement: 'required' },
        eori: { shape: text('eori'), requirement: 'optional' },
        eudrPlots: { shape: eudrPlots, requirement: 'optional' },
        traceabilityDocs: { shape: traceabilityDocs, requirement: 'optional' },
      }),
    ),
    requirement: 'required',
    level: 'batch',
  },
  regulatoryCompliance: {
    shape: object({
      ceMarking: { shape: boolean, requirement: 'required' },
      certificates: { shape: certificates, requirement: 'required' },
      declarationOfConformityUrl: { shape: link, requirement: 'optional' },
      declarationOfConformity: { shape: documentReference, requirement: 'optional' },
    }),
    requirement: 'required',
  },
  gtin: { shape: text('gtin'), requirement: 'optional' },
  grai: { shape: text('grai'), requirement: 'optional' },
  productName: { shape: localizedText, requirement: 'optional' },
  commodityCode: { shape: text('commodityCode'), requirement: 'optional' },
  carbonFootprint: { shape: carbonFootprint, requirement: 'optional', level: 'batch' },
  model: { shape: text(), requirement: 'optional' },
  batchNumber: { shape: text(), requirement: 'optional', level: 'batch' },
  serialNumber: { shape: text(), requirement: 'optional' },
  manufacturer: {
    shape: either(
      text(),
      object({
        ...partyMembers,
        productDesignation: { shape: text(), requirement: 'optional' },
        productFamily: { shape: text(), requirement: 'optional' },
        contactUrl: { shape: link, requirement: 'optional' },
      }),
    ),
    requirement: 'optional',
  },
  importer: { shape: operator, requirement: 'optional' },
  responsiblePerson: { shape: operator, requirement: 'optional' },
  substancesOfConcern: { shape: substancesOfConcern, requirement: 'optional', level: 'batch' },
  hazardousSubstances: { shape: hazardousSubstances, requirement: 'optional', level: 'batch' },
  durability: { shape: openObject, requirement: 'recommended' },
  technicalProperties: { shape: openObject, requirement: 'recommended' },
  environmentalFootprint: { shape: openObject, requirement: 'recommended', level: 'batch' },
  circularityAttributes: { shape: openObject, requirement: 'recommended' },
  userManualUrl: { shape: link, requirement: 'optional' },
  safetyInformation: { shape: textOrDocument, requirement: 'optional' },
  warnings: { shape: localizedTexts, requirement: 'optional' },
  endOfLifeInstructions: { shape: textOrDocument, requirement: 'optional' },
  disassemblyInstructionsUrl: { shape: link, requirement: 'optional' },
  packaging: {
    shape: object({
      material: { shape: text(), requirement: 'required' },
      recycledContentPercentage: { shape: percentage, requirement: 'optional' },
      recyclable: { shape: boolean, requirement: 'optional' },
    }),
    requirement: 'optional',
  },
  backupServiceProvider: { shape: text(), requirement: 'optional' },
  dataCarrier: { shape: dataCarrier, requirement: 'optional' },
} as const satisfies Record<string, FieldRule>;

/** Rules across fields that every category has. */
export const sharedCrossRules: readonly CrossRule[] = [
  plotPolygon,
  duplicateMaterials,
  expiredCertificates,
  missingPlots,
  concentrationShare,
];

/** The recycled share of a product. */
export const recycledContent: FieldRule = {
  shape: object({
    percentage: { shape: percentage, requirement: 'required' },
    source: {
      shape: choice(['pre-consumer', 'post-consumer', 'mixed']),
      requirement: 'recommended',
    },
  }),
  requirement: 'optional',
};
