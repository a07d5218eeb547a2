import { either, nonEmptyList, object, percentage, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { sharedFields } from './shared-fields.js';

/** Cosmetic products. No act asks for a passport yet; the label rules give its content. */
export const cosmetics: CategoryRules = {
  category: 'cosmetics',
  fields: {
    ...sharedFields,
    ingredientList: {
      shape: nonEmptyList(text()),
      requirement: 'required',
      legalBasis: 'Regulation (EC) No 1223/2009, Article 19(1)(g)',
      description: 'INCI names in descending order of mass; nanomaterials end in [nano]',
    },
    packagingRecyclability: {
      shape: either(
        percentage,
        object({
          recycledContentPercentage: {
            shape: percentage,
            requirement: 'required',
            unit: '%',
            description: 'Recycled content of the packaging',
          },
        }),
      ),
      requirement: 'required',
      unit: '%',
      legalBasis: 'Regulation (EU) 2025/40 (packaging and packaging waste)',
      description: 'Recyclable share of the packaging, or its recycled content',
    },
  },
};
