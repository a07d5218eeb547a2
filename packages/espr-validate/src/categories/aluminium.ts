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
    postConsumerScrapContent: { shape: percentage, requirement: 'required' },
    smelterElectricitySource: { shape: text(), requirement: 'required' },
    energyIntensityPerKg: { shape: number({ minimum: 0 }), requirement: 'required' },
    alloyDesignation: { shape: text(), requirement: 'optional' },
    productionRoute: { shape: choice(['primary', 'secondary', 'mixed']), requirement: 'optional' },
    carbonIntensity: { shape: quantity(['kg CO2e/kg']), requirement: 'optional' },
    preConsumerScrapContent: { shape: percentage, requirement: 'optional' },
    pfcEmissions: { shape: amount, requirement: 'optional' },
    bauxiteOriginCountry: { shape: text('country'), requirement: 'optional' },
  },
  crossRules: [...sharedCrossRules, scrapShares],
};
