import type { Metadata } from '@dpp/merkle-seal';
import { z } from 'zod';

export const symbologyField = z.enum(['QR', 'GS1_DATAMATRIX', 'DATAMATRIX']).meta({
  description:
    '`QR` and `DATAMATRIX` hold the link. `GS1_DATAMATRIX` holds the GS1 keys as an element string and no link: a reader needs to know where to ask.',
});
export const levelField = z.enum(['L', 'M', 'Q', 'H']).meta({
  description: 'Least level of error correction; for `QR` alone.',
});

const said = (description: string) =>
  z.string().max(500).regex(/\S/, 'Not blank.').optional().meta({ description });

/** What an operator declares of the code on the product: `dataCarrier` of the metadata. */
export const declaredCarrierFields = {
  symbology: symbologyField,
  xDimensionMm: z
    .number()
    .min(0.1)
    .max(5)
    .meta({ description: 'Printed width of one module, in millimetres.' }),
  quietZoneModules: z.int().min(1).max(40).optional().meta({
    description:
      'Light border on each side, in modules: at least 4 for `QR`, 1 for the others, which are the defaults.',
  }),
  heightMm: z.number().positive().optional().meta({
    description: 'Height of the code with its quiet zone, in millimetres; it is as wide.',
  }),
  errorCorrectionLevel: levelField.optional(),
  placement: said('Where on the product the code stands.'),
  targetEnvironment: said('Where it is scanned, and what it has to bear.'),
  printQualityGrade: said('Grade that its print was verified to have.'),
  durability: said('How long it stays readable, and how that was assessed.'),
};

export const declaredCarrierSchema = z.looseObject(declaredCarrierFields);

export type DeclaredCarrier = z.output<typeof declaredCarrierSchema>;

/** What is declared of a code; `isUnfit` where the metadata hold something that is no declaration. */
export interface Declaration {
  readonly declared: DeclaredCarrier | null;
  readonly isUnfit: boolean;
}

export const dataCarrierMember = 'dataCarrier';

/** Drafts, and passports from before the field had a rule, may hold anything there. */
export function declarationOf(metadata: Metadata): Declaration {
  return readDeclaration(metadata[dataCarrierMember]);
}

export function readDeclaration(value: unknown): Declaration {
  if (value === undefined || value === null) return { declared: null, isUnfit: false };
  const { success, data } = declaredCarrierSchema.safeParse(value);
  return success ? { declared: data, isUnfit: false } : { declared: null, isUnfit: true };
}
