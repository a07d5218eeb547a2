import { fact, type CategoryPage } from './category-page.js';

export const cosmetics: CategoryPage = {
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
