import type { FieldsProse } from './prose.js';
import { link } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

/** What the fields of `categories/iron-steel.ts` say. */
export const ironSteel: FieldsProse = {
  ...sharedFields,
  scrapMetalContentRatio: {
    description: 'Share of scrap in the metal, in percent',
    unit: '% by mass',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
  },
  tensileStrengthClass: {
    description: 'Grade, such as S355 or S355JR',
    legalBasis: 'EN 10025',
  },
  carbonEmissionIntensityPerTon: {
    description: 'Embedded emissions of one tonne',
    unit: 't CO2e/t or kg CO2e/t',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM), Annex IV',
  },
  carbonEmissionIntensityUnit: {
    description: 'Unit of carbonEmissionIntensityPerTon',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM), Annex IV',
  },
  productionRoute: {
    description: 'How the steel was made: blast furnace and converter, or electric arc furnace',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM)',
  },
  heatNumber: {
    description: 'Number of the heat',
    legalBasis: 'EN 10168',
  },
  castNumber: {
    description: 'Number of the cast',
    legalBasis: 'EN 10168',
  },
  steelDesignation: {
    description: 'Name or number of the steel, such as 1.0577',
    legalBasis: 'EN 10027',
  },
  meltAndPourCountry: {
    description: 'Where the steel was melted and poured',
    legalBasis: 'Regulation (EU) No 833/2014, Article 3g',
  },
  millCertificate: {
    description: 'Inspection document',
    legalBasis: 'EN 10204',
    members: {
      type: 'Type of the inspection document',
      reference: 'Its number',
      url: { description: 'Where the document is', ...link },
    },
  },
  yieldStrength: {
    description: 'Yield strength',
    unit: 'MPa',
    legalBasis: 'EN 10168',
  },
  tensileStrength: {
    description: 'Tensile strength',
    unit: 'MPa',
    legalBasis: 'EN 10168',
  },
  elongation: {
    description: 'Elongation after fracture',
    unit: '%',
    legalBasis: 'EN 10168',
  },
  chemicalAnalysis: {
    description: 'Shares of the elements, by chemical symbol',
    unit: '% by mass',
    legalBasis: 'EN 10168',
    members: {
      C: { description: 'Share of C', unit: '% by mass' },
      Si: { description: 'Share of Si', unit: '% by mass' },
      Mn: { description: 'Share of Mn', unit: '% by mass' },
      P: { description: 'Share of P', unit: '% by mass' },
      S: { description: 'Share of S', unit: '% by mass' },
      N: { description: 'Share of N', unit: '% by mass' },
      Al: { description: 'Share of Al', unit: '% by mass' },
      Cr: { description: 'Share of Cr', unit: '% by mass' },
      Ni: { description: 'Share of Ni', unit: '% by mass' },
      Mo: { description: 'Share of Mo', unit: '% by mass' },
      Cu: { description: 'Share of Cu', unit: '% by mass' },
      Nb: { description: 'Share of Nb', unit: '% by mass' },
      V: { description: 'Share of V', unit: '% by mass' },
      Ti: { description: 'Share of Ti', unit: '% by mass' },
      B: { description: 'Share of B', unit: '% by mass' },
      CEV: { description: 'Carbon equivalent value', unit: '% by mass' },
    },
  },
  directEmissions: {
    description: 'Direct embedded emissions',
    unit: 't CO2e/t',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM)',
  },
  indirectEmissions: {
    description: 'Indirect embedded emissions',
    unit: 't CO2e/t',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM)',
  },
  carbonPricePaid: {
    description: 'Carbon price paid in the country of origin',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM), Article 9',
    members: {
      amount: 'Amount paid',
      currency: 'ISO 4217 code of the currency',
      country: 'Where it was paid',
    },
  },
  productForm: {
    description: 'Form the steel is sold in',
    legalBasis: 'ESPR working plan 2025 to 2030',
  },
};
