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

const label = 'Delegated Regulation (EU) 2023/1669';
const ecodesign = 'Regulation (EU) 2023/1670';
const rohs = 'Directive 2011/65/EU (RoHS)';

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
      legalBasis: `${label}, model identifier of the supplier`,
      description: 'Model identifier of the supplier',
    },
    standbyPower: {
      shape: quantity(['W', 'mW'], {
        of: 'Power drawn in standby; 0 where the product has no standby mode',
      }),
      requirement: 'required',
      legalBasis: 'Regulation (EU) 2023/826',
      description: 'Power drawn in standby mode',
    },
    batteryLife: {
      shape: number({ minimum: 0 }),
      requirement: 'optional',
      unit: 'hour',
      legalBasis: `${label}, battery endurance`,
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
      legalBasis: `EN 45552 and EN 45554; ${label}`,
      description: 'Repairability and durability, each from 0 to 10',
    },
    electronicWasteInstructions: {
      shape: localizedText,
      requirement: 'required',
      legalBasis: 'Directive 2012/19/EU (WEEE), Articles 14 and 15',
      description: 'How to return the product at the end of its life',
    },
    repairabilityClass: {
      shape: choice(['A', 'B', 'C', 'D', 'E']),
      requirement: 'optional',
      legalBasis: label,
      description: 'Repairability class on the energy label, A best',
    },
    energyEfficiencyClass: {
      shape: choice(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2017/1369',
      description: 'Energy efficiency class on the energy label, A best',
    },
    eprelRegistrationNumber: {
      shape: text('digits'),
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2017/1369, product database EPREL',
      description: 'Registration number of the model in EPREL',
    },
    rohsCompliant: {
      shape: boolean,
      requirement: 'optional',
      legalBasis: rohs,
      description: 'Whether the product keeps the limits of hazardous substances',
    },
    rohsExemptions: {
      shape: list(text()),
      requirement: 'optional',
      legalBasis: `${rohs}, Annexes III and IV`,
      description: 'Exemptions made use of, by number, such as 6(c)',
    },
    weeeCategory: {
      shape: integer({ minimum: 1, maximum: 6 }),
      requirement: 'optional',
      legalBasis: 'Directive 2012/19/EU (WEEE), Annex III',
      description: 'Category of the equipment, 1 to 6',
    },
    weeeRegistrationNumber: {
      shape: text(),
      requirement: 'optional',
      legalBasis: 'Directive 2012/19/EU (WEEE), Article 16',
      description: 'Registration number of the producer',
    },
    sparePartsAvailabilityYears: {
      shape: amount,
      requirement: 'optional',
      unit: 'year',
      legalBasis: ecodesign,
      description: 'How long spare parts can be had after the last sale',
    },
    sparePartsUrl: {
      shape: link,
      requirement: 'optional',
      legalBasis: ecodesign,
      description: 'Where spare parts can be had',
    },
    softwareUpdatesUntil: {
      shape: text('date'),
      requirement: 'optional',
      legalBasis: `${ecodesign}; Regulation (EU) 2024/2847 (Cyber Resilience Act)`,
      description: 'Day until which updates of the software are provided',
    },
    batteryRemovable: {
      shape: boolean,
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2023/1542, Article 11',
      description: 'Whether the user can remove the battery',
    },
    embeddedBatteryGtin: {
      shape: text('gtin'),
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2023/1542, Article 11',
      description: 'GTIN of the battery inside',
    },
    criticalRawMaterials: {
      shape: substanceShares,
      requirement: 'optional',
      legalBasis: 'Regulation (EU) 2024/1252 (critical raw materials)',
      description: 'Critical raw materials in the product',
    },
    ipRating: {
      shape: text('ipRating'),
      requirement: 'optional',
      legalBasis: ecodesign,
      description: 'Protection against dust and water (IEC 60529)',
    },
    dropTestCycles: {
      shape: integer({ minimum: 0 }),
      requirement: 'optional',
      unit: 'fall',
      legalBasis: ecodesign,
      description: 'Falls the product withstood without a defect',
    },
    annualEnergyConsumption: {
      shape: amount,
      requirement: 'optional',
      unit: 'kWh/a',
      legalBasis: 'Delegated acts under Regulation (EU) 2017/1369',
      description: 'Energy used in a year',
    },
  },
  crossRules: [...sharedCrossRules],
};
