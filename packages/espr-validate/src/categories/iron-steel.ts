import { choice, object, number, percentage, text, type MemberRules } from '../rules/shape.js';
import { strengthOrder } from '../rules/strength-order.js';
import type { CategoryRules } from './category-rules.js';
import { amount, link } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

/** An inspection document is of one heat or one delivery of it. */
const inspection = { requirement: 'optional', level: 'batch' } as const;

const identifier = { shape: text(), ...inspection } as const;

const strength = { shape: amount, ...inspection } as const;

const emissions = { shape: amount, requirement: 'optional', level: 'batch' } as const;

/** Chemical symbols, and the carbon equivalent, as inspection documents name them. */
const ELEMENTS = 'C Si Mn P S N Al Cr Ni Mo Cu Nb V Ti B CEV'.split(' ');

const elementShares: MemberRules = Object.fromEntries(
  ELEMENTS.map((element) => [element, { shape: percentage, requirement: 'optional' }]),
);

/** Iron and steel, first among the intermediate products of the ESPR working plan 2025 to 2030. */
export const ironSteel: CategoryRules = {
  category: 'iron-steel',
  fields: {
    ...sharedFields,
    scrapMetalContentRatio: { shape: percentage, requirement: 'required', level: 'batch' },
    tensileStrengthClass: { shape: text(), requirement: 'required' },
    carbonEmissionIntensityPerTon: {
      // Clients state t CO2e as well as kg CO2e per tonne, so no upper bound separates right from wrong.
      shape: number({ minimum: 0 }),
      requirement: 'required',
      level: 'batch',
    },
    carbonEmissionIntensityUnit: {
      shape: choice(['t CO2e/t', 'kg CO2e/t']),
      requirement: 'optional',
      level: 'batch',
    },
    productionRoute: {
      shape: choice(['BF-BOF', 'EAF', 'DRI-EAF', 'other']),
      requirement: 'optional',
      level: 'batch',
    },
    heatNumber: identifier,
    castNumber: identifier,
    steelDesignation: { shape: text(), requirement: 'optional' },
    meltAndPourCountry: { shape: text('country'), requirement: 'optional', level: 'batch' },
    millCertificate: {
      shape: object({
        type: { shape: choice(['2.1', '2.2', '3.1', '3.2']), requirement: 'required' },
        reference: { shape: text(), requirement: 'required' },
        url: { shape: link, requirement: 'optional' },
      }),
      requirement: 'optional',
      level: 'batch',
    },
    yieldStrength: strength,
    tensileStrength: strength,
    elongation: {
      shape: percentage,
      ...inspection,
    },
    chemicalAnalysis: {
      shape: object(elementShares),
      ...inspection,
    },
    directEmissions: emissions,
    indirectEmissions: emissions,
    carbonPricePaid: {
      shape: object({
        amount: { shape: amount, requirement: 'required' },
        currency: { shape: text('currency'), requirement: 'required' },
        country: { shape: text('country'), requirement: 'optional' },
      }),
      requirement: 'optional',
      level: 'batch',
    },
    productForm: { shape: choice(['flat', 'long', 'tube', 'other']), requirement: 'optional' },
  },
  crossRules: [...sharedCrossRules, strengthOrder],
};
