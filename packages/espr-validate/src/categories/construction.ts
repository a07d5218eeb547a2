import { choice, either, list, number, object, text, type MemberRules } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { amount, documentReference, link, notifiedBody } from './field-shapes.js';
import { recycledContent, sharedCrossRules, sharedFields } from './shared-fields.js';

const law = 'Regulation (EU) 2024/3110';

const potential = { shape: number(), requirement: 'optional', unit: 'kg CO2e' } as const;

/** Modules of the life cycle as EN 15804 names them; A1A3 is the sum of the product stage. */
const MODULES = 'A1A3 A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 B6 B7 C1 C2 C3 C4 D'.split(' ');

const modules: MemberRules = Object.fromEntries(
  MODULES.map((module) => [module, { ...potential, description: `Module ${module}` }]),
);

/** Construction products; the passport describes the product type. */
export const construction: CategoryRules = {
  category: 'construction',
  fields: {
    ...sharedFields,
    declarationOfPerformanceNumber: {
      shape: text(),
      requirement: 'required',
      legalBasis: `${law}, Article 15 and Annex V`,
      description: 'Code of the declaration of performance and conformity',
    },
    declarationOfPerformanceUrl: {
      shape: link,
      requirement: 'required',
      alternatives: [
        'declarationOfPerformance',
        'declarationOfConformityUrl',
        'declarationOfConformity',
        'regulatoryCompliance.declarationOfConformityUrl',
        'regulatoryCompliance.declarationOfConformity',
      ],
      legalBasis: `${law}, Article 16`,
      description: 'Declaration of performance and conformity',
    },
    declarationOfPerformance: {
      shape: documentReference,
      requirement: 'optional',
      legalBasis: `${law}, Article 16`,
      description: 'Declaration of performance and conformity, as a document reference',
    },
    declarationOfConformityUrl: {
      shape: link,
      requirement: 'optional',
      legalBasis: `${law}, Article 16`,
      description: 'Declaration of performance and conformity, under its older name',
    },
    declarationOfConformity: {
      shape: documentReference,
      requirement: 'optional',
      legalBasis: `${law}, Article 16`,
      description: 'The same declaration under its older name, as a document reference',
    },
    recycledContent,
    productTypeIdentifier: {
      shape: text(),
      requirement: 'optional',
      legalBasis: `${law}, Article 77(1)(a)`,
      description: 'Unique code of the product type',
    },
    productFamily: {
      shape: text(),
      requirement: 'optional',
      legalBasis: `${law}, Annex VII`,
      description: 'Family of construction products',
    },
    harmonisedSpecification: {
      shape: text(),
      requirement: 'optional',
      legalBasis: `${law}, Annex V`,
      description: 'Harmonised technical specification, such as EN 13162',
    },
    eadReference: {
      shape: text(),
      requirement: 'optional',
      legalBasis: `${law}, Annex V`,
      description: 'European assessment document',
    },
    avsSystem: {
      shape: choice(['1+', '1', '2+', '3', '3+', '4']),
      requirement: 'optional',
      legalBasis: `${law}, Annex IX`,
      description: 'Assessment and verification system',
    },
    notifiedBody: {
      shape: notifiedBody,
      requirement: 'optional',
      legalBasis: `${law}, Annex V`,
      description: 'Notified body that assessed or verified the performance',
    },
    essentialCharacteristics: {
      shape: list(
        object({
          name: { shape: text(), requirement: 'required', description: 'Name' },
          value: {
            shape: either(text(), number()),
            requirement: 'required',
            description: 'Declared performance; NULL where none is declared',
          },
          unit: { shape: text(), requirement: 'optional', description: 'Unit of the value' },
          class: { shape: text(), requirement: 'optional', description: 'Class of performance' },
          standard: {
            shape: text(),
            requirement: 'optional',
            description: 'Standard of the assessment',
          },
        }),
      ),
      requirement: 'optional',
      legalBasis: `${law}, Annex V`,
      description: 'Declared performance by essential characteristic',
    },
    reactionToFire: {
      shape: text('reactionToFire'),
      requirement: 'optional',
      legalBasis: 'EN 13501-1',
      description: 'Class of reaction to fire',
    },
    compressiveStrength: {
      shape: amount,
      requirement: 'optional',
      unit: 'MPa',
      legalBasis: `${law}, harmonised standard of the product`,
      description: 'Compressive strength',
    },
    thermalConductivity: {
      shape: number({ above: 0 }),
      requirement: 'optional',
      unit: 'W/(m K)',
      legalBasis: `${law}, harmonised standard of the product`,
      description: 'Thermal conductivity',
    },
    globalWarmingPotential: {
      shape: object({
        total: { ...potential, description: 'Sum of the parts' },
        fossil: { ...potential, description: 'From fossil sources' },
        biogenic: { ...potential, description: 'From biogenic sources; stored carbon is negative' },
        luluc: { ...potential, description: 'From land use and land use change' },
        unit: {
          shape: choice(['kg CO2e']),
          requirement: 'optional',
          description: 'Unit of the values',
        },
        declaredUnit: {
          shape: text(),
          requirement: 'optional',
          description: 'Amount of the product the values are for, such as 1 m3',
        },
        modules: {
          shape: object(modules),
          requirement: 'optional',
          unit: 'kg CO2e',
          description: 'Values by module of the life cycle',
        },
      }),
      requirement: 'recommended',
      legalBasis: `${law}, Article 15(2); EN 15804+A2`,
      description: 'Climate change effects over the life cycle',
    },
    epdUrl: {
      shape: link,
      requirement: 'optional',
      legalBasis: 'EN 15804',
      description: 'Environmental product declaration',
    },
    epdRegistrationNumber: {
      shape: text(),
      requirement: 'optional',
      legalBasis: 'EN 15804',
      description: 'Registration number of the environmental product declaration',
    },
    estimatedServiceLife: {
      shape: amount,
      requirement: 'optional',
      unit: 'year',
      legalBasis: `${law}, Annex V`,
      description: 'Estimated service life',
    },
    keyParts: {
      shape: list(
        object({
          name: { shape: text(), requirement: 'required', description: 'Name of the part' },
          passportUrl: { shape: link, requirement: 'optional', description: 'Its own passport' },
        }),
      ),
      requirement: 'optional',
      legalBasis: `${law}, Article 76(2)(a)(vii)`,
      description: 'Key parts that have a passport of their own',
    },
    usedProduct: {
      shape: object({
        deinstallationDate: {
          shape: text('date'),
          requirement: 'optional',
          description: 'When it was taken out',
        },
        deinstallationPlace: {
          shape: text(),
          requirement: 'optional',
          description: 'Where it was taken out',
        },
      }),
      requirement: 'optional',
      legalBasis: `${law}, Annex V`,
      description: 'Where a used product comes from',
    },
  },
  crossRules: [...sharedCrossRules],
};
