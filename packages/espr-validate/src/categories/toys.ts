import { boolean, list, object, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { link, notifiedBody, statement } from './field-shapes.js';
import { sharedCrossRules, sharedFields } from './shared-fields.js';

const law = 'Regulation (EU) 2025/2509';

const safetyCheck = { shape: boolean, requirement: 'required' } as const;

/** Toys. A passport is due from 1 August 2030. */
export const toys: CategoryRules = {
  category: 'toys',
  fields: {
    ...sharedFields,
    ageGrading: {
      shape: text(),
      requirement: 'required',
      legalBasis: 'Directive 2009/48/EC, Article 11; EN 71',
      description: 'Youngest age the toy is meant for, such as 3+',
    },
    chemicalContentCertificates: {
      shape: list(text()),
      requirement: 'required',
      legalBasis: `${law}, Annex II, Part III`,
      description: 'Certificates and test reports on chemical properties',
    },
    physicalSafetyParameters: {
      shape: object({
        chokingHazardWarning: {
          ...safetyCheck,
          description: 'Whether the toy warns of small parts',
        },
        sharpEdgesChecked: { ...safetyCheck, description: 'Whether edges and points were checked' },
        flammabilityCertified: { ...safetyCheck, description: 'Whether flammability was tested' },
      }),
      requirement: 'required',
      legalBasis: `${law}, Annex II, Parts I and II`,
      description: 'Physical, mechanical and fire safety',
    },
    colourImageUrl: {
      shape: link,
      requirement: 'recommended',
      legalBasis: `${law}, Annex VI, Part I, point (e)`,
      description: 'Colour image clear enough to know the toy by',
    },
    complianceStatement: {
      shape: statement,
      requirement: 'optional',
      legalBasis: `${law}, Article 19(2)(b)`,
      description: 'Statement that the toy meets the requirements, or whether it was made',
    },
    soleResponsibilityStatement: {
      shape: statement,
      requirement: 'optional',
      legalBasis: `${law}, Annex VI, Part I, point (d)`,
      description: 'Statement that the manufacturer alone answers for the passport',
    },
    unionLegislation: {
      shape: list(text()),
      requirement: 'optional',
      legalBasis: `${law}, Annex VI, Part I, point (g)`,
      description: 'Union acts the toy complies with',
    },
    harmonisedStandards: {
      shape: list(text()),
      requirement: 'optional',
      legalBasis: `${law}, Annex VI, Part I, point (i)`,
      description: 'Harmonised standards and common specifications applied',
    },
    replacesDeclarationUnder: {
      shape: list(text()),
      requirement: 'optional',
      legalBasis: `${law}, Article 19(5) and (6) and Annex VI, Part I, point (h)`,
      description: 'Union acts whose declaration of conformity the passport replaces',
    },
    notifiedBody: {
      shape: notifiedBody,
      requirement: 'optional',
      legalBasis: `${law}, Annex VI, Part I, point (j)`,
      description: 'Notified body that intervened',
    },
    allergenicFragrances: {
      shape: list(text()),
      requirement: 'optional',
      legalBasis: `${law}, Annex VI, Part I, point (l)`,
      description: 'Allergenic fragrances above 10 mg/kg',
    },
    consumerCommunicationChannel: {
      shape: text('contact'),
      requirement: 'optional',
      legalBasis: `${law}, Article 7(12) and Annex VI, Part I, point (m)`,
      description: 'Where consumers can report on the toy: page, mailbox or telephone number',
    },
    warnings: {
      ...sharedFields.warnings,
      legalBasis: `${law}, Annex VI, Part II`,
    },
    instructionsUrl: {
      shape: link,
      requirement: 'optional',
      legalBasis: `${law}, Annex VI, Part II`,
      description: 'Instructions for use',
    },
    commodityCode: {
      ...sharedFields.commodityCode,
      legalBasis: `${law}, Annex VI, Part I, point (f)`,
    },
    backupServiceProvider: {
      ...sharedFields.backupServiceProvider,
      legalBasis: `${law}, Annex VI, Part I, point (n)`,
    },
  },
  crossRules: [...sharedCrossRules],
};
