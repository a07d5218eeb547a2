import { aluminium as rules } from '@dpp/espr-validate/rules/aluminium';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `aluminium`. */
export const aluminium: CategoryPage = {
  rules,
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
