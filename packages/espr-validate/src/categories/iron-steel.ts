import { number, percentage, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { sharedFields } from './shared-fields.js';

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
      legalBasis: 'Regulation (EU) 2023/956 (CBAM), Annex IV',
      description: 'Embedded emissions of one tonne',
    },
  },
};
