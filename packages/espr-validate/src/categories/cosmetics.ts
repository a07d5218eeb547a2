import {
  boolean,
  choice,
  either,
  integer,
  list,
  nonEmptyList,
  number,
  object,
  percentage,
  text,
} from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { amount, localizedText, localizedTexts } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

const law = 'Regulation (EC) No 1223/2009';

/** Cosmetic products. No act asks for a passport yet; the label rules give its content. */
export const cosmetics: CategoryRules = {
  category: 'cosmetics',
  fields: {
    ...sharedFields,
    ingredientList: {
      shape: nonEmptyList(text()),
      requirement: 'required',
      legalBasis: `${law}, Article 19(1)(g)`,
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
    periodAfterOpening: {
      shape: integer({ minimum: 1 }),
      requirement: 'optional',
      unit: 'month',
      legalBasis: `${law}, Article 19(1)(c)`,
      description: 'How long the product can be used once opened',
    },
    minimumDurability: {
      shape: text('monthOrDate'),
      requirement: 'optional',
      legalBasis: `${law}, Article 19(1)(c)`,
      description: 'Until when the product keeps its function when stored properly',
    },
    nominalContent: {
      shape: object({
        value: { shape: number({ above: 0 }), requirement: 'required', description: 'Content' },
        unit: {
          shape: choice(['g', 'ml']),
          requirement: 'required',
          description: 'Unit of the value',
        },
      }),
      requirement: 'optional',
      legalBasis: `${law}, Article 19(1)(b)`,
      description: 'Content at the time of packaging, by mass or by volume',
    },
    productFunction: {
      shape: localizedText,
      requirement: 'optional',
      legalBasis: `${law}, Article 19(1)(f)`,
      description: 'What the product is for',
    },
    precautions: {
      shape: localizedTexts,
      requirement: 'optional',
      legalBasis: `${law}, Article 19(1)(d)`,
      description: 'Particular precautions in use',
    },
    responsiblePerson: {
      ...sharedFields.responsiblePerson,
      legalBasis: `${law}, Articles 4 and 19(1)(a)`,
      description: 'Responsible person in the Union',
    },
    cpnpReference: {
      shape: text(),
      requirement: 'optional',
      legalBasis: `${law}, Article 13`,
      description: 'Reference of the notification to the cosmetic products notification portal',
    },
    fragranceAllergens: {
      shape: list(text()),
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2023/1545',
      description:
        'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name',
    },
    nanomaterials: {
      shape: list(text()),
      requirement: 'optional',
      legalBasis: `${law}, Article 16`,
      description: 'Nanomaterials among the ingredients, by INCI name',
    },
    crueltyFreeClaim: {
      shape: boolean,
      requirement: 'optional',
      legalBasis: 'Regulation (EU) No 655/2013',
      description: 'Whether the product is claimed to be free of animal testing',
    },
    spf: {
      shape: amount,
      requirement: 'optional',
      legalBasis: 'Regulation (EU) No 655/2013',
      description: 'Sun protection factor',
    },
  },
  crossRules: [...sharedCrossRules],
};
