import { choice, either, integer, list, number, object, percentage, text } from '../rules/shape.js';
import type { FieldRule } from './category-rules.js';
import {
  amount,
  documentReference,
  partyMembers,
  quantity,
  substanceShares,
  temperatureRange,
  textsOrDocuments,
} from './field-shapes.js';

const part = { shape: substanceShares, requirement: 'optional' } as const;

const share = { shape: percentage, requirement: 'optional' } as const;

/** How far a value has grown or shrunk against its first one: resistance may more than double. */
const change = { shape: amount, requirement: 'optional' } as const;

/** Composition and type-test values; of legitimate interest, never public. */
export const detailedPerformance: FieldRule = {
  shape: object({
    cathodeMaterials: part,
    anodeMaterials: part,
    electrolyteMaterials: part,
    powerFadeAtEol: change,
    capacityFadeAtEol: change,
    resistanceIncreaseAtEol: change,
    roundTripEfficiencyFadeAtEol: change,
  }),
  requirement: 'recommended',
};

/** State and history of one battery; of legitimate interest, never public. */
export const lifecycleAndInUse: FieldRule = {
  shape: object({
    batteryStatus: {
      shape: choice(['original', 'repurposed', 're-used', 'remanufactured', 'waste'], {
        ignoreCase: true,
      }),
      requirement: 'optional',
    },
    stateOfCertifiedEnergy: share,
    remainingCapacity: {
      shape: either(amount, quantity(['Ah', 'Wh', 'kWh', '%'])),
      requirement: 'optional',
    },
    remainingPower: { shape: either(amount, quantity(['W', 'kW', '%'])), requirement: 'optional' },
    remainingRoundTripEfficiency: share,
    selfDischargeRate: share,
    ohmicResistance: { shape: amount, requirement: 'optional' },
    stateOfCharge: share,
    numberOfCycles: { shape: integer({ minimum: 0 }), requirement: 'optional' },
    negativeEvents: {
      shape: list(
        either(
          text(),
          object({
            description: { shape: text(), requirement: 'required' },
            date: { shape: text('date'), requirement: 'optional' },
          }),
        ),
      ),
      requirement: 'optional',
    },
    operatingTemperature: {
      shape: either(number({ minimum: -273.15 }), temperatureRange),
      requirement: 'optional',
    },
    dateOfPuttingIntoService: { shape: text('date'), requirement: 'optional' },
  }),
  requirement: 'recommended',
};

/** How to repair and take apart the battery; of legitimate interest, never public. */
export const circularityAndDisassembly: FieldRule = {
  shape: object({
    dismantlingInstructions: { shape: textsOrDocuments, requirement: 'optional' },
    sparePartSuppliers: { shape: list(object(partyMembers)), requirement: 'optional' },
    componentPartNumbers: {
      shape: list(
        either(
          text(),
          object({
            component: { shape: text(), requirement: 'optional' },
            partNumber: { shape: text(), requirement: 'required' },
          }),
        ),
      ),
      requirement: 'optional',
    },
    safetyMeasures: {
      shape: either(text(), list(either(text(), documentReference))),
      requirement: 'optional',
    },
  }),
  requirement: 'recommended',
};

/** Results of tests that prove compliance; for authorities, never for holders of another token. */
export const testReports: FieldRule = { shape: textsOrDocuments, requirement: 'recommended' };
