import type { FieldProse } from './prose.js';
import {
  documentReference,
  partyMembers,
  quantity,
  substanceShares,
  temperatureRange,
  textsOrDocuments,
} from './field-shapes.js';

// What the fields of categories/battery-restricted-fields.ts say.

export const circularityAndDisassembly: FieldProse = {
  description: 'Repair and dismantling; shown to holders of an access grant only',
  legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, points 2(b), 2(c) and 2(d)',
  members: {
    dismantlingInstructions: {
      description:
        'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells',
      ...textsOrDocuments,
    },
    sparePartSuppliers: {
      description: 'Where spare parts can be had',
      entry: { members: partyMembers },
    },
    componentPartNumbers: {
      description: 'Part numbers of the components',
      entry: {
        members: {
          component: 'Name of the component',
          partNumber: 'Its number',
        },
      },
    },
    safetyMeasures: {
      description: 'Safety measures for those who take the battery apart',
      entry: documentReference,
    },
  },
};

export const detailedPerformance: FieldProse = {
  description: 'Detailed composition and performance; shown to holders of an access grant only',
  legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, points 2(a) and 4(a)',
  members: {
    cathodeMaterials: { description: 'Materials of the cathode', ...substanceShares },
    anodeMaterials: { description: 'Materials of the anode', ...substanceShares },
    electrolyteMaterials: { description: 'Materials of the electrolyte', ...substanceShares },
    powerFadeAtEol: { description: 'Loss of power at the end of the life', unit: '%' },
    capacityFadeAtEol: { description: 'Loss of capacity at the end of the life', unit: '%' },
    resistanceIncreaseAtEol: {
      description: 'Growth of the internal resistance by the end of the life',
      unit: '%',
    },
    roundTripEfficiencyFadeAtEol: {
      description: 'Loss of round-trip efficiency by the end of the life',
      unit: '%',
    },
  },
};

export const lifecycleAndInUse: FieldProse = {
  description: 'State and use of the battery; shown to holders of an access grant only',
  legalBasis: 'Regulation (EU) 2023/1542, Article 14 and Annex XIII, points 4(b), 4(c) and 4(d)',
  members: {
    batteryStatus: 'Status of the battery',
    stateOfCertifiedEnergy: { description: 'State of certified energy; EV batteries', unit: '%' },
    remainingCapacity: {
      description: 'Capacity the battery still has',
      members: quantity('Ah', 'Capacity'),
    },
    remainingPower: {
      description: 'Power the battery can still deliver',
      members: quantity('W', 'Power'),
    },
    remainingRoundTripEfficiency: {
      description: 'Share of the charged energy that can still be taken out again',
      unit: '%',
    },
    selfDischargeRate: { description: 'Charge lost in a month without use', unit: '%' },
    ohmicResistance: {
      description: 'Ohmic resistance; LMT batteries and stationary storage',
      unit: 'ohm',
    },
    stateOfCharge: { description: 'State of charge', unit: '%' },
    numberOfCycles: { description: 'Charge and discharge cycles so far', unit: 'cycle' },
    negativeEvents: {
      description: 'Accidents and other negative events',
      entry: {
        members: {
          description: 'What happened',
          date: 'When it did',
        },
      },
    },
    operatingTemperature: {
      description: 'Temperature the battery has been used at, or its range',
      unit: '°C',
      ...temperatureRange,
    },
    dateOfPuttingIntoService: 'Day the battery was put into service',
  },
};

export const testReports: FieldProse = {
  description: 'Results of tests that prove compliance; shown to authorities only',
  legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 3',
  ...textsOrDocuments,
};
