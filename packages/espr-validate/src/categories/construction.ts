import { text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { documentReference } from './field-shapes.js';
import { recycledContent, sharedFields } from './shared-fields.js';

const law = 'Regulation (EU) 2024/3110';

/** Construction products; the passport describes the product type. */
export const construction: CategoryRules = {
  category: 'construction',
  fields: {
    ...sharedFields,
    declarationOfPerformanceNumber: {
      shape: text(),
      requirement: 'required',
      legalBasis: `${law}, Article 15 and Annex V`,
      description: 'Code of the declaration of performance and conformity',
    },
    declarationOfPerformanceUrl: {
      shape: text('url'),
      requirement: 'required',
      alternatives: [
        'declarationOfPerformance',
        'declarationOfConformityUrl',
        'declarationOfConformity',
        'regulatoryCompliance.declarationOfConformityUrl',
        'regulatoryCompliance.declarationOfConformity',
      ],
      legalBasis: `${law}, Article 16`,
      description: 'Declaration of performance and conformity',
    },
    declarationOfPerformance: {
      shape: documentReference,
      requirement: 'optional',
      legalBasis: `${law}, Article 16`,
      description: 'Declaration of performance and conformity, as a document reference',
    },
    declarationOfConformityUrl: {
      shape: text('url'),
      requirement: 'optional',
      legalBasis: `${law}, Article 16`,
      description: 'Declaration of performance and conformity, under its older name',
    },
    declarationOfConformity: {
      shape: documentReference,
      requirement: 'optional',
      legalBasis: `${law}, Article 16`,
      description: 'The same declaration under its older name, as a document reference',
    },
    recycledContent,
  },
};
