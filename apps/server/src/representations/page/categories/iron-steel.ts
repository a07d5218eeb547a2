import { fact, type CategoryPage } from './category-page.js';

export const ironSteel: CategoryPage = {
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
