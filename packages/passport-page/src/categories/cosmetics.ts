import { cosmetics as rules } from '@dpp/espr-validate/rules/cosmetics';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `cosmetics`. */
export const cosmetics: CategoryPage = {
  rules,
  drawing: 'cosmetics',
  facts: [
    fact('periodAfterOpening'),
    fact('nominalContent'),
    fact('minimumDurability'),
    fact(['packagingRecyclability.recycledContentPercentage', 'packagingRecyclability'], {
      label: 'packagingRecyclability',
    }),
    fact('spf'),
    fact('originCountry'),
  ],
  sections: [
    { kind: 'text', field: 'ingredientList' },
    { kind: 'sentences', field: 'precautions' },
  ],
  actions: ['ask', 'takeBackUrl', 'endOfLifeInstructions', 'userManualUrl'],
};
