import type { FieldsProse } from './prose.js';
import { quantity } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

/** What the fields of `categories/aluminium.ts` say. */
export const aluminium: FieldsProse = {
  ...sharedFields,
  postConsumerScrapContent: {
    description: 'Share of post-consumer scrap in the metal',
    unit: '% by mass',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
  },
  smelterElectricitySource: {
    description: 'Where the electricity of the smelter comes from, such as hydro or grid-mix',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM), indirect emissions',
  },
  energyIntensityPerKg: {
    description: 'Energy used for one kilogram',
    unit: 'kWh/kg',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM), indirect emissions',
  },
  alloyDesignation: {
    description: 'Alloy, such as EN AW-6060',
    legalBasis: 'EN 573',
  },
  productionRoute: {
    description: 'Whether the metal was smelted from ore or from scrap',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM)',
  },
  carbonIntensity: {
    description: 'Embedded emissions of one kilogram',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM)',
    members: quantity('kg CO2e/kg', 'Emissions for one kilogram'),
  },
  preConsumerScrapContent: {
    description: 'Share of pre-consumer scrap in the metal',
    unit: '% by mass',
    legalBasis: 'ISO 14021',
  },
  pfcEmissions: {
    description: 'Emissions of perfluorocarbons from smelting',
    unit: 't CO2e/t',
    legalBasis: 'Regulation (EU) 2023/956 (CBAM)',
  },
  bauxiteOriginCountry: {
    description: 'Where the bauxite was mined',
    legalBasis: 'Due diligence practice',
  },
};
