import { fact, type CategoryPage } from './category-page.js';

export const toys: CategoryPage = {
  drawing: 'toys',
  facts: [
    fact('ageGrading'),
    fact('physicalSafetyParameters.chokingHazardWarning', { label: 'chokingHazardWarning' }),
    fact('originCountry'),
    fact('batchNumber'),
    fact('model'),
  ],
  sections: [{ kind: 'composition' }, { kind: 'sentences', field: 'warnings' }],
  actions: ['instructionsUrl', 'userManualUrl', 'ask'],
};
