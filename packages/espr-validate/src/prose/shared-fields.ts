import type { FieldProse, FieldsProse, ShapeProse } from './prose.js';
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

const operator: ShapeProse = {
  members: {
    ...partyMembers,
    eori: 'EORI number',
    operatorId: 'Unique operator identifier',
  },
};

/** What the fields of every category say. */
export const sharedFields = {
  originCountry: {
    description: 'Country of production, ISO 3166-1 alpha-2',
    legalBasis: 'UN Transparency Protocol 0.7.0, countryOfProduction',
  },
  materialComposition: {
    description: 'The materials of the product; their percentages add up to 100',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I',
    entry: {
      members: {
        material: 'Name of the material',
        percentage: { description: 'Share of the product', unit: '% by mass' },
      },
    },
  },
  facilityDetails: {
    description: 'The sites that made the product; shown to the owner only',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (i)',
    entry: {
      members: {
        facilityName: 'Name of the site',
        location: 'Where the site is',
        activity: 'What is done there',
        eori: 'EORI number of the operator of the site',
        eudrPlots: {
          description: 'Plots of land the relevant commodities come from',
          ...eudrPlots,
        },
        traceabilityDocs: {
          description: 'Evidence of where the material comes from',
          entry: {
            members: {
              documentName: 'Title of the document',
              documentHash: 'SHA-256 of the document, 64 hex digits',
              documentUrl: { description: 'Where the document is', ...link },
            },
          },
        },
      },
    },
  },
  regulatoryCompliance: {
    description: 'Evidence that the product meets Union law',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (e)',
    members: {
      ceMarking: 'Whether the product bears the CE marking',
      certificates: {
        description: 'Certificates of conformity; empty where none was issued',
        entry: {
          members: {
            name: 'Name of the certificate',
            referenceNumber: 'Number the issuer gave it',
            issuer: 'Body that issued it',
            validUntil: 'Last day it holds',
          },
        },
      },
      declarationOfConformityUrl: { description: 'EU declaration of conformity', ...link },
      declarationOfConformity: {
        description: 'EU declaration of conformity, as a document reference',
        ...documentReference,
      },
    },
  },
  gtin: {
    description: 'Global Trade Item Number of the product model',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c)',
  },
  grai: {
    description: 'Global Returnable Asset Identifier',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c)',
  },
  productName: {
    description: 'Name the product is sold under',
    legalBasis: 'EN 18223, multilingual text',
    ...localizedText,
  },
  commodityCode: {
    description: 'Commodity code of the Combined Nomenclature or TARIC, digits only',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13',
  },
  carbonFootprint: {
    description: 'Greenhouse gas emissions over the life cycle',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
    ...carbonFootprint,
  },
  model: {
    description: 'Model identifier',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (b)',
  },
  batchNumber: {
    description: 'Batch identifier',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (b)',
  },
  serialNumber: {
    description: 'Item identifier',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (b)',
  },
  manufacturer: {
    description: 'Who made the product',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (g)',
    members: {
      ...partyMembers,
      productDesignation: 'What the manufacturer calls the product',
      productFamily: 'Family the product belongs to',
      contactUrl: { description: 'Contact page', ...link },
    },
  },
  importer: {
    description: 'Who brought the product into the Union',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (j)',
    ...operator,
  },
  responsiblePerson: {
    description: 'Economic operator in the Union who answers for the product',
    legalBasis:
      'Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4',
    ...operator,
  },
  substancesOfConcern: {
    description: 'Substances of concern in the product',
    legalBasis:
      'Regulation (EU) 2024/1781 (ESPR), Article 7(5); Regulation (EC) No 1907/2006 (REACH), Article 33',
    ...substancesOfConcern,
  },
  hazardousSubstances: {
    description: 'Measured concentrations of hazardous substances',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Annex XVII',
    ...hazardousSubstances,
  },
  durability: {
    description: 'How long the product lasts, by the measures of its group',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I',
  },
  technicalProperties: {
    description: 'Technical properties of the product',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I',
  },
  environmentalFootprint: {
    description: 'Environmental impacts over the life cycle',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I',
  },
  circularityAttributes: {
    description: 'Repair, reuse and recycling of the product',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I',
  },
  userManualUrl: {
    description: 'User manual',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (f)',
    ...link,
  },
  safetyInformation: {
    description: 'How to use the product safely',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (f)',
    ...textOrDocument,
  },
  warnings: {
    description: 'Warnings that accompany the product',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (f)',
    ...localizedTexts,
  },
  endOfLifeInstructions: {
    description: 'What to do with the product at the end of its life',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii)',
    ...textOrDocument,
  },
  disassemblyInstructionsUrl: {
    description: 'How to take the product apart',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(iii)',
    ...link,
  },
  packaging: {
    description: 'Packaging of the product',
    legalBasis: 'Regulation (EU) 2025/40 (packaging and packaging waste)',
    members: {
      material: 'Name of the material',
      recycledContentPercentage: { description: 'Recycled share of the packaging', unit: '%' },
      recyclable: 'Whether the packaging can be recycled',
    },
  },
  backupServiceProvider: {
    description: 'Reference of the service provider that hosts the back-up copy of the passport',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l)',
  },
  dataCarrier: {
    description: 'How the code on the product is printed',
    legalBasis: 'EN 18220',
    members: {
      symbology: 'QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys',
      xDimensionMm: { description: 'Width of one module of the code', unit: 'mm' },
      quietZoneModules: 'Light border on each side of the code, in modules',
      heightMm: { description: 'Height of the code with its light border', unit: 'mm' },
      errorCorrectionLevel: 'Least level of error correction of a QR Code',
      placement: 'Where on the product the code stands',
      targetEnvironment: 'Where the code is scanned and what it has to bear',
      printQualityGrade: 'Grade that the print was verified to have',
      durability: 'How long the code stays readable, and how that was assessed',
    },
  },
} satisfies FieldsProse;

export const recycledContent: FieldProse = {
  description: 'Recycled content of the product',
  legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
  members: {
    percentage: { description: 'Recycled share of the product', unit: '% by mass' },
    source: 'Where it was recovered: pre-consumer, post-consumer or mixed',
  },
};
