import { boolean, list, object, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { link, notifiedBody, statement } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

const safetyCheck = { shape: boolean, requirement: 'required' } as const;

/** Toys. A passport is due from 1 August 2030. */
export const toys: CategoryRules = {
  category: 'toys',
  fields: {
    ...sharedFields,
    ageGrading: { shape: text(), requirement: 'required' },
    chemicalContentCertificates: { shape: list(text()), requirement: 'required' },
    physicalSafetyParameters: {
      shape: object({
        chokingHazardWarning: safetyCheck,
        sharpEdgesChecked: safetyCheck,
        flammabilityCertified: safetyCheck,
      }),
      requirement: 'required',
    },
    colourImageUrl: { shape: link, requirement: 'recommended' },
    complianceStatement: { shape: statement, requirement: 'optional' },
    soleResponsibilityStatement: { shape: statement, requirement: 'optional' },
    unionLegislation: { shape: list(text()), requirement: 'optional' },
    harmonisedStandards: { shape: list(text()), requirement: 'optional' },
    replacesDeclarationUnder: { shape: list(text()), requirement: 'optional' },
    notifiedBody: { shape: notifiedBody, requirement: 'optional' },
    allergenicFragrances: { shape: list(text()), requirement: 'optional' },
    consumerCommunicationChannel: { shape: text('contact'), requirement: 'optional' },
    instructionsUrl: { shape: link, requirement: 'optional' },
  },
  crossRules: [...sharedCrossRules],
};
