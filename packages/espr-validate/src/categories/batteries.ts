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
} from './battery-restricted-fields.js';
import { exposedTestReports } from '../rules/exposed-test-reports.js';
import { missingBatteryData } from '../rules/missing-battery-data.js';
import type { CategoryRules } from './category-rules.js';
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

const law = 'Regulation (EU) 2023/1542';

const recycledShare = { shape: percentage, requirement: 'required', unit: '%' } as const;

const mineralOrigin = { shape: text('country'), requirement: 'optional' } as const;

const volts = { shape: amount, requirement: 'optional', unit: 'V' } as const;

const watts = { shape: amount, requirement: 'optional', unit: 'W' } as const;

const share = { shape: percentage, requirement: 'optional', unit: '%' } as const;

const ohms = { shape: amount, requirement: 'optional', unit: 'ohm' } as const;

const capacity = number({ above: 0 });

/** Batteries. A passport is due from 18 February 2027 for EV, LMT and industrial ones above 2 kWh. */
export const batteries: CategoryRules = {
  category: 'batteries',
  fields: {
    ...sharedFields,
    batteryCategory: {
      shape: choice(['ev', 'lmt', 'industrial', 'portable', 'sli', 'stationary'], {
        ignoreCase: true,
      }),
      requirement: 'required',
      legalBasis: `${law}, Annex VI, Part A, point 2`,
      description: 'Category of the battery',
    },
    chemistry: {
      shape: text(),
      requirement: 'required',
      legalBasis: `${law}, Annex VI, Part A, point 7`,
      description: 'Cell chemistry, such as NMC 811 or LFP',
    },
    electrochemicalCapacity: {
      shape: quantity(['Ah', 'mAh', 'kWh', 'Wh'], { value: capacity, of: 'Capacity' }),
      requirement: 'required',
      legalBasis: `${law}, Annex VI, Part A, point 6 and Annex XIII, point 1(g)`,
      description: 'Capacity of the new battery',
    },
    durability: {
      shape: object({
        cycleLife: {
          shape: number({ minimum: 0 }),
          requirement: 'required',
          unit: 'cycle',
          description: 'Expected number of charge and discharge cycles',
        },
        calendarLifeYears: {
          shape: number({ minimum: 0 }),
          requirement: 'required',
          unit: 'year',
          description: 'Expected lifetime',
        },
        referenceTest: {
          shape: either(text(), documentReference),
          requirement: 'optional',
          description: 'Test the number of cycles was found by',
        },
        cRate: {
          shape: either(text(), number({ above: 0 })),
          requirement: 'optional',
          description: 'C-rate of that test, such as C/3',
        },
      }),
      requirement: 'required',
      legalBasis: `${law}, Annex XIII, points 1(j) and 1(p)`,
      description: 'Expected lifetime in cycles and in years',
    },
    recycledContentShare: {
      shape: object({
        cobalt: { ...recycledShare, description: 'Recycled share of the cobalt' },
        lithium: { ...recycledShare, description: 'Recycled share of the lithium' },
        nickel: { ...recycledShare, description: 'Recycled share of the nickel' },
        lead: { ...recycledShare, description: 'Recycled share of the lead' },
      }),
      requirement: 'required',
      legalBasis: `${law}, Article 8 and Annex XIII, point 1(e)`,
      description: 'Share recovered from waste, by metal; 0 where the battery holds none',
    },
    carbonFootprint: {
      shape: object({
        ...carbonFootprintMembers,
        perKwh: {
          shape: amount,
          requirement: 'optional',
          unit: 'kg CO2e/kWh',
          description: 'Emissions per kilowatt-hour delivered over the service life',
        },
        performanceClass: {
          shape: text(),
          requirement: 'optional',
          description: 'Carbon footprint performance class',
        },
        studyUrl: {
          shape: link,
          requirement: 'optional',
          description: 'Study that supports the declaration',
        },
      }),
      requirement: 'required',
      legalBasis: `${law}, Article 7 and Annex XIII, point 1(c)`,
      description: 'Greenhouse gas emissions over the life cycle',
    },
    manufacturer: {
      ...sharedFields.manufacturer,
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part A, point 1`,
    },
    placeOfManufacture: {
      shape: either(
        text(),
        object({
          country: {
            shape: text('country'),
            requirement: 'required',
            description: 'Country of the plant, ISO 3166-1 alpha-2',
          },
          city: { shape: text(), requirement: 'optional', description: 'City of the plant' },
        }),
      ),
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part A, point 3`,
      description: 'Where the battery was made',
    },
    dateOfManufacture: {
      shape: text('monthOrDate'),
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part A, point 4`,
      description: 'Month and year, or day, of manufacture',
    },
    batteryModelIdentifier: {
      shape: text(),
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part A, point 2`,
      description: 'What the manufacturer identifies the model by',
    },
    weight: {
      shape: number({ above: 0 }),
      requirement: 'recommended',
      unit: 'kg',
      legalBasis: `${law}, Annex VI, Part A, point 5`,
      description: 'Mass of the battery',
    },
    hazardousSubstances: {
      shape: hazardousSubstances,
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part A, point 8`,
      description: 'Hazardous substances other than mercury, cadmium and lead',
    },
    usableExtinguishingAgent: {
      shape: either(text(), nonEmptyList(text())),
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part A, point 9`,
      description: 'What a fire of the battery can be put out with',
    },
    criticalRawMaterials: {
      shape: substanceShares,
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part A, point 10`,
      description: 'Critical raw materials above 0.1 % by mass',
    },
    esgDueDiligence: {
      shape: object({
        dueDiligenceReportUrl: {
          shape: link,
          requirement: 'optional',
          description: 'Report on the due diligence policy',
        },
        dueDiligenceReport: {
          shape: documentReference,
          requirement: 'optional',
          description: 'Report on the due diligence policy, as a document reference',
        },
        cobaltCountryOfOrigin: { ...mineralOrigin, description: 'Where the cobalt was mined' },
        lithiumCountryOfOrigin: { ...mineralOrigin, description: 'Where the lithium was mined' },
        nickelCountryOfOrigin: { ...mineralOrigin, description: 'Where the nickel was mined' },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Article 52(3) and Annex XIII, point 1(d)`,
      description: 'Due diligence in the supply chain',
    },
    renewableContentShare: {
      shape: percentage,
      requirement: 'recommended',
      unit: '%',
      legalBasis: `${law}, Annex XIII, point 1(f)`,
      description: 'Share of renewable content',
    },
    ratedCapacity: {
      shape: either(capacity, quantity(['Ah', 'Wh', 'kWh'], { value: capacity, of: 'Capacity' })),
      requirement: 'optional',
      legalBasis: `${law}, Annex XIII, point 1(g)`,
      description: 'Rated capacity',
    },
    voltage: {
      shape: ordered(['minimum', 'nominal', 'maximum'], {
        minimum: { ...volts, description: 'Lowest voltage' },
        nominal: { ...volts, description: 'Nominal voltage' },
        maximum: { ...volts, description: 'Highest voltage' },
        temperatureRange: {
          shape: temperatureRange,
          requirement: 'optional',
          description: 'Temperatures the voltages hold for',
        },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Annex XIII, point 1(h)`,
      description: 'Voltages of the battery',
    },
    powerCapability: {
      shape: ordered(['limitMin', 'limitMax'], {
        original: { ...watts, description: 'Power the new battery can deliver' },
        limitMin: { ...watts, description: 'Lower limit of the power' },
        limitMax: { ...watts, description: 'Upper limit of the power' },
        temperatureRange: {
          shape: temperatureRange,
          requirement: 'optional',
          description: 'Temperatures the values hold for',
        },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Annex XIII, point 1(i)`,
      description: 'Power the battery can deliver',
    },
    capacityThresholdForExhaustion: {
      shape: percentage,
      requirement: 'optional',
      unit: '%',
      legalBasis: `${law}, Annex XIII, point 1(k)`,
      description: 'Capacity below which the battery counts as exhausted; EV batteries only',
    },
    idleTemperatureRange: {
      shape: ordered(['min', 'max'], {
        ...temperatureRangeMembers,
        referenceTest: {
          shape: either(text(), documentReference),
          requirement: 'optional',
          description: 'Test the temperatures were found by',
        },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Annex XIII, point 1(l)`,
      description: 'Temperatures the battery withstands when not in use',
    },
    warrantyPeriod: {
      shape: object({
        months: {
          shape: amount,
          requirement: 'required',
          unit: 'month',
          description: 'Length of the warranty of the calendar life',
        },
      }),
      requirement: 'optional',
      legalBasis: `${law}, Annex XIII, point 1(m)`,
      description: 'Warranty of the calendar life',
    },
    roundTripEfficiency: {
      shape: object({
        initial: { ...share, description: 'Of the new battery' },
        at50PercentCycleLife: { ...share, description: 'After half of the cycles' },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Annex XIII, point 1(n)`,
      description: 'Share of the charged energy that can be taken out again',
    },
    internalResistance: {
      shape: object({
        cell: { ...ohms, description: 'Of one cell' },
        pack: { ...ohms, description: 'Of the whole pack' },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Annex XIII, point 1(o)`,
      description: 'Internal resistance',
    },
    separateCollectionSymbol: {
      shape: boolean,
      requirement: 'optional',
      legalBasis: `${law}, Article 13(4) and Annex XIII, point 1(q)`,
      description: 'Whether the battery bears the symbol for separate collection',
    },
    hazardSymbols: {
      shape: list(choice(['Cd', 'Pb'])),
      requirement: 'optional',
      legalBasis: `${law}, Article 13(5) and Annex XIII, point 1(q)`,
      description: 'Chemical symbols the battery bears; empty where it needs none',
    },
    wasteManagementInformation: {
      shape: textOrDocument,
      requirement: 'recommended',
      legalBasis: `${law}, Article 74(1) and Annex XIII, point 1(s)`,
      description: 'How to prevent waste, collect, reuse and treat the battery',
    },
    stateOfCharge: {
      shape: percentage,
      requirement: 'optional',
      unit: '%',
      legalBasis: 'Commissioning value; no act asks for it',
      description: 'State of charge when put into service',
    },
    detailedPerformance,
    lifecycleAndInUse,
    circularityAndDisassembly,
  },
  crossRules: [...sharedCrossRules, exposedTestReports, missingBatteryData],
};
