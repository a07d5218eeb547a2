import { fact, type CategoryPage } from './category-page.js';

export const aluminium: CategoryPage = {
  drawing: 'aluminium',
  facts: [
    fact('alloyDesignation'),
    fact('postConsumerScrapContent'),
    fact('energyIntensityPerKg'),
    fact('smelterElectricitySource'),
    fact('originCountry'),
  ],
  sections: [{ kind: 'composition' }],
  actions: ['regulatoryCompliance.declarationOfConformityUrl', 'epdUrl', 'ask'],
  isForProfessionals: true,
};
