import type { FieldsProse } from './prose.js';
import { link, notifiedBody, statement } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

/** What the fields of `categories/toys.ts` say. */
export const toys: FieldsProse = {
  ...sharedFields,
  commodityCode: {
    ...sharedFields.commodityCode,
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (f)',
  },
  warnings: {
    ...sharedFields.warnings,
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part II',
  },
  backupServiceProvider: {
    ...sharedFields.backupServiceProvider,
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (n)',
  },
  ageGrading: {
    description: 'Youngest age the toy is meant for, such as 3+',
    legalBasis: 'Directive 2009/48/EC, Article 11; EN 71',
  },
  chemicalContentCertificates: {
    description: 'Certificates and test reports on chemical properties',
    legalBasis: 'Regulation (EU) 2025/2509, Annex II, Part III',
  },
  physicalSafetyParameters: {
    description: 'Physical, mechanical and fire safety',
    legalBasis: 'Regulation (EU) 2025/2509, Annex II, Parts I and II',
    members: {
      chokingHazardWarning: 'Whether the toy warns of small parts',
      sharpEdgesChecked: 'Whether edges and points were checked',
      flammabilityCertified: 'Whether flammability was tested',
    },
  },
  colourImageUrl: {
    description: 'Colour image clear enough to know the toy by',
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (e)',
    ...link,
  },
  complianceStatement: {
    description: 'Statement that the toy meets the requirements, or whether it was made',
    legalBasis: 'Regulation (EU) 2025/2509, Article 19(2)(b)',
    ...statement,
  },
  soleResponsibilityStatement: {
    description: 'Statement that the manufacturer alone answers for the passport',
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (d)',
    ...statement,
  },
  unionLegislation: {
    description: 'Union acts the toy complies with',
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (g)',
  },
  harmonisedStandards: {
    description: 'Harmonised standards and common specifications applied',
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (i)',
  },
  replacesDeclarationUnder: {
    description: 'Union acts whose declaration of conformity the passport replaces',
    legalBasis: 'Regulation (EU) 2025/2509, Article 19(5) and (6) and Annex VI, Part I, point (h)',
  },
  notifiedBody: {
    description: 'Notified body that intervened',
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (j)',
    ...notifiedBody,
  },
  allergenicFragrances: {
    description: 'Allergenic fragrances above 10 mg/kg',
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part I, point (l)',
  },
  consumerCommunicationChannel: {
    description: 'Where consumers can report on the toy: page, mailbox or telephone number',
    legalBasis: 'Regulation (EU) 2025/2509, Article 7(12) and Annex VI, Part I, point (m)',
  },
  instructionsUrl: {
    description: 'Instructions for use',
    legalBasis: 'Regulation (EU) 2025/2509, Annex VI, Part II',
    ...link,
  },
};
