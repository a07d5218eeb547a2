import { ironSteel as rules } from '@dpp/espr-validate/rules/iron-steel';
import { fact, type CategoryPage } from '../category-page.js';

/** Pages of the category `iron-steel`. */
export const ironSteel: CategoryPage = {
  rules,
  drawing: 'iron-steel',
  facts: [
    fact('tensileStrengthClass'),
    fact('scrapMetalContentRatio'),
    fact('carbonEmissionIntensityPerTon'),
    fact('meltAndPourCountry'),
    fact('originCountry'),
  ],
  sections: [
    { kind: 'composition' },
    {
      kind: 'values',
      label: 'technicalProperties',
      fields: ['yieldStrength', 'tensileStrength', 'elongation'],
    },
  ],
  actions: ['millCertificate.url', 'regulatoryCompliance.declarationOfConformityUrl', 'ask'],
  isForProfessionals: true,
};
