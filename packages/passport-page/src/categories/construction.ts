import { construction as rules } from '@dpp/espr-validate/rules/construction';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `construction`. */
export const construction: CategoryPage = {
  rules,
  drawing: 'construction',
  facts: [
    fact('declarationOfPerformanceNumber'),
    fact('reactionToFire'),
    fact(['compressiveStrength', 'thermalConductivity']),
    fact('globalWarmingPotential.total', {
      label: 'globalWarmingPotential',
      note: 'globalWarmingPotential.declaredUnit',
    }),
    fact('originCountry'),
  ],
  sections: [{ kind: 'composition' }, { kind: 'entries', field: 'essentialCharacteristics' }],
  actions: [
    'declarationOfPerformanceUrl',
    'declarationOfPerformance',
    'epdUrl',
    'userManualUrl',
    'regulatoryCompliance.declarationOfConformityUrl',
    'ask',
  ],
  isForProfessionals: true,
};
