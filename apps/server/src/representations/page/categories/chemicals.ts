import { fact, type CategoryPage } from './category-page.js';

export const chemicals: CategoryPage = {
  drawing: 'chemicals',
  facts: [
    fact('signalWord'),
    fact('hazardClassification'),
    fact('presenceOfSVHC'),
    fact('ufi'),
    fact('physicalState'),
    fact('originCountry'),
  ],
  sections: [{ kind: 'composition' }, { kind: 'text', field: 'precautionaryStatements' }],
  actions: ['safetyDatasheetUrl', 'safetyDatasheet', 'userManualUrl', 'ask'],
};
