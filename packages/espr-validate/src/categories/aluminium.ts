import { choice, number, percentage, text } from '../rules/shape.js';
import { scrapShares } from '../rules/scrap-shares.js';
import type { CategoryRules } from './category-rules.js';
import { amount, quantity } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

const cbam = 'Regulation (EU) 2023/956 (CBAM)';

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
      legalBasis: `${cbam}, indirect emissions`,
      description: 'Where the electricity of the smelter comes from, such as hydro or grid-mix',
    },
    energyIntensityPerKg: {
      shape: number({ minimum: 0 }),
      requirement: 'required',
      unit: 'kWh/kg',
      legalBasis: `${cbam}, indirect emissions`,
      description: 'Energy used for one kilogram',
    },
    alloyDesignation: {
      shape: text(),
      requirement: 'optional',
      legalBasis: 'EN 573',
      description: 'Alloy, such as EN AW-6060',
    },
    productionRoute: {
      shape: choice(['primary', 'secondary', 'mixed']),
      requirement: 'optional',
      legalBasis: cbam,
      description: 'Whether the metal was smelted from ore or from scrap',
    },
    carbonIntensity: {
      shape: quantity(['kg CO2e/kg'], { of: 'Emissions for one kilogram' }),
      requirement: 'optional',
      legalBasis: cbam,
      description: 'Embedded emissions of one kilogram',
    },
    preConsumerScrapContent: {
      shape: percentage,
      requirement: 'optional',
      unit: '% by mass',
      legalBasis: 'ISO 14021',
      description: 'Share of pre-consumer scrap in the metal',
    },
    pfcEmissions: {
      shape: amount,
      requirement: 'optional',
      unit: 't CO2e/t',
      legalBasis: cbam,
      description: 'Emissions of perfluorocarbons from smelting',
    },
    bauxiteOriginCountry: {
      shape: text('country'),
      requirement: 'optional',
      legalBasis: 'Due diligence practice',
      description: 'Where the bauxite was mined',
    },
  },
  crossRules: [...sharedCrossRules, scrapShares],
};
