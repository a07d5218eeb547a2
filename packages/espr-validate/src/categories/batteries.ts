import { choice, either, number, object, percentage, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { carbonFootprint } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

const law = 'Regulation (EU) 2023/1542';

const recycledShare = { shape: percentage, requirement: 'required', unit: '%' } as const;

const mineralOrigin = { shape: text('country'), requirement: 'optional' } as const;

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
      shape: object({
        value: { shape: number({ above: 0 }), requirement: 'required', description: 'Capacity' },
        unit: {
          shape: choice(['Ah', 'mAh', 'kWh', 'Wh']),
          requirement: 'optional',
          description: 'Unit of the value; Ah where not stated',
        },
      }),
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
      shape: carbonFootprint,
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
    esgDueDiligence: {
      shape: object({
        dueDiligenceReportUrl: {
          shape: text('url'),
          requirement: 'optional',
          description: 'Report on the due diligence policy',
        },
        cobaltCountryOfOrigin: { ...mineralOrigin, description: 'Where the cobalt was mined' },
        lithiumCountryOfOrigin: { ...mineralOrigin, description: 'Where the lithium was mined' },
        nickelCountryOfOrigin: { ...mineralOrigin, description: 'Where the nickel was mined' },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Article 52(3) and Annex XIII, point 1(d)`,
      description: 'Due diligence in the supply chain',
    },
    stateOfCharge: {
      shape: percentage,
      requirement: 'optional',
      unit: '%',
      legalBasis: 'Commissioning value; no act asks for it',
      description: 'State of charge when put into service',
    },
  },
};
