import type { FieldsProse } from './prose.js';
import { link, localizedTexts, quantity } from './field-shapes.js';
import { recycledContent, sharedFields } from './shared-fields.js';

/** What the fields of `categories/textiles.ts` say. */
export const textiles: FieldsProse = {
  ...sharedFields,
  fiberComposition: {
    description: 'The textile fibres of the product; their percentages add up to 100',
    legalBasis: 'Regulation (EU) No 1007/2011, Articles 5, 7 and 9',
    entry: {
      members: {
        fiber: 'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011',
        percentage: { description: 'Share of the fibres', unit: '% by mass' },
      },
    },
  },
  careInstructions: {
    description: 'How to wash, dry and iron the product',
    legalBasis: 'ISO 3758; Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii)',
    ...localizedTexts,
  },
  size: {
    description: 'Size label',
    legalBasis: 'EN 13402, trade practice',
  },
  recycledContent,
  containsAnimalParts: {
    description: 'Whether the product has non-textile parts of animal origin',
    legalBasis: 'Regulation (EU) No 1007/2011, Article 12',
  },
  colorFastness: {
    description: 'Colour fastness, 5 best',
    unit: 'grade',
    legalBasis: 'Preparatory study for the textile delegated act under the ESPR, robustness',
  },
  pillingResistance: {
    description: 'Resistance to pilling, 5 best',
    unit: 'grade',
    legalBasis: 'Preparatory study for the textile delegated act under the ESPR, robustness',
  },
  dimensionalChange: {
    description: 'Change of dimensions in washing; shrinkage is negative',
    unit: '%',
    legalBasis: 'Preparatory study for the textile delegated act under the ESPR, robustness',
  },
  robustnessScore: {
    description: 'Robustness, 10 best',
    unit: 'score of 10',
    legalBasis: 'Preparatory study for the textile delegated act under the ESPR, robustness',
  },
  expectedWashCycles: {
    description: 'Washes the product is expected to withstand',
    unit: 'cycle',
    legalBasis: 'Preparatory study for the textile delegated act under the ESPR, robustness',
  },
  recyclabilityScore: {
    description: 'How well the product can be recycled, 10 best',
    unit: 'score of 10',
    legalBasis: 'Preparatory study for the textile delegated act under the ESPR, recyclability',
  },
  microplasticShedding: {
    description: 'Fibre fragments released in one wash',
    unit: 'mg/wash',
    legalBasis: 'ISO 4484',
  },
  spinningCountry: {
    description: 'Where the yarn was spun',
    legalBasis: 'Practice under the French act against waste (AGEC), origin of process steps',
  },
  weavingCountry: {
    description: 'Where the cloth was woven or knitted',
    legalBasis: 'Practice under the French act against waste (AGEC), origin of process steps',
  },
  dyeingCountry: {
    description: 'Where the product was dyed or printed',
    legalBasis: 'Practice under the French act against waste (AGEC), origin of process steps',
  },
  assemblyCountry: {
    description: 'Where the product was assembled',
    legalBasis: 'Practice under the French act against waste (AGEC), origin of process steps',
  },
  waterUse: {
    description: 'Water used over the life cycle',
    legalBasis: 'PEFCR Apparel and Footwear',
    members: quantity('L', 'Water used over the life cycle'),
  },
  repairInformationUrl: {
    description: 'How to have the product repaired',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii)',
    ...link,
  },
  takeBackUrl: {
    description: 'How to hand the product back',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii)',
    ...link,
  },
};
