import { chemicals as rules } from '@dpp/espr-validate/rules/chemicals';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `chemicals`. */
export const chemicals: CategoryPage = {
  rules,
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
