import { boolean, list, number, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { documentReference } from './field-shapes.js';
import { materialComposition, sharedFields } from './shared-fields.js';

/** Substances and mixtures, detergents among them. */
export const chemicals: CategoryRules = {
  category: 'chemicals',
  fields: {
    ...sharedFields,
    materialComposition: materialComposition(number({ minimum: 0.01, maximum: 100 })),
    hazardClassification: {
      shape: list(text()),
      requirement: 'required',
      legalBasis: 'Regulation (EC) No 1272/2008 (CLP)',
      description: 'Hazard statement codes, such as H319; empty where the product has none',
    },
    safetyDatasheetUrl: {
      shape: text('url'),
      requirement: 'required',
      alternatives: ['safetyDatasheet'],
      legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II',
      description: 'Safety data sheet',
    },
    safetyDatasheet: {
      shape: documentReference,
      requirement: 'optional',
      legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II',
      description: 'Safety data sheet, as a document reference',
    },
    presenceOfSVHC: {
      shape: boolean,
      requirement: 'required',
      legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59',
      description: 'Whether a substance of very high concern is present above 0.1 % by mass',
    },
  },
};
