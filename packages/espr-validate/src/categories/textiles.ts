import { boolean, composition, integer, number, percentage, text } from '../rules/shape.js';
import { fiberOrder } from '../rules/fiber-order.js';
import { substanceLimits } from '../rules/substance-limits.js';
import type { CategoryRules } from './category-rules.js';
import { amount, link, localizedTexts, quantity } from './field-shapes.js';
import { recycledContent, sharedCrossRules, sharedFields } from './shared-fields.js';

const robustness = 'Preparatory study for the textile delegated act under the ESPR, robustness';

const processCountry = {
  shape: text('country'),
  requirement: 'optional',
  legalBasis: 'Practice under the French act against waste (AGEC), origin of process steps',
} as const;

const grade = {
  shape: number({ minimum: 1, maximum: 5 }),
  requirement: 'optional',
  unit: 'grade',
  legalBasis: robustness,
} as const;

const score = {
  shape: number({ minimum: 0, maximum: 10 }),
  requirement: 'optional',
  unit: 'score of 10',
} as const;

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
    containsAnimalParts: {
      shape: boolean,
      requirement: 'optional',
      legalBasis: 'Regulation (EU) No 1007/2011, Article 12',
      description: 'Whether the product has non-textile parts of animal origin',
    },
    colorFastness: { ...grade, description: 'Colour fastness, 5 best' },
    pillingResistance: { ...grade, description: 'Resistance to pilling, 5 best' },
    dimensionalChange: {
      shape: number({ minimum: -100, maximum: 100 }),
      requirement: 'optional',
      unit: '%',
      legalBasis: robustness,
      description: 'Change of dimensions in washing; shrinkage is negative',
    },
    robustnessScore: { ...score, legalBasis: robustness, description: 'Robustness, 10 best' },
    expectedWashCycles: {
      shape: integer({ minimum: 0 }),
      requirement: 'optional',
      unit: 'cycle',
      legalBasis: robustness,
      description: 'Washes the product is expected to withstand',
    },
    recyclabilityScore: {
      ...score,
      legalBasis: 'Preparatory study for the textile delegated act under the ESPR, recyclability',
      description: 'How well the product can be recycled, 10 best',
    },
    microplasticShedding: {
      shape: amount,
      requirement: 'optional',
      unit: 'mg/wash',
      legalBasis: 'ISO 4484',
      description: 'Fibre fragments released in one wash',
    },
    spinningCountry: { ...processCountry, description: 'Where the yarn was spun' },
    weavingCountry: { ...processCountry, description: 'Where the cloth was woven or knitted' },
    dyeingCountry: { ...processCountry, description: 'Where the product was dyed or printed' },
    assemblyCountry: { ...processCountry, description: 'Where the product was assembled' },
    waterUse: {
      shape: quantity(['L'], { of: 'Water used over the life cycle' }),
      requirement: 'optional',
      legalBasis: 'PEFCR Apparel and Footwear',
      description: 'Water used over the life cycle',
    },
    repairInformationUrl: {
      shape: link,
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii)',
      description: 'How to have the product repaired',
    },
    takeBackUrl: {
      shape: link,
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii)',
      description: 'How to hand the product back',
    },
  },
  crossRules: [...sharedCrossRules, fiberOrder, substanceLimits],
};
