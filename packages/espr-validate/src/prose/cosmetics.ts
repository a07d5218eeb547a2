import type { FieldsProse } from './prose.js';
import { localizedText, localizedTexts, partyMembers } from './field-shapes.js';
import { sharedFields } from './shared-fields.js';

/** What the fields of `categories/cosmetics.ts` say. */
export const cosmetics: FieldsProse = {
  ...sharedFields,
  responsiblePerson: {
    description: 'Responsible person in the Union',
    legalBasis: 'Regulation (EC) No 1223/2009, Articles 4 and 19(1)(a)',
    members: {
      ...partyMembers,
      eori: 'EORI number',
      operatorId: 'Unique operator identifier',
    },
  },
  ingredientList: {
    description: 'INCI names in descending order of mass; nanomaterials end in [nano]',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 19(1)(g)',
  },
  packagingRecyclability: {
    description: 'Recyclable share of the packaging, or its recycled content',
    unit: '%',
    legalBasis: 'Regulation (EU) 2025/40 (packaging and packaging waste)',
    members: {
      recycledContentPercentage: { description: 'Recycled content of the packaging', unit: '%' },
    },
  },
  periodAfterOpening: {
    description: 'How long the product can be used once opened',
    unit: 'month',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 19(1)(c)',
  },
  minimumDurability: {
    description: 'Until when the product keeps its function when stored properly',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 19(1)(c)',
  },
  nominalContent: {
    description: 'Content at the time of packaging, by mass or by volume',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 19(1)(b)',
    members: {
      value: 'Content',
      unit: 'Unit of the value',
    },
  },
  productFunction: {
    description: 'What the product is for',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 19(1)(f)',
    ...localizedText,
  },
  precautions: {
    description: 'Particular precautions in use',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 19(1)(d)',
    ...localizedTexts,
  },
  cpnpReference: {
    description: 'Reference of the notification to the cosmetic products notification portal',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 13',
  },
  fragranceAllergens: {
    description:
      'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name',
    legalBasis: 'Regulation (EU) 2023/1545',
  },
  nanomaterials: {
    description: 'Nanomaterials among the ingredients, by INCI name',
    legalBasis: 'Regulation (EC) No 1223/2009, Article 16',
  },
  crueltyFreeClaim: {
    description: 'Whether the product is claimed to be free of animal testing',
    legalBasis: 'Regulation (EU) No 655/2013',
  },
  spf: {
    description: 'Sun protection factor',
    legalBasis: 'Regulation (EU) No 655/2013',
  },
};
