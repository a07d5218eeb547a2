import {
  boolean,
  choice,
  integer,
  list,
  number,
  object,
  percentage,
  text,
} from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { amount, link, localizedText, quantity, substanceShares } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

const score = { shape: number({ minimum: 0, maximum: 10 }), requirement: 'required' } as const;

/** Electrical and electronic equipment. */
export const electronics: CategoryRules = {
  category: 'electronics',
  fields: {
    ...sharedFields,
    model: { shape: text(), requirement: 'required' },
    standbyPower: { shape: quantity(['W', 'mW']), requirement: 'required' },
    batteryLife: { shape: number({ minimum: 0 }), requirement: 'optional' },
    recycledPlasticContent: { shape: percentage, requirement: 'required' },
    circularityIndices: {
      shape: object({
        repairabilityScore: score,
        durabilityScore: score,
      }),
      requirement: 'required',
    },
    electronicWasteInstructions: { shape: localizedText, requirement: 'required' },
    repairabilityClass: { shape: choice(['A', 'B', 'C', 'D', 'E']), requirement: 'optional' },
    energyEfficiencyClass: {
      shape: choice(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
      requirement: 'optional',
    },
    eprelRegistrationNumber: { shape: text('digits'), requirement: 'optional' },
    rohsCompliant: { shape: boolean, requirement: 'optional' },
    rohsExemptions: { shape: list(text()), requirement: 'optional' },
    weeeCategory: { shape: integer({ minimum: 1, maximum: 6 }), requirement: 'optional' },
    weeeRegistrationNumber: { shape: text(), requirement: 'optional' },
    sparePartsAvailabilityYears: { shape: amount, requirement: 'optional' },
    sparePartsUrl: { shape: link, requirement: 'optional' },
    softwareUpdatesUntil: { shape: text('date'), requirement: 'optional' },
    batteryRemovable: { shape: boolean, requirement: 'optional' },
    embeddedBatteryGtin: { shape: text('gtin'), requirement: 'optional' },
    criticalRawMaterials: { shape: substanceShares, requirement: 'optional' },
    ipRating: { shape: text('ipRating'), requirement: 'optional' },
    dropTestCycles: { shape: integer({ minimum: 0 }), requirement: 'optional' },
    annualEnergyConsumption: { shape: amount, requirement: 'optional' },
  },
  crossRules: [...sharedCrossRules],
};
