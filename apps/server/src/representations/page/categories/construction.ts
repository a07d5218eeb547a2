import { fact, type CategoryPage } from './category-page.js';

export const construction: CategoryPage = {
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
