import { composition, percentage, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { localizedTexts } from './field-shapes.js';
import { recycledContent, sharedFields } from './shared-fields.js';

/** Textile products. The delegated act under the ESPR is pending: only the fibre rules are law today. */
export const textiles: CategoryRules = {
  category: 'textiles',
  fields: {
    ...sharedFields,
    fiberComposition: {
      shape: composition({
        fiber: {
          shape: text(),
          requirement: 'required',
          description: 'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011',
        },
        percentage: {
          shape: percentage,
          requirement: 'required',
          unit: '% by mass',
          description: 'Share of the fibres',
        },
      }),
      requirement: 'required',
      legalBasis: 'Regulation (EU) No 1007/2011, Articles 5, 7 and 9',
      description: 'The textile fibres of the product; their percentages add up to 100',
    },
    careInstructions: {
      shape: localizedTexts,
      requirement: 'required',
      legalBasis: 'ISO 3758; Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii)',
      description: 'How to wash, dry and iron the product',
    },
    size: {
      shape: text(),
      requirement: 'required',
      legalBasis: 'EN 13402, trade practice',
      description: 'Size label',
    },
    recycledContent,
  },
};
