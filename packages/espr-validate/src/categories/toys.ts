import { boolean, list, object, text } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { sharedFields } from './shared-fields.js';

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
  },
};
