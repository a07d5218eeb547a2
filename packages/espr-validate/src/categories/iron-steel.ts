import { choice, object, number, percentage, text, type MemberRules } from '../rules/shape.js';
import { strengthOrder } from '../rules/strength-order.js';
import type { CategoryRules } from './category-rules.js';
import { amount, link } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

const cbam = 'Regulation (EU) 2023/956 (CBAM)';

const inspection = { requirement: 'optional', legalBasis: 'EN 10168' } as const;

const identifier = { shape: text(), ...inspection } as const;

const strength = { shape: amount, ...inspection, unit: 'MPa' } as const;

const emissions = {
  shape: amount,
  requirement: 'optional',
  unit: 't CO2e/t',
  legalBasis: cbam,
} as const;

/** Chemical symbols, and the carbon equivalent, as inspection documents name them. */
const ELEMENTS = 'C Si Mn P S N Al Cr Ni Mo Cu Nb V Ti B CEV'.split(' ');

const elementShares: MemberRules = Object.fromEntries(
  ELEMENTS.map((element) => [
    element,
    {
      shape: percentage,
      requirement: 'optional',
      unit: '% by mass',
      description: element === 'CEV' ? 'Carbon equivalent value' : `Share of ${element}`,
    },
  ]),
);

/** Iron and steel, first among the intermediate products of the ESPR working plan 2025 to 2030. */
export const ironSteel: CategoryRules = {
  category: 'iron-steel',
  fields: {
    ...sharedFields,
    scrapMetalContentRatio: {
      shape: percentage,
      requirement: 'required',
      unit: '% by mass',
      legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
      description: 'Share of scrap in the metal, in percent',
    },
    tensileStrengthClass: {
      shape: text(),
      requirement: 'required',
      legalBasis: 'EN 10025',
      description: 'Grade, such as S355 or S355JR',
    },
    carbonEmissionIntensityPerTon: {
      // Clients state t CO2e as well as kg CO2e per tonne, so no upper bound separates right from wrong.
      shape: number({ minimum: 0 }),
      requirement: 'required',
      unit: 't CO2e/t or kg CO2e/t',
      legalBasis: `${cbam}, Annex IV`,
      description: 'Embedded emissions of one tonne',
    },
    carbonEmissionIntensityUnit: {
      shape: choice(['t CO2e/t', 'kg CO2e/t']),
      requirement: 'optional',
      legalBasis: `${cbam}, Annex IV`,
      description: 'Unit of carbonEmissionIntensityPerTon',
    },
    productionRoute: {
      shape: choice(['BF-BOF', 'EAF', 'DRI-EAF', 'other']),
      requirement: 'optional',
      legalBasis: cbam,
      description: 'How the steel was made: blast furnace and converter, or electric arc furnace',
    },
    heatNumber: { ...identifier, description: 'Number of the heat' },
    castNumber: { ...identifier, description: 'Number of the cast' },
    steelDesignation: {
      shape: text(),
      requirement: 'optional',
      legalBasis: 'EN 10027',
      description: 'Name or number of the steel, such as 1.0577',
    },
    meltAndPourCountry: {
      shape: text('country'),
      requirement: 'optional',
      legalBasis: 'Regulation (EU) No 833/2014, Article 3g',
      description: 'Where the steel was melted and poured',
    },
    millCertificate: {
      shape: object({
        type: {
          shape: choice(['2.1', '2.2', '3.1', '3.2']),
          requirement: 'required',
          description: 'Type of the inspection document',
        },
        reference: { shape: text(), requirement: 'required', description: 'Its number' },
        url: { shape: link, requirement: 'optional', description: 'Where the document is' },
      }),
      requirement: 'optional',
      legalBasis: 'EN 10204',
      description: 'Inspection document',
    },
    yieldStrength: { ...strength, description: 'Yield strength' },
    tensileStrength: { ...strength, description: 'Tensile strength' },
    elongation: {
      shape: percentage,
      ...inspection,
      unit: '%',
      description: 'Elongation after fracture',
    },
    chemicalAnalysis: {
      shape: object(elementShares),
      ...inspection,
      unit: '% by mass',
      description: 'Shares of the elements, by chemical symbol',
    },
    directEmissions: { ...emissions, description: 'Direct embedded emissions' },
    indirectEmissions: { ...emissions, description: 'Indirect embedded emissions' },
    carbonPricePaid: {
      shape: object({
        amount: { shape: amount, requirement: 'required', description: 'Amount paid' },
        currency: {
          shape: text('currency'),
          requirement: 'required',
          description: 'ISO 4217 code of the currency',
        },
        country: {
          shape: text('country'),
          requirement: 'optional',
          description: 'Where it was paid',
        },
      }),
      requirement: 'optional',
      legalBasis: `${cbam}, Article 9`,
      description: 'Carbon price paid in the country of origin',
    },
    productForm: {
      shape: choice(['flat', 'long', 'tube', 'other']),
      requirement: 'optional',
      legalBasis: 'ESPR working plan 2025 to 2030',
      description: 'Form the steel is sold in',
    },
  },
  crossRules: [...sharedCrossRules, strengthOrder],
};
