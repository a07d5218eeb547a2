import { batteries as rules } from '@dpp/espr-validate/rules/batteries';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `batteries`. */
export const batteries: CategoryPage = {
  rules,
  drawing: 'batteries',
  facts: [
    fact(['ratedCapacity', 'electrochemicalCapacity']),
    fact('carbonFootprint.performanceClass', {
      label: 'carbonFootprint',
      before: 'class',
      note: 'carbonFootprint.perKwh',
    }),
    fact('durability.cycleLife', { label: 'cycleLife' }),
    fact('warrantyPeriod.months', { label: 'warrantyPeriod' }),
    fact(['carbonFootprint.perKwh', 'carbonFootprint.co2eKg'], { label: 'carbonFootprint' }),
    fact('chemistry'),
    fact('originCountry'),
  ],
  sections: [
    { kind: 'composition' },
    {
      kind: 'meters',
      label: 'recycledContentShare',
      paths: [
        'recycledContentShare.cobalt',
        'recycledContentShare.nickel',
        'recycledContentShare.lithium',
        'recycledContentShare.lead',
      ],
    },
  ],
  actions: ['wasteManagementInformation', 'ask', 'regulatoryCompliance.declarationOfConformityUrl'],
};
