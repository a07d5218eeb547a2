import { number, percentage, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { sharedFields } from './shared-fields.js';

/** Aluminium, primary and recycled. */
export const aluminium: CategoryRules = {
  category: 'aluminium',
  fields: {
    ...sharedFields,
    postConsumerScrapContent: {
      shape: percentage,
      requirement: 'required',
      unit: '% by mass',
      legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
      description: 'Share of post-consumer scrap in the metal',
    },
    smelterElectricitySource: {
      shape: text(),
      requirement: 'required',
      legalBasis: 'Regulation (EU) 2023/956 (CBAM), indirect emissions',
      description: 'Where the electricity of the smelter comes from, such as hydro or grid-mix',
    },
    energyIntensityPerKg: {
      shape: number({ minimum: 0 }),
      requirement: 'required',
      unit: 'kWh/kg',
      legalBasis: 'Regulation (EU) 2023/956 (CBAM), indirect emissions',
      description: 'Energy used for one kilogram',
    },
  },
};
