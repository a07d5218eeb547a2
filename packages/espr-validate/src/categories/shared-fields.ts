import {
  boolean,
  choice,
  composition,
  either,
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

const espr = 'Regulation (EU) 2024/1781 (ESPR)';

const ecodesignParameters = `${espr}, Article 7(2)(b) and Annex I`;

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
      shape: text('sha256'),
      requirement: 'recommended',
      description: 'SHA-256 of the document, 64 hex digits',
    },
    documentUrl: {
      shape: link,
      requirement: 'optional',
      description: 'Where the document is',
    },
  }),
);

/** An economic operator other than the manufacturer. */
const operator = object({
  ...partyMembers,
  eori: { shape: text('eori'), requirement: 'optional', description: 'EORI number' },
  operatorId: {
    shape: text(),
    requirement: 'optional',
    description: 'Unique operator identifier',
  },
});

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
    legalBasis: `${espr}, Annex III, point (i)`,
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
        shape: link,
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
    legalBasis: `${espr}, Annex III, point (e)`,
    description: 'Evidence that the product meets Union law',
  },
  gtin: {
    shape: text('gtin'),
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, points (b) and (c)`,
    description: 'Global Trade Item Number of the product model',
  },
  grai: {
    shape: text('grai'),
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, points (b) and (c)`,
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
    legalBasis: `${espr}, Annex III, point (d) and Article 13`,
    description: 'Commodity code of the Combined Nomenclature or TARIC, digits only',
  },
  carbonFootprint: {
    shape: carbonFootprint,
    requirement: 'optional',
    legalBasis: `${espr}, Annex I`,
    description: 'Greenhouse gas emissions over the life cycle',
  },
  model: {
    shape: text(),
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (b)`,
    description: 'Model identifier',
  },
  batchNumber: {
    shape: text(),
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (b)`,
    description: 'Batch identifier',
  },
  serialNumber: {
    shape: text(),
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (b)`,
    description: 'Item identifier',
  },
  manufacturer: {
    shape: either(
      text(),
      object({
        ...partyMembers,
        productDesignation: {
          shape: text(),
          requirement: 'optional',
          description: 'What the manufacturer calls the product',
        },
        productFamily: {
          shape: text(),
          requirement: 'optional',
          description: 'Family the product belongs to',
        },
        contactUrl: { shape: link, requirement: 'optional', description: 'Contact page' },
      }),
    ),
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (g)`,
    description: 'Who made the product',
  },
  importer: {
    shape: operator,
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (j)`,
    description: 'Who brought the product into the Union',
  },
  responsiblePerson: {
    shape: operator,
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (k); Regulation (EU) 2019/1020, Article 4`,
    description: 'Economic operator in the Union who answers for the product',
  },
  substancesOfConcern: {
    shape: substancesOfConcern,
    requirement: 'optional',
    legalBasis: `${espr}, Article 7(5); Regulation (EC) No 1907/2006 (REACH), Article 33`,
    description: 'Substances of concern in the product',
  },
  hazardousSubstances: {
    shape: hazardousSubstances,
    requirement: 'optional',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Annex XVII',
    description: 'Measured concentrations of hazardous substances',
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
  userManualUrl: {
    shape: link,
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (f)`,
    description: 'User manual',
  },
  safetyInformation: {
    shape: textOrDocument,
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (f)`,
    description: 'How to use the product safely',
  },
  warnings: {
    shape: localizedTexts,
    requirement: 'optional',
    legalBasis: `${espr}, Annex III, point (f)`,
    description: 'Warnings that accompany the product',
  },
  endOfLifeInstructions: {
    shape: textOrDocument,
    requirement: 'optional',
    legalBasis: `${espr}, Article 7(2)(b)(ii)`,
    description: 'What to do with the product at the end of its life',
  },
  disassemblyInstructionsUrl: {
    shape: link,
    requirement: 'optional',
    legalBasis: `${espr}, Article 7(2)(b)(iii)`,
    description: 'How to take the product apart',
  },
  packaging: {
    shape: object({
      material: { shape: text(), requirement: 'required', description: 'Name of the material' },
      recycledContentPercentage: {
        shape: percentage,
        requirement: 'optional',
        unit: '%',
        description: 'Recycled share of the packaging',
      },
      recyclable: {
        shape: boolean,
        requirement: 'optional',
        description: 'Whether the packaging can be recycled',
      },
    }),
    requirement: 'optional',
    legalBasis: 'Regulation (EU) 2025/40 (packaging and packaging waste)',
    description: 'Packaging of the product',
  },
  backupServiceProvider: {
    shape: text(),
    requirement: 'optional',
    legalBasis: `${espr}, Article 10(4) and Annex III, point (l)`,
    description: 'Reference of the service provider that hosts the back-up copy of the passport',
  },
} as const satisfies Record<string, FieldRule>;

/** Rules across fields that every category has. */
export const sharedCrossRules: readonly CrossRule[] = [
  plotPolygon,
  duplicateMaterials,
  expiredCertificates,
  missingPlots,
];

/** The recycled share of a product. */
export const recycledContent: FieldRule = {
  shape: object({
    percentage: {
      shape: percentage,
      requirement: 'required',
      unit: '% by mass',
      description: 'Recycled share of the product',
    },
    source: {
      shape: choice(['pre-consumer', 'post-consumer', 'mixed']),
      requirement: 'recommended',
      description: 'Where it was recovered: pre-consumer, post-consumer or mixed',
    },
  }),
  requirement: 'optional',
  legalBasis: `${espr}, Annex I`,
  description: 'Recycled content of the product',
};
