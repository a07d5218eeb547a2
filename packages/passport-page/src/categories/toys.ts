import { toys as rules } from '@dpp/espr-validate/rules/toys';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `toys`. */
export const toys: CategoryPage = {
  rules,
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
