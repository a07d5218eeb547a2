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

/** Cosmetic products. No act asks for a passport yet; the label rules give its content. */
export const cosmetics: CategoryRules = {
  category: 'cosmetics',
  fields: {
    ...sharedFields,
    ingredientList: { shape: nonEmptyList(text()), requirement: 'required' },
    packagingRecyclability: {
      shape: either(
        percentage,
        object({
          recycledContentPercentage: { shape: percentage, requirement: 'required' },
        }),
      ),
      requirement: 'required',
    },
    periodAfterOpening: { shape: integer({ minimum: 1 }), requirement: 'optional' },
    minimumDurability: { shape: text('monthOrDate'), requirement: 'optional', level: 'batch' },
    nominalContent: {
      shape: object({
        value: { shape: number({ above: 0 }), requirement: 'required' },
        unit: { shape: choice(['g', 'ml']), requirement: 'required' },
      }),
      requirement: 'optional',
    },
    productFunction: { shape: localizedText, requirement: 'optional' },
    precautions: { shape: localizedTexts, requirement: 'optional' },
    cpnpReference: { shape: text(), requirement: 'optional' },
    fragranceAllergens: { shape: list(text()), requirement: 'optional' },
    nanomaterials: { shape: list(text()), requirement: 'optional' },
    crueltyFreeClaim: { shape: boolean, requirement: 'optional' },
    spf: { shape: amount, requirement: 'optional' },
  },
  crossRules: [...sharedCrossRules],
};
