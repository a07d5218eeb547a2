import { electronics as rules } from '@dpp/espr-validate/rules/electronics';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `electronics`. */
export const electronics: CategoryPage = {
  rules,
  // Drills and telephones are both electronics: their passports do not say which.
  drawing: 'electronics',
  facts: [
    fact('repairabilityClass'),
    fact('batteryLife'),
    fact('softwareUpdatesUntil'),
    fact('sparePartsAvailabilityYears'),
    fact('circularityIndices.repairabilityScore', { label: 'repairabilityScore' }),
    fact('energyEfficiencyClass'),
    fact('standbyPower'),
    fact('originCountry'),
  ],
  sections: [
    { kind: 'composition' },
    { kind: 'meters', label: 'recycledContent', paths: ['recycledPlasticContent'] },
  ],
  actions: ['repairInformationUrl', 'sparePartsUrl', 'takeBackUrl', 'userManualUrl', 'ask'],
};
