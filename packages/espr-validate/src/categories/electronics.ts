import { choice, number, object, percentage, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { localizedText } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

const score = {
  shape: number({ minimum: 0, maximum: 10 }),
  requirement: 'required',
  unit: 'score of 10',
} as const;

/** Electrical and electronic equipment. */
export const electronics: CategoryRules = {
  category: 'electronics',
  fields: {
    ...sharedFields,
    model: {
      shape: text(),
      requirement: 'required',
      legalBasis: 'Delegated Regulation (EU) 2023/1669, model identifier of the supplier',
      description: 'Model identifier of the supplier',
    },
    standbyPower: {
      shape: object({
        value: {
          shape: number({ minimum: 0 }),
          requirement: 'required',
          description: 'Power drawn in standby; 0 where the product has no standby mode',
        },
        unit: {
          shape: choice(['W', 'mW']),
          requirement: 'optional',
          description: 'Unit of the value; W where not stated',
        },
      }),
      requirement: 'required',
      legalBasis: 'Regulation (EU) 2023/826',
      description: 'Power drawn in standby mode',
    },
    batteryLife: {
      shape: number({ minimum: 0 }),
      requirement: 'optional',
      unit: 'hour',
      legalBasis: 'Delegated Regulation (EU) 2023/1669, battery endurance',
      description: 'Time of use on one charge',
    },
    recycledPlasticContent: {
      shape: percentage,
      requirement: 'required',
      unit: '% of the plastic',
      legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
      description: 'Recycled share of the plastic parts',
    },
    circularityIndices: {
      shape: object({
        repairabilityScore: { ...score, description: 'How well the product can be repaired' },
        durabilityScore: { ...score, description: 'How long the product lasts' },
      }),
      requirement: 'required',
      legalBasis: 'EN 45552 and EN 45554; Delegated Regulation (EU) 2023/1669',
      description: 'Repairability and durability, each from 0 to 10',
    },
    electronicWasteInstructions: {
      shape: localizedText,
      requirement: 'required',
      legalBasis: 'Directive 2012/19/EU (WEEE), Articles 14 and 15',
      description: 'How to return the product at the end of its life',
    },
  },
};
