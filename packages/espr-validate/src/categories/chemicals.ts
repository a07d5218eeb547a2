import { boolean, choice, list, number, object, percentage, text } from '../rules/shape.js';
import { svhcSubstances } from '../rules/svhc-substances.js';
import type { CategoryRules } from './category-rules.js';
import { amount, documentReference, link, textOrDocument, namesOrShares } from './field-shapes.js';
import { materialComposition, sharedCrossRules, sharedFields } from './shared-fields.js';

const PICTOGRAMS = 'GHS01 GHS02 GHS03 GHS04 GHS05 GHS06 GHS07 GHS08 GHS09'.split(' ');

const microOrganisms = list(
  object({
    genus: { shape: text(), requirement: 'required' },
    species: { shape: text(), requirement: 'required' },
    strain: { shape: text(), requirement: 'optional' },
  }),
);

/** Substances and mixtures, detergents among them. */
export const chemicals: CategoryRules = {
  category: 'chemicals',
  fields: {
    ...sharedFields,
    materialComposition: materialComposition(number({ minimum: 0.01, maximum: 100 })),
    hazardClassification: { shape: list(text('hazardClass')), requirement: 'required' },
    safetyDatasheetUrl: {
      shape: link,
      requirement: 'required',
      alternatives: ['safetyDatasheet'],
    },
    safetyDatasheet: { shape: documentReference, requirement: 'optional' },
    presenceOfSVHC: { shape: boolean, requirement: 'required' },
    svhcSubstances: {
      shape: list(
        object({
          name: { shape: text(), requirement: 'required' },
          casNumber: { shape: text('cas'), requirement: 'optional' },
          ecNumber: { shape: text('ec'), requirement: 'optional' },
          concentration: { shape: percentage, requirement: 'optional' },
        }),
      ),
      requirement: 'recommended',
    },
    signalWord: { shape: choice(['Danger', 'Warning']), requirement: 'optional' },
    pictograms: { shape: list(choice(PICTOGRAMS)), requirement: 'optional' },
    precautionaryStatements: {
      shape: list(text('precautionaryStatement')),
      requirement: 'optional',
    },
    ufi: { shape: text('ufi'), requirement: 'optional' },
    casNumber: { shape: text('cas'), requirement: 'optional' },
    ecNumber: { shape: text('ec'), requirement: 'optional' },
    reachRegistrationNumber: { shape: text('reachRegistration'), requirement: 'optional' },
    vocContent: { shape: amount, requirement: 'optional' },
    biodegradability: {
      shape: object({
        testMethod: { shape: text(), requirement: 'required' },
        percentage: { shape: percentage, requirement: 'required' },
      }),
      requirement: 'optional',
    },
    detergent: {
      shape: object({
        productType: { shape: text(), requirement: 'optional' },
        surfactants: { shape: namesOrShares, requirement: 'optional' },
        ingredients: { shape: namesOrShares, requirement: 'optional' },
        microOrganisms: { shape: microOrganisms, requirement: 'optional' },
        dosage: { shape: textOrDocument, requirement: 'optional' },
      }),
      requirement: 'optional',
    },
    physicalState: { shape: text(), requirement: 'optional' },
    flashPoint: { shape: number({ minimum: -273.15 }), requirement: 'optional' },
  },
  crossRules: [...sharedCrossRules, svhcSubstances],
};
