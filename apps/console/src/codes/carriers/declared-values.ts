import type { DeclareCarrierRequest, PassportCarrierReply } from '@dpp/client';
import type { Symbology } from './carrier-calls.js';

type Declared = NonNullable<PassportCarrierReply['declared']>;

/** Members that a person says in a line of text. */
export const saidMembers = [
  'placement',
  'targetEnvironment',
  'printQualityGrade',
  'durability',
] as const;

export type Said = Readonly<Record<(typeof saidMembers)[number], string>>;

/** A declaration as it was typed. */
export interface TypedDeclaration extends Said {
  readonly symbology: Symbology;
  readonly dot: string;
}

/**
 * What is declared: an empty line says nothing. Members that the form does not show stay as they were declared, but for
 * the height, which follows from the others, and what belongs to another kind of code.
 */
export function declarationOf(
  { symbology, dotMm, ...typed }: TypedDeclaration & { readonly dotMm: number },
  before: Declared | undefined,
): DeclareCarrierRequest {
  const { heightMm: _height, quietZoneModules, errorCorrectionLevel, ...rest } = before ?? {};
  const isAlike = before?.symbology === symbology;
  const shown = saidMembers.map((member) => [member, typed[member].trim() || undefined] as const);
  return {
    ...rest,
    ...(isAlike && { quietZoneModules, errorCorrectionLevel }),
    ...Object.fromEntries(shown),
    symbology,
    xDimensionMm: dotMm,
  };
}
