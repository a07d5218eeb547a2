import {
  boolean,
  choice,
  either,
  list,
  nonEmptyList,
  number,
  object,
  ordered,
  percentage,
  text,
} from '../rules/shape.js';
import {
  circularityAndDisassembly,
  detailedPerformance,
  lifecycleAndInUse,
  testReports,
} from './battery-restricted-fields.js';
import { exposedValues } from '../rules/exposed-values.js';
import { missingBatteryData } from '../rules/missing-battery-data.js';
import type { CategoryRules, FieldRule } from './category-rules.js';
import {
  amount,
  carbonFootprintMembers,
  documentReference,
  hazardousSubstances,
  link,
  quantity,
  substanceShares,
  temperatureRange,
  temperatureRangeMembers,
  textOrDocument,
} from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

const recycledShare = { shape: percentage, requirement: 'required' } as const;

const mineralOrigin = { shape: text('country'), requirement: 'optional' } as const;

const optionalAmount = { shape: amount, requirement: 'optional' } as const;

const share = { shape: percentage, requirement: 'optional' } as const;

const capacity = number({ above: 0 });

const fields: Readonly<Record<string, FieldRule>> = {
  ...sharedFields,
  batteryCategory: {
    shape: choice(['ev', 'lmt', 'industrial', 'portable', 'sli', 'stationary'], {
      ignoreCase: true,
    }),
    requirement: 'required',
  },
  chemistry: { shape: text(), requirement: 'required' },
  electrochemicalCapacity: {
    shape: quantity(['Ah', 'mAh', 'kWh', 'Wh'], capacity),
    requirement: 'required',
  },
  durability: {
    shape: object({
      cycleLife: { shape: number({ minimum: 0 }), requirement: 'required' },
      calendarLifeYears: { shape: number({ minimum: 0 }), requirement: 'required' },
      referenceTest: { shape: either(text(), documentReference), requirement: 'optional' },
      cRate: { shape: either(text(), number({ above: 0 })), requirement: 'optional' },
    }),
    requirement: 'required',
  },
  recycledContentShare: {
    shape: object({
      cobalt: recycledShare,
      lithium: recycledShare,
      nickel: recycledShare,
      lead: recycledShare,
    }),
    requirement: 'required',
  },
  carbonFootprint: {
    shape: object({
      ...carbonFootprintMembers,
      perKwh: { shape: amount, requirement: 'optional' },
      performanceClass: { shape: text(), requirement: 'optional' },
      studyUrl: { shape: link, requirement: 'optional' },
    }),
    requirement: 'required',
  },
  manufacturer: {
    ...sharedFields.manufacturer,
    requirement: 'recommended',
  },
  placeOfManufacture: {
    shape: either(
      text(),
      object({
        country: { shape: text('country'), requirement: 'required' },
        city: { shape: text(), requirement: 'optional' },
      }),
    ),
    requirement: 'recommended',
  },
  dateOfManufacture: { shape: text('monthOrDate'), requirement: 'recommended', level: 'batch' },
  batteryModelIdentifier: { shape: text(), requirement: 'recommended' },
  weight: { shape: number({ above: 0 }), requirement: 'recommended' },
  hazardousSubstances: { shape: hazardousSubstances, requirement: 'recommended' },
  usableExtinguishingAgent: {
    shape: either(text(), nonEmptyList(text())),
    requirement: 'recommended',
  },
  criticalRawMaterials: { shape: substanceShares, requirement: 'recommended' },
  esgDueDiligence: {
    shape: object({
      dueDiligenceReportUrl: { shape: link, requirement: 'optional' },
      dueDiligenceReport: { shape: documentReference, requirement: 'optional' },
      cobaltCountryOfOrigin: mineralOrigin,
      lithiumCountryOfOrigin: mineralOrigin,
      nickelCountryOfOrigin: mineralOrigin,
    }),
    requirement: 'recommended',
  },
  renewableContentShare: { shape: percentage, requirement: 'recommended' },
  ratedCapacity: {
    shape: either(capacity, quantity(['Ah', 'Wh', 'kWh'], capacity)),
    requirement: 'optional',
  },
  voltage: {
    shape: ordered(['minimum', 'nominal', 'maximum'], {
      minimum: optionalAmount,
      nominal: optionalAmount,
      maximum: optionalAmount,
      temperatureRange: { shape: temperatureRange, requirement: 'optional' },
    }),
    requirement: 'recommended',
  },
  powerCapability: {
    shape: ordered(['limitMin', 'limitMax'], {
      original: optionalAmount,
      limitMin: optionalAmount,
      limitMax: optionalAmount,
      temperatureRange: { shape: temperatureRange, requirement: 'optional' },
    }),
    requirement: 'recommended',
  },
  capacityThresholdForExhaustion: { shape: percentage, requirement: 'optional' },
  idleTemperatureRange: {
    shape: ordered(['min', 'max'], {
      ...temperatureRangeMembers,
      referenceTest: { shape: either(text(), documentReference), requirement: 'optional' },
    }),
    requirement: 'recommended',
  },
  warrantyPeriod: {
    shape: object({
      months: { shape: amount, requirement: 'required' },
    }),
    requirement: 'optional',
  },
  roundTripEfficiency: {
    shape: object({
      initial: share,
      at50PercentCycleLife: share,
    }),
    requirement: 'recommended',
  },
  internalResistance: {
    shape: object({
      cell: optionalAmount,
      pack: optionalAmount,
    }),
    requirement: 'recommended',
  },
  separateCollectionSymbol: { shape: boolean, requirement: 'optional' },
  hazardSymbols: { shape: list(choice(['Cd', 'Pb'])), requirement: 'optional' },
  wasteManagementInformation: { shape: textOrDocument, requirement: 'recommended' },
  stateOfCharge: { shape: percentage, requirement: 'optional' },
  detailedPerformance,
  lifecycleAndInUse,
  circularityAndDisassembly,
  testReports,
};

/** Batteries. A passport is due from 18 February 2027 for EV, LMT and industrial ones above 2 kWh. */
export const batteries: CategoryRules = {
  category: 'batteries',
  fields,
  crossRules: [...sharedCrossRules, exposedValues(fields), missingBatteryData],
};
