import { fact, type CategoryPage } from './category-page.js';

export const electronics: CategoryPage = {
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
