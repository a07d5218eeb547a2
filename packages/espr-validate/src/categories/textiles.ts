import { boolean, composition, integer, number, percentage, text } from '../rules/shape.js';
import { fiberOrder } from '../rules/fiber-order.js';
import { substanceLimits } from '../rules/substance-limits.js';
import type { CategoryRules } from './category-rules.js';
import { amount, link, localizedTexts, quantity } from './field-shapes.js';
import { recycledContent, sharedCrossRules, sharedFields } from './shared-fields.js';

const processCountry = { shape: text('country'), requirement: 'optional', level: 'batch' } as const;

const grade = {
  shape: number({ minimum: 1, maximum: 5 }),
  requirement: 'optional',
  level: 'batch',
} as const;

const score = { shape: number({ minimum: 0, maximum: 10 }), requirement: 'optional' } as const;

/** Textile products. The delegated act under the ESPR is pending: only the fibre rules are law today. */
export const textiles: CategoryRules = {
  category: 'textiles',
  fields: {
    ...sharedFields,
    fiberComposition: {
      shape: composition({
        fiber: { shape: text(), requirement: 'required' },
        percentage: { shape: percentage, requirement: 'required' },
      }),
      requirement: 'required',
    },
    careInstructions: { shape: localizedTexts, requirement: 'required' },
    size: { shape: text(), requirement: 'required' },
    recycledContent,
    containsAnimalParts: { shape: boolean, requirement: 'optional' },
    colorFastness: grade,
    pillingResistance: grade,
    dimensionalChange: {
      shape: number({ minimum: -100, maximum: 100 }),
      requirement: 'optional',
      level: 'batch',
    },
    robustnessScore: score,
    expectedWashCycles: { shape: integer({ minimum: 0 }), requirement: 'optional' },
    recyclabilityScore: score,
    microplasticShedding: { shape: amount, requirement: 'optional' },
    spinningCountry: processCountry,
    weavingCountry: processCountry,
    dyeingCountry: processCountry,
    assemblyCountry: processCountry,
    waterUse: { shape: quantity(['L']), requirement: 'optional', level: 'batch' },
    repairInformationUrl: { shape: link, requirement: 'optional' },
    takeBackUrl: { shape: link, requirement: 'optional' },
  },
  crossRules: [...sharedCrossRules, fiberOrder, substanceLimits],
};
