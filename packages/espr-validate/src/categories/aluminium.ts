import { choice, number, percentage, text } from '../rules/shape.js';
import { scrapShares } from '../rules/scrap-shares.js';
import type { CategoryRules } from './category-rules.js';
import { amount, quantity } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

/** Aluminium, primary and recycled. */
export const aluminium: CategoryRules = {
  category: 'aluminium',
  fields: {
    ...sharedFields,
    postConsumerScrapContent: { shape: percentage, requirement: 'required', level: 'batch' },
    smelterElectricitySource: { shape: text(), requirement: 'required', level: 'batch' },
    energyIntensityPerKg: {
      shape: number({ minimum: 0 }),
      requirement: 'required',
      level: 'batch',
    },
    alloyDesignation: { shape: text(), requirement: 'optional' },
    productionRoute: {
      shape: choice(['primary', 'secondary', 'mixed']),
      requirement: 'optional',
      level: 'batch',
    },
    carbonIntensity: { shape: quantity(['kg CO2e/kg']), requirement: 'optional', level: 'batch' },
    preConsumerScrapContent: { shape: percentage, requirement: 'optional', level: 'batch' },
    pfcEmissions: { shape: amount, requirement: 'optional', level: 'batch' },
    bauxiteOriginCountry: { shape: text('country'), requirement: 'optional', level: 'batch' },
  },
  crossRules: [...sharedCrossRules, scrapShares],
};
