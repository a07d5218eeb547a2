import {
  boolean,
  composition,
  either,
  list,
  nonEmptyList,
  number,
  object,
  percentage,
  text,
  type Shape,
} from '../rules/shape.js';
import type { FieldRule } from './category-rules.js';
import {
  carbonFootprint,
  documentReference,
  eudrPlots,
  localizedText,
  openObject,
} from './field-shapes.js';

const ecodesignParameters = 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I';

/** What a product is made of; the smallest share an entry may state differs by category. */
export function materialComposition(share: Shape): FieldRule {
  return {
    shape: composition({
      material: { shape: text(), requirement: 'required', description: 'Name of the material' },
      percentage: {
        shape: share,
        requirement: 'required',
        unit: '% by mass',
        description: 'Share of the product',
      },
    }),
    requirement: 'required',
    legalBasis: ecodesignParameters,
    description: 'The materials of the product; their percentages add up to 100',
  };
}

const certificates = list(
  object({
    name: { shape: text(), requirement: 'required', description: 'Name of the certificate' },
    referenceNumber: {
      shape: text(),
      requirement: 'required',
      description: 'Number the issuer gave it',
    },
    issuer: { shape: text(), requirement: 'required', description: 'Body that issued it' },
    validUntil: { shape: text('date'), requirement: 'optional', description: 'Last day it holds' },
  }),
);

const traceabilityDocs = list(
  object({
    documentName: { shape: text(), requirement: 'optional', description: 'Title of the document' },
    documentHash: {
      shape: text(),
      requirement: 'optional',
      description: 'SHA-256 of the document, 64 hex digits',
    },
    documentUrl: {
      shape: text('url'),
      requirement: 'optional',
      description: 'Where the document is',
    },
  }),
);

/** Fields that every category has. */
export const sharedFields = {
  originCountry: {
    shape: text('country'),
    requirement: 'required',
    legalBasis: 'UN Transparency Protocol 0.7.0, countryOfProduction',
    description: 'Country of production, ISO 3166-1 alpha-2',
  },
  materialComposition: materialComposition(number({ above: 0, maximum: 100 })),
  facilityDetails: {
    shape: nonEmptyList(
      object({
        facilityName: { shape: text(), requirement: 'required', description: 'Name of the site' },
        location: { shape: text(), requirement: 'required', description: 'Where the site is' },
        activity: { shape: text(), requirement: 'required', description: 'What is done there' },
        eori: {
          shape: text('eori'),
          requirement: 'optional',
          description: 'EORI number of the operator of the site',
        },
        eudrPlots: {
          shape: eudrPlots,
          requirement: 'optional',
          description: 'Plots of land the relevant commodities come from',
        },
        traceabilityDocs: {
          shape: traceabilityDocs,
          requirement: 'optional',
          description: 'Evidence of where the material comes from',
        },
      }),
    ),
    requirement: 'required',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (i)',
    description: 'The sites that made the product; shown to the owner only',
  },
  regulatoryCompliance: {
    shape: object({
      ceMarking: {
        shape: boolean,
        requirement: 'required',
        description: 'Whether the product bears the CE marking',
      },
      certificates: {
        shape: certificates,
        requirement: 'required',
        description: 'Certificates of conformity; empty where none was issued',
      },
      declarationOfConformityUrl: {
        shape: text('url'),
        requirement: 'optional',
        description: 'EU declaration of conformity',
      },
      declarationOfConformity: {
        shape: documentReference,
        requirement: 'optional',
        description: 'EU declaration of conformity, as a document reference',
      },
    }),
    requirement: 'required',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (e)',
    description: 'Evidence that the product meets Union law',
  },
  gtin: {
    shape: text('gtin'),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c)',
    description: 'Global Trade Item Number of the product model',
  },
  grai: {
    shape: text('grai'),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c)',
    description: 'Global Returnable Asset Identifier',
  },
  productName: {
    shape: localizedText,
    requirement: 'optional',
    legalBasis: 'EN 18223, multilingual text',
    description: 'Name the product is sold under',
  },
  commodityCode: {
    shape: text('commodityCode'),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13',
    description: 'Commodity code of the Combined Nomenclature or TARIC, digits only',
  },
  carbonFootprint: {
    shape: carbonFootprint,
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
    description: 'Greenhouse gas emissions over the life cycle',
  },
  model: {
    shape: text(),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (b)',
    description: 'Model identifier',
  },
  batchNumber: {
    shape: text(),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (b)',
    description: 'Batch identifier',
  },
  serialNumber: {
    shape: text(),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (b)',
    description: 'Item identifier',
  },
  manufacturer: {
    shape: either(
      text(),
      object({
        name: { shape: text(), requirement: 'required', description: 'Legal or trade name' },
        address: { shape: text(), requirement: 'optional', description: 'Postal address' },
        contactUrl: { shape: text('url'), requirement: 'optional', description: 'Contact page' },
      }),
    ),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (g)',
    description: 'Who made the product',
  },
  durability: {
    shape: openObject,
    requirement: 'recommended',
    legalBasis: ecodesignParameters,
    description: 'How long the product lasts, by the measures of its group',
  },
  technicalProperties: {
    shape: openObject,
    requirement: 'recommended',
    legalBasis: ecodesignParameters,
    description: 'Technical properties of the product',
  },
  environmentalFootprint: {
    shape: openObject,
    requirement: 'recommended',
    legalBasis: ecodesignParameters,
    description: 'Environmental impacts over the life cycle',
  },
  circularityAttributes: {
    shape: openObject,
    requirement: 'recommended',
    legalBasis: ecodesignParameters,
    description: 'Repair, reuse and recycling of the product',
  },
} as const satisfies Record<string, FieldRule>;

/** A share in percent that a product declares, with the circularity goal it serves. */
export const recycledContent: FieldRule = {
  shape: object({
    percentage: {
      shape: percentage,
      requirement: 'required',
      unit: '% by mass',
      description: 'Recycled share of the product',
    },
    source: {
      shape: text(),
      requirement: 'optional',
      description: 'Where it was recovered: pre-consumer, post-consumer or mixed',
    },
  }),
  requirement: 'optional',
  legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
  description: 'Recycled content of the product',
};
