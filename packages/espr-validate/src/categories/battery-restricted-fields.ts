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

const law = 'Regulation (EU) 2023/1542';

const part = { shape: substanceShares, requirement: 'optional' } as const;

const share = { shape: percentage, requirement: 'optional', unit: '%' } as const;

/** How far a value has grown or shrunk against its first one: resistance may more than double. */
const change = { shape: amount, requirement: 'optional', unit: '%' } as const;

/** Composition and type-test values; of legitimate interest, never public. */
export const detailedPerformance: FieldRule = {
  shape: object({
    cathodeMaterials: { ...part, description: 'Materials of the cathode' },
    anodeMaterials: { ...part, description: 'Materials of the anode' },
    electrolyteMaterials: { ...part, description: 'Materials of the electrolyte' },
    powerFadeAtEol: { ...change, description: 'Loss of power at the end of the life' },
    capacityFadeAtEol: { ...change, description: 'Loss of capacity at the end of the life' },
    resistanceIncreaseAtEol: {
      ...change,
      description: 'Growth of the internal resistance by the end of the life',
    },
    roundTripEfficiencyFadeAtEol: {
      ...change,
      description: 'Loss of round-trip efficiency by the end of the life',
    },
  }),
  requirement: 'recommended',
  legalBasis: `${law}, Annex XIII, points 2(a) and 4(a)`,
  description: 'Detailed composition and performance; shown to holders of an access grant only',
};

/** State and history of one battery; of legitimate interest, never public. */
export const lifecycleAndInUse: FieldRule = {
  shape: object({
    batteryStatus: {
      shape: choice(['original', 'repurposed', 're-used', 'remanufactured', 'waste'], {
        ignoreCase: true,
      }),
      requirement: 'optional',
      description: 'Status of the battery',
    },
    stateOfCertifiedEnergy: { ...share, description: 'State of certified energy; EV batteries' },
    remainingCapacity: {
      shape: either(amount, quantity(['Ah', 'Wh', 'kWh', '%'], { of: 'Capacity' })),
      requirement: 'optional',
      description: 'Capacity the battery still has',
    },
    remainingPower: {
      shape: either(amount, quantity(['W', 'kW', '%'], { of: 'Power' })),
      requirement: 'optional',
      description: 'Power the battery can still deliver',
    },
    remainingRoundTripEfficiency: {
      ...share,
      description: 'Share of the charged energy that can still be taken out again',
    },
    selfDischargeRate: { ...share, description: 'Charge lost in a month without use' },
    ohmicResistance: {
      shape: amount,
      requirement: 'optional',
      unit: 'ohm',
      description: 'Ohmic resistance; LMT batteries and stationary storage',
    },
    stateOfCharge: { ...share, description: 'State of charge' },
    numberOfCycles: {
      shape: integer({ minimum: 0 }),
      requirement: 'optional',
      unit: 'cycle',
      description: 'Charge and discharge cycles so far',
    },
    negativeEvents: {
      shape: list(
        either(
          text(),
          object({
            description: {
              shape: text(),
              requirement: 'required',
              description: 'What happened',
            },
            date: { shape: text('date'), requirement: 'optional', description: 'When it did' },
          }),
        ),
      ),
      requirement: 'optional',
      description: 'Accidents and other negative events',
    },
    operatingTemperature: {
      shape: either(number({ minimum: -273.15 }), temperatureRange),
      requirement: 'optional',
      unit: '°C',
      description: 'Temperature the battery has been used at, or its range',
    },
    dateOfPuttingIntoService: {
      shape: text('date'),
      requirement: 'optional',
      description: 'Day the battery was put into service',
    },
  }),
  requirement: 'recommended',
  legalBasis: `${law}, Article 14 and Annex XIII, points 4(b), 4(c) and 4(d)`,
  description: 'State and use of the battery; shown to holders of an access grant only',
};

/** How to repair and take apart the battery; of legitimate interest, never public. */
export const circularityAndDisassembly: FieldRule = {
  shape: object({
    dismantlingInstructions: {
      shape: textsOrDocuments,
      requirement: 'optional',
      description:
        'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells',
    },
    sparePartSuppliers: {
      shape: list(object(partyMembers)),
      requirement: 'optional',
      description: 'Where spare parts can be had',
    },
    componentPartNumbers: {
      shape: list(
        either(
          text(),
          object({
            component: {
              shape: text(),
              requirement: 'optional',
              description: 'Name of the component',
            },
            partNumber: { shape: text(), requirement: 'required', description: 'Its number' },
          }),
        ),
      ),
      requirement: 'optional',
      description: 'Part numbers of the components',
    },
    safetyMeasures: {
      shape: either(text(), list(either(text(), documentReference))),
      requirement: 'optional',
      description: 'Safety measures for those who take the battery apart',
    },
  }),
  requirement: 'recommended',
  legalBasis: `${law}, Annex XIII, points 2(b), 2(c) and 2(d)`,
  description: 'Repair and dismantling; shown to holders of an access grant only',
};
