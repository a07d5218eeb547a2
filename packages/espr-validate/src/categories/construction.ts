import { choice, either, list, number, object, text, type MemberRules } from '../rules/shape.js';
import type { CategoryRules } from './category-rules.js';
import { amount, documentReference, link, notifiedBody } from './field-shapes.js';
import { recycledContent, sharedCrossRules, sharedFields } from './shared-fields.js';

const potential = { shape: number(), requirement: 'optional' } as const;

/** Modules of the life cycle as EN 15804 names them; A1A3 is the sum of the product stage. */
const MODULES = 'A1A3 A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 B6 B7 C1 C2 C3 C4 D'.split(' ');

const modules: MemberRules = Object.fromEntries(MODULES.map((module) => [module, potential]));

/** Construction products; the passport describes the product type. */
export const construction: CategoryRules = {
  category: 'construction',
  fields: {
    ...sharedFields,
    declarationOfPerformanceNumber: { shape: text(), requirement: 'required' },
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
    },
    declarationOfPerformance: { shape: documentReference, requirement: 'optional' },
    declarationOfConformityUrl: { shape: link, requirement: 'optional' },
    declarationOfConformity: { shape: documentReference, requirement: 'optional' },
    recycledContent,
    productTypeIdentifier: { shape: text(), requirement: 'optional' },
    productFamily: { shape: text(), requirement: 'optional' },
    harmonisedSpecification: { shape: text(), requirement: 'optional' },
    eadReference: { shape: text(), requirement: 'optional' },
    avsSystem: { shape: choice(['1+', '1', '2+', '3', '3+', '4']), requirement: 'optional' },
    notifiedBody: { shape: notifiedBody, requirement: 'optional' },
    essentialCharacteristics: {
      shape: list(
        object({
          name: { shape: text(), requirement: 'required' },
          value: { shape: either(text(), number()), requirement: 'required' },
          unit: { shape: text(), requirement: 'optional' },
          class: { shape: text(), requirement: 'optional' },
          standard: { shape: text(), requirement: 'optional' },
        }),
      ),
      requirement: 'optional',
    },
    reactionToFire: { shape: text('reactionToFire'), requirement: 'optional' },
    compressiveStrength: { shape: amount, requirement: 'optional', level: 'batch' },
    thermalConductivity: { shape: number({ above: 0 }), requirement: 'optional' },
    globalWarmingPotential: {
      shape: object({
        total: potential,
        fossil: potential,
        biogenic: potential,
        luluc: potential,
        unit: { shape: choice(['kg CO2e']), requirement: 'optional' },
        declaredUnit: { shape: text(), requirement: 'optional' },
        modules: { shape: object(modules), requirement: 'optional' },
      }),
      requirement: 'recommended',
    },
    epdUrl: { shape: link, requirement: 'optional' },
    epdRegistrationNumber: { shape: text(), requirement: 'optional' },
    estimatedServiceLife: { shape: amount, requirement: 'optional' },
    keyParts: {
      shape: list(
        object({
          name: { shape: text(), requirement: 'required' },
          passportUrl: { shape: link, requirement: 'optional' },
        }),
      ),
      requirement: 'optional',
    },
    usedProduct: {
      shape: object({
        deinstallationDate: { shape: text('date'), requirement: 'optional' },
        deinstallationPlace: { shape: text(), requirement: 'optional' },
      }),
      requirement: 'optional',
    },
  },
  crossRules: [...sharedCrossRules],
};
