import { textiles as rules } from '@dpp/espr-validate/rules/textiles';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `textiles`. */
export const textiles: CategoryPage = {
  rules,
  drawing: 'textiles',
  facts: [
    fact('originCountry'),
    fact('carbonFootprint.co2eKg', { label: 'carbonFootprint' }),
    fact('recycledContent.percentage', { label: 'recycledContent' }),
    fact('expectedWashCycles'),
    fact('size'),
    fact('recyclabilityScore'),
  ],
  sections: [{ kind: 'composition' }, { kind: 'care', field: 'careInstructions' }],
  actions: ['repairInformationUrl', 'takeBackUrl', 'ask'],
};
