import type { FieldsProse } from './prose.js';
import {
  circularityAndDisassembly,
  detailedPerformance,
  lifecycleAndInUse,
  testReports,
} from './battery-restricted-fields.js';
import {
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
import { sharedFields } from './shared-fields.js';

/** What the fields of `categories/batteries.ts` say. */
export const batteries: FieldsProse = {
  ...sharedFields,
  carbonFootprint: {
    description: 'Greenhouse gas emissions over the life cycle',
    legalBasis: 'Regulation (EU) 2023/1542, Article 7 and Annex XIII, point 1(c)',
    members: {
      ...carbonFootprintMembers,
      perKwh: {
        description: 'Emissions per kilowatt-hour delivered over the service life',
        unit: 'kg CO2e/kWh',
      },
      performanceClass: 'Carbon footprint performance class',
      studyUrl: { description: 'Study that supports the declaration', ...link },
    },
  },
  manufacturer: {
    ...sharedFields.manufacturer,
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 1',
  },
  hazardousSubstances: {
    description: 'Hazardous substances other than mercury, cadmium and lead',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 8',
    ...hazardousSubstances,
  },
  durability: {
    description: 'Expected lifetime in cycles and in years',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, points 1(j) and 1(p)',
    members: {
      cycleLife: { description: 'Expected number of charge and discharge cycles', unit: 'cycle' },
      calendarLifeYears: { description: 'Expected lifetime', unit: 'year' },
      referenceTest: {
        description: 'Test the number of cycles was found by',
        ...documentReference,
      },
      cRate: 'C-rate of that test, such as C/3',
    },
  },
  batteryCategory: {
    description: 'Category of the battery',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 2',
  },
  chemistry: {
    description: 'Cell chemistry, such as NMC 811 or LFP',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 7',
  },
  electrochemicalCapacity: {
    description: 'Capacity of the new battery',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 6 and Annex XIII, point 1(g)',
    members: quantity('Ah', 'Capacity'),
  },
  recycledContentShare: {
    description: 'Share recovered from waste, by metal; 0 where the battery holds none',
    legalBasis: 'Regulation (EU) 2023/1542, Article 8 and Annex XIII, point 1(e)',
    members: {
      cobalt: { description: 'Recycled share of the cobalt', unit: '%' },
      lithium: { description: 'Recycled share of the lithium', unit: '%' },
      nickel: { description: 'Recycled share of the nickel', unit: '%' },
      lead: { description: 'Recycled share of the lead', unit: '%' },
    },
  },
  placeOfManufacture: {
    description: 'Where the battery was made',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 3',
    members: {
      country: 'Country of the plant, ISO 3166-1 alpha-2',
      city: 'City of the plant',
    },
  },
  dateOfManufacture: {
    description: 'Month and year, or day, of manufacture',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 4',
  },
  batteryModelIdentifier: {
    description: 'What the manufacturer identifies the model by',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 2',
  },
  weight: {
    description: 'Mass of the battery',
    unit: 'kg',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 5',
  },
  usableExtinguishingAgent: {
    description: 'What a fire of the battery can be put out with',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 9',
  },
  criticalRawMaterials: {
    description: 'Critical raw materials above 0.1 % by mass',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 10',
    ...substanceShares,
  },
  esgDueDiligence: {
    description: 'Due diligence in the supply chain',
    legalBasis: 'Regulation (EU) 2023/1542, Article 52(3) and Annex XIII, point 1(d)',
    members: {
      dueDiligenceReportUrl: { description: 'Report on the due diligence policy', ...link },
      dueDiligenceReport: {
        description: 'Report on the due diligence policy, as a document reference',
        ...documentReference,
      },
      cobaltCountryOfOrigin: 'Where the cobalt was mined',
      lithiumCountryOfOrigin: 'Where the lithium was mined',
      nickelCountryOfOrigin: 'Where the nickel was mined',
    },
  },
  renewableContentShare: {
    description: 'Share of renewable content',
    unit: '%',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(f)',
  },
  ratedCapacity: {
    description: 'Rated capacity',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(g)',
    members: quantity('Ah', 'Capacity'),
  },
  voltage: {
    description: 'Voltages of the battery',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(h)',
    members: {
      minimum: { description: 'Lowest voltage', unit: 'V' },
      nominal: { description: 'Nominal voltage', unit: 'V' },
      maximum: { description: 'Highest voltage', unit: 'V' },
      temperatureRange: { description: 'Temperatures the voltages hold for', ...temperatureRange },
    },
  },
  powerCapability: {
    description: 'Power the battery can deliver',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(i)',
    members: {
      original: { description: 'Power the new battery can deliver', unit: 'W' },
      limitMin: { description: 'Lower limit of the power', unit: 'W' },
      limitMax: { description: 'Upper limit of the power', unit: 'W' },
      temperatureRange: { description: 'Temperatures the values hold for', ...temperatureRange },
    },
  },
  capacityThresholdForExhaustion: {
    description: 'Capacity below which the battery counts as exhausted; EV batteries only',
    unit: '%',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(k)',
  },
  idleTemperatureRange: {
    description: 'Temperatures the battery withstands when not in use',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(l)',
    members: {
      ...temperatureRangeMembers,
      referenceTest: { description: 'Test the temperatures were found by', ...documentReference },
    },
  },
  warrantyPeriod: {
    description: 'Warranty of the calendar life',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(m)',
    members: {
      months: { description: 'Length of the warranty of the calendar life', unit: 'month' },
    },
  },
  roundTripEfficiency: {
    description: 'Share of the charged energy that can be taken out again',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(n)',
    members: {
      initial: { description: 'Of the new battery', unit: '%' },
      at50PercentCycleLife: { description: 'After half of the cycles', unit: '%' },
    },
  },
  internalResistance: {
    description: 'Internal resistance',
    legalBasis: 'Regulation (EU) 2023/1542, Annex XIII, point 1(o)',
    members: {
      cell: { description: 'Of one cell', unit: 'ohm' },
      pack: { description: 'Of the whole pack', unit: 'ohm' },
    },
  },
  separateCollectionSymbol: {
    description: 'Whether the battery bears the symbol for separate collection',
    legalBasis: 'Regulation (EU) 2023/1542, Article 13(4) and Annex XIII, point 1(q)',
  },
  hazardSymbols: {
    description: 'Chemical symbols the battery bears; empty where it needs none',
    legalBasis: 'Regulation (EU) 2023/1542, Article 13(5) and Annex XIII, point 1(q)',
  },
  wasteManagementInformation: {
    description: 'How to prevent waste, collect, reuse and treat the battery',
    legalBasis: 'Regulation (EU) 2023/1542, Article 74(1) and Annex XIII, point 1(s)',
    ...textOrDocument,
  },
  stateOfCharge: {
    description: 'State of charge when put into service',
    unit: '%',
    legalBasis: 'Commissioning value; no act asks for it',
  },
  detailedPerformance,
  lifecycleAndInUse,
  circularityAndDisassembly,
  testReports,
};
