import { boolean, choice, list, number, object, percentage, text } from '../rules/shape.js';
import { svhcSubstances } from '../rules/svhc-substances.js';
import type { CategoryRules } from './category-rules.js';
import { amount, documentReference, link, textOrDocument, namesOrShares } from './field-shapes.js';
import { materialComposition, sharedCrossRules, sharedFields } from './shared-fields.js';

const clp = 'Regulation (EC) No 1272/2008 (CLP)';
const reach = 'Regulation (EC) No 1907/2006 (REACH)';
const detergents = 'Regulation (EU) 2026/405 (detergents)';

const PICTOGRAMS = 'GHS01 GHS02 GHS03 GHS04 GHS05 GHS06 GHS07 GHS08 GHS09'.split(' ');

const microOrganisms = list(
  object({
    genus: { shape: text(), requirement: 'required', description: 'Genus' },
    species: { shape: text(), requirement: 'required', description: 'Species' },
    strain: { shape: text(), requirement: 'optional', description: 'Strain' },
  }),
);

/** Substances and mixtures, detergents among them. */
export const chemicals: CategoryRules = {
  category: 'chemicals',
  fields: {
    ...sharedFields,
    materialComposition: materialComposition(number({ minimum: 0.01, maximum: 100 })),
    hazardClassification: {
      shape: list(text('hazardClass')),
      requirement: 'required',
      legalBasis: clp,
      description:
        'Hazard statement codes, such as H319, or hazard classes; empty where there are none',
    },
    safetyDatasheetUrl: {
      shape: link,
      requirement: 'required',
      alternatives: ['safetyDatasheet'],
      legalBasis: `${reach}, Article 31 and Annex II`,
      description: 'Safety data sheet',
    },
    safetyDatasheet: {
      shape: documentReference,
      requirement: 'optional',
      legalBasis: `${reach}, Article 31 and Annex II`,
      description: 'Safety data sheet, as a document reference',
    },
    presenceOfSVHC: {
      shape: boolean,
      requirement: 'required',
      legalBasis: `${reach}, Articles 33 and 59`,
      description: 'Whether a substance of very high concern is present above 0.1 % by mass',
    },
    svhcSubstances: {
      shape: list(
        object({
          name: { shape: text(), requirement: 'required', description: 'Name of the substance' },
          casNumber: { shape: text('cas'), requirement: 'optional', description: 'CAS number' },
          ecNumber: { shape: text('ec'), requirement: 'optional', description: 'EC number' },
          concentration: {
            shape: percentage,
            requirement: 'optional',
            unit: '% by mass',
            description: 'Share of the mass',
          },
        }),
      ),
      requirement: 'recommended',
      legalBasis: `${reach}, Articles 33 and 59`,
      description: 'Substances of very high concern above 0.1 % by mass',
    },
    signalWord: {
      shape: choice(['Danger', 'Warning']),
      requirement: 'optional',
      legalBasis: `${clp}, Article 20`,
      description: 'Signal word on the label',
    },
    pictograms: {
      shape: list(choice(PICTOGRAMS)),
      requirement: 'optional',
      legalBasis: `${clp}, Article 19`,
      description: 'Hazard pictograms on the label',
    },
    precautionaryStatements: {
      shape: list(text('precautionaryStatement')),
      requirement: 'optional',
      legalBasis: `${clp}, Article 22`,
      description: 'Precautionary statement codes, such as P280 or P301+P312',
    },
    ufi: {
      shape: text('ufi'),
      requirement: 'optional',
      legalBasis: `${clp}, Annex VIII`,
      description: 'Unique formula identifier',
    },
    casNumber: {
      shape: text('cas'),
      requirement: 'optional',
      legalBasis: reach,
      description: 'CAS number of the substance',
    },
    ecNumber: {
      shape: text('ec'),
      requirement: 'optional',
      legalBasis: reach,
      description: 'EC number of the substance',
    },
    reachRegistrationNumber: {
      shape: text('reachRegistration'),
      requirement: 'optional',
      legalBasis: reach,
      description: 'REACH registration number',
    },
    vocContent: {
      shape: amount,
      requirement: 'optional',
      unit: 'g/L',
      legalBasis: 'Directive 2004/42/EC',
      description: 'Content of volatile organic compounds',
    },
    biodegradability: {
      shape: object({
        testMethod: { shape: text(), requirement: 'required', description: 'Test method' },
        percentage: {
          shape: percentage,
          requirement: 'required',
          unit: '%',
          description: 'Share degraded in the test',
        },
      }),
      requirement: 'optional',
      legalBasis: `${detergents}, Annex III`,
      description: 'Ultimate aerobic biodegradability; surfactants need 60 % or more',
    },
    detergent: {
      shape: object({
        productType: { shape: text(), requirement: 'optional', description: 'Type of detergent' },
        surfactants: {
          shape: namesOrShares,
          requirement: 'optional',
          description: 'Surfactants',
        },
        ingredients: {
          shape: namesOrShares,
          requirement: 'optional',
          description: 'All substances added on purpose',
        },
        microOrganisms: {
          shape: microOrganisms,
          requirement: 'optional',
          description: 'Micro-organisms added on purpose',
        },
        dosage: {
          shape: textOrDocument,
          requirement: 'optional',
          description: 'How much to use',
        },
      }),
      requirement: 'optional',
      legalBasis: `${detergents}, Annex VI, Part A, points (h) and (i)`,
      description: 'What a passport of a detergent holds',
    },
    physicalState: {
      shape: text(),
      requirement: 'optional',
      legalBasis: `${reach}, Annex II, section 9`,
      description: 'Physical state, such as liquid',
    },
    flashPoint: {
      shape: number({ minimum: -273.15 }),
      requirement: 'optional',
      unit: '°C',
      legalBasis: `${reach}, Annex II, section 9`,
      description: 'Flash point',
    },
  },
  crossRules: [...sharedCrossRules, svhcSubstances],
};
