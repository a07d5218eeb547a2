import type { FieldsProse } from './prose.js';
import { link, localizedText, quantity, substanceShares } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

/** What the fields of `categories/electronics.ts` say. */
export const electronics: FieldsProse = {
  ...sharedFields,
  model: {
    description: 'Model identifier of the supplier',
    legalBasis: 'Delegated Regulation (EU) 2023/1669, model identifier of the supplier',
  },
  standbyPower: {
    description: 'Power drawn in standby mode',
    legalBasis: 'Regulation (EU) 2023/826',
    members: quantity('W', 'Power drawn in standby; 0 where the product has no standby mode'),
  },
  batteryLife: {
    description: 'Time of use on one charge',
    unit: 'hour',
    legalBasis: 'Delegated Regulation (EU) 2023/1669, battery endurance',
  },
  recycledPlasticContent: {
    description: 'Recycled share of the plastic parts',
    unit: '% of the plastic',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex I',
  },
  circularityIndices: {
    description: 'Repairability and durability, each from 0 to 10',
    legalBasis: 'EN 45552 and EN 45554; Delegated Regulation (EU) 2023/1669',
    members: {
      repairabilityScore: {
        description: 'How well the product can be repaired',
        unit: 'score of 10',
      },
      durabilityScore: { description: 'How long the product lasts', unit: 'score of 10' },
    },
  },
  electronicWasteInstructions: {
    description: 'How to return the product at the end of its life',
    legalBasis: 'Directive 2012/19/EU (WEEE), Articles 14 and 15',
    ...localizedText,
  },
  repairabilityClass: {
    description: 'Repairability class on the energy label, A best',
    legalBasis: 'Delegated Regulation (EU) 2023/1669',
  },
  energyEfficiencyClass: {
    description: 'Energy efficiency class on the energy label, A best',
    legalBasis: 'Regulation (EU) 2017/1369',
  },
  eprelRegistrationNumber: {
    description: 'Registration number of the model in EPREL',
    legalBasis: 'Regulation (EU) 2017/1369, product database EPREL',
  },
  rohsCompliant: {
    description: 'Whether the product keeps the limits of hazardous substances',
    legalBasis: 'Directive 2011/65/EU (RoHS)',
  },
  rohsExemptions: {
    description: 'Exemptions made use of, by number, such as 6(c)',
    legalBasis: 'Directive 2011/65/EU (RoHS), Annexes III and IV',
  },
  weeeCategory: {
    description: 'Category of the equipment, 1 to 6',
    legalBasis: 'Directive 2012/19/EU (WEEE), Annex III',
  },
  weeeRegistrationNumber: {
    description: 'Registration number of the producer',
    legalBasis: 'Directive 2012/19/EU (WEEE), Article 16',
  },
  sparePartsAvailabilityYears: {
    description: 'How long spare parts can be had after the last sale',
    unit: 'year',
    legalBasis: 'Regulation (EU) 2023/1670',
  },
  sparePartsUrl: {
    description: 'Where spare parts can be had',
    legalBasis: 'Regulation (EU) 2023/1670',
    ...link,
  },
  softwareUpdatesUntil: {
    description: 'Day until which updates of the software are provided',
    legalBasis: 'Regulation (EU) 2023/1670; Regulation (EU) 2024/2847 (Cyber Resilience Act)',
  },
  batteryRemovable: {
    description: 'Whether the user can remove the battery',
    legalBasis: 'Regulation (EU) 2023/1542, Article 11',
  },
  embeddedBatteryGtin: {
    description: 'GTIN of the battery inside',
    legalBasis: 'Regulation (EU) 2023/1542, Article 11',
  },
  criticalRawMaterials: {
    description: 'Critical raw materials in the product',
    legalBasis: 'Regulation (EU) 2024/1252 (critical raw materials)',
    ...substanceShares,
  },
  ipRating: {
    description: 'Protection against dust and water (IEC 60529)',
    legalBasis: 'Regulation (EU) 2023/1670',
  },
  dropTestCycles: {
    description: 'Falls the product withstood without a defect',
    unit: 'fall',
    legalBasis: 'Regulation (EU) 2023/1670',
  },
  annualEnergyConsumption: {
    description: 'Energy used in a year',
    unit: 'kWh/a',
    legalBasis: 'Delegated acts under Regulation (EU) 2017/1369',
  },
};
