import type { FieldsProse } from './prose.js';
import { documentReference, link, namesOrShares, textOrDocument } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

/** What the fields of `categories/chemicals.ts` say. */
export const chemicals: FieldsProse = {
  ...sharedFields,
  hazardClassification: {
    description:
      'Hazard statement codes, such as H319, or hazard classes; empty where there are none',
    legalBasis: 'Regulation (EC) No 1272/2008 (CLP)',
  },
  safetyDatasheetUrl: {
    description: 'Safety data sheet',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II',
    ...link,
  },
  safetyDatasheet: {
    description: 'Safety data sheet, as a document reference',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II',
    ...documentReference,
  },
  presenceOfSVHC: {
    description: 'Whether a substance of very high concern is present above 0.1 % by mass',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59',
  },
  svhcSubstances: {
    description: 'Substances of very high concern above 0.1 % by mass',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59',
    entry: {
      members: {
        name: 'Name of the substance',
        casNumber: 'CAS number',
        ecNumber: 'EC number',
        concentration: { description: 'Share of the mass', unit: '% by mass' },
      },
    },
  },
  signalWord: {
    description: 'Signal word on the label',
    legalBasis: 'Regulation (EC) No 1272/2008 (CLP), Article 20',
  },
  pictograms: {
    description: 'Hazard pictograms on the label',
    legalBasis: 'Regulation (EC) No 1272/2008 (CLP), Article 19',
  },
  precautionaryStatements: {
    description: 'Precautionary statement codes, such as P280 or P301+P312',
    legalBasis: 'Regulation (EC) No 1272/2008 (CLP), Article 22',
  },
  ufi: {
    description: 'Unique formula identifier',
    legalBasis: 'Regulation (EC) No 1272/2008 (CLP), Annex VIII',
  },
  casNumber: {
    description: 'CAS number of the substance',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH)',
  },
  ecNumber: {
    description: 'EC number of the substance',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH)',
  },
  reachRegistrationNumber: {
    description: 'REACH registration number',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH)',
  },
  vocContent: {
    description: 'Content of volatile organic compounds',
    unit: 'g/L',
    legalBasis: 'Directive 2004/42/EC',
  },
  biodegradability: {
    description: 'Ultimate aerobic biodegradability; surfactants need 60 % or more',
    legalBasis: 'Regulation (EU) 2026/405 (detergents), Annex III',
    members: {
      testMethod: 'Test method',
      percentage: { description: 'Share degraded in the test', unit: '%' },
    },
  },
  detergent: {
    description: 'What a passport of a detergent holds',
    legalBasis: 'Regulation (EU) 2026/405 (detergents), Annex VI, Part A, points (h) and (i)',
    members: {
      productType: 'Type of detergent',
      surfactants: { description: 'Surfactants', ...namesOrShares },
      ingredients: { description: 'All substances added on purpose', ...namesOrShares },
      microOrganisms: {
        description: 'Micro-organisms added on purpose',
        entry: {
          members: {
            genus: 'Genus',
            species: 'Species',
            strain: 'Strain',
          },
        },
      },
      dosage: { description: 'How much to use', ...textOrDocument },
    },
  },
  physicalState: {
    description: 'Physical state, such as liquid',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Annex II, section 9',
  },
  flashPoint: {
    description: 'Flash point',
    unit: '°C',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Annex II, section 9',
  },
};
