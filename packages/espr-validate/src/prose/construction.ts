import type { FieldsProse } from './prose.js';
import { documentReference, link, notifiedBody } from './field-shapes.js';
import { recycledContent, sharedFields } from './shared-fields.js';

/** What the fields of `categories/construction.ts` say. */
export const construction: FieldsProse = {
  ...sharedFields,
  declarationOfPerformanceNumber: {
    description: 'Code of the declaration of performance and conformity',
    legalBasis: 'Regulation (EU) 2024/3110, Article 15 and Annex V',
  },
  declarationOfPerformanceUrl: {
    description: 'Declaration of performance and conformity',
    legalBasis: 'Regulation (EU) 2024/3110, Article 16',
    ...link,
  },
  declarationOfPerformance: {
    description: 'Declaration of performance and conformity, as a document reference',
    legalBasis: 'Regulation (EU) 2024/3110, Article 16',
    ...documentReference,
  },
  declarationOfConformityUrl: {
    description: 'Declaration of performance and conformity, under its older name',
    legalBasis: 'Regulation (EU) 2024/3110, Article 16',
    ...link,
  },
  declarationOfConformity: {
    description: 'The same declaration under its older name, as a document reference',
    legalBasis: 'Regulation (EU) 2024/3110, Article 16',
    ...documentReference,
  },
  recycledContent,
  productTypeIdentifier: {
    description: 'Unique code of the product type',
    legalBasis: 'Regulation (EU) 2024/3110, Article 77(1)(a)',
  },
  productFamily: {
    description: 'Family of construction products',
    legalBasis: 'Regulation (EU) 2024/3110, Annex VII',
  },
  harmonisedSpecification: {
    description: 'Harmonised technical specification, such as EN 13162',
    legalBasis: 'Regulation (EU) 2024/3110, Annex V',
  },
  eadReference: {
    description: 'European assessment document',
    legalBasis: 'Regulation (EU) 2024/3110, Annex V',
  },
  avsSystem: {
    description: 'Assessment and verification system',
    legalBasis: 'Regulation (EU) 2024/3110, Annex IX',
  },
  notifiedBody: {
    description: 'Notified body that assessed or verified the performance',
    legalBasis: 'Regulation (EU) 2024/3110, Annex V',
    ...notifiedBody,
  },
  essentialCharacteristics: {
    description: 'Declared performance by essential characteristic',
    legalBasis: 'Regulation (EU) 2024/3110, Annex V',
    entry: {
      members: {
        name: 'Name',
        value: 'Declared performance; NULL where none is declared',
        unit: 'Unit of the value',
        class: 'Class of performance',
        standard: 'Standard of the assessment',
      },
    },
  },
  reactionToFire: {
    description: 'Class of reaction to fire',
    legalBasis: 'EN 13501-1; EN 13501-6 (cables)',
  },
  compressiveStrength: {
    description: 'Compressive strength',
    unit: 'MPa',
    legalBasis: 'Regulation (EU) 2024/3110, harmonised standard of the product',
  },
  thermalConductivity: {
    description: 'Thermal conductivity',
    unit: 'W/(m K)',
    legalBasis: 'Regulation (EU) 2024/3110, harmonised standard of the product',
  },
  globalWarmingPotential: {
    description: 'Climate change effects over the life cycle',
    legalBasis: 'Regulation (EU) 2024/3110, Article 15(2); EN 15804+A2',
    members: {
      total: { description: 'Sum of the parts', unit: 'kg CO2e' },
      fossil: { description: 'From fossil sources', unit: 'kg CO2e' },
      biogenic: {
        description: 'From biogenic sources; stored carbon is negative',
        unit: 'kg CO2e',
      },
      luluc: { description: 'From land use and land use change', unit: 'kg CO2e' },
      unit: 'Unit of the values',
      declaredUnit: 'Amount of the product the values are for, such as 1 m3',
      modules: {
        description: 'Values by module of the life cycle',
        unit: 'kg CO2e',
        members: {
          A1A3: { description: 'Module A1A3', unit: 'kg CO2e' },
          A1: { description: 'Module A1', unit: 'kg CO2e' },
          A2: { description: 'Module A2', unit: 'kg CO2e' },
          A3: { description: 'Module A3', unit: 'kg CO2e' },
          A4: { description: 'Module A4', unit: 'kg CO2e' },
          A5: { description: 'Module A5', unit: 'kg CO2e' },
          B1: { description: 'Module B1', unit: 'kg CO2e' },
          B2: { description: 'Module B2', unit: 'kg CO2e' },
          B3: { description: 'Module B3', unit: 'kg CO2e' },
          B4: { description: 'Module B4', unit: 'kg CO2e' },
          B5: { description: 'Module B5', unit: 'kg CO2e' },
          B6: { description: 'Module B6', unit: 'kg CO2e' },
          B7: { description: 'Module B7', unit: 'kg CO2e' },
          C1: { description: 'Module C1', unit: 'kg CO2e' },
          C2: { description: 'Module C2', unit: 'kg CO2e' },
          C3: { description: 'Module C3', unit: 'kg CO2e' },
          C4: { description: 'Module C4', unit: 'kg CO2e' },
          D: { description: 'Module D', unit: 'kg CO2e' },
        },
      },
    },
  },
  epdUrl: {
    description: 'Environmental product declaration',
    legalBasis: 'EN 15804',
    ...link,
  },
  epdRegistrationNumber: {
    description: 'Registration number of the environmental product declaration',
    legalBasis: 'EN 15804',
  },
  estimatedServiceLife: {
    description: 'Estimated service life',
    unit: 'year',
    legalBasis: 'Regulation (EU) 2024/3110, Annex V',
  },
  keyParts: {
    description: 'Key parts that have a passport of their own',
    legalBasis: 'Regulation (EU) 2024/3110, Article 76(2)(a)(vii)',
    entry: {
      members: {
        name: 'Name of the part',
        passportUrl: { description: 'Its own passport', ...link },
      },
    },
  },
  usedProduct: {
    description: 'Where a used product comes from',
    legalBasis: 'Regulation (EU) 2024/3110, Annex V',
    members: {
      deinstallationDate: 'When it was taken out',
      deinstallationPlace: 'Where it was taken out',
    },
  },
};
