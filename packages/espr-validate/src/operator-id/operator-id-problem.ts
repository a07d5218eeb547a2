import { isGln } from '@dpp/gs1';
import { isEori } from '../eori.js';
import { leiProblem } from './lei.js';
import type { OperatorIdProblem } from './problem.js';
import { vatProblem } from './vat.js';

/**
 * Registers that an economic operator may be identified by.
 *
 * - `EORI`: customs number (Regulation (EU) No 952/2013).
 * - `VAT`: number for value added tax, with its country prefix.
 * - `DUNS`, `NATIONAL`, `OTHER`: as the register writes it.
 * - `LEI`: Legal Entity Identifier (ISO 17442).
 * - `GLN`: GS1 Global Location Number of a legal entity.
 * - `NTR`: number in a national trade register.
 * - `EID`: identifier of an electronic identity.
 */
export const OPERATOR_ID_SCHEMES = [
  'EORI',
  'VAT',
  'DUNS',
  'NATIONAL',
  'OTHER',
  'LEI',
  'GLN',
  'NTR',
  'EID',
] as const;
export type OperatorIdScheme = (typeof OPERATOR_ID_SCHEMES)[number];

const problemOf: Readonly<Partial<Record<OperatorIdScheme, (id: string) => Found>>> = {
  EORI: (id) =>
    isEori(id)
      ? undefined
      : {
          code: 'FORMAT',
          message: 'An EORI is two capital letters and 1 to 15 letters or digits.',
        },
  VAT: vatProblem,
  LEI: leiProblem,
  GLN: glnProblem,
};

type Found = OperatorIdProblem | undefined;

/**
 * Checks an identifier by the form and the check digits of its scheme. Nothing is asked over the network: that a number
 * could exist does not say that it was given to anybody. Schemes without a form of their own take any text.
 *
 * @param id - As it is to be stored: without separators, letters in capitals.
 * @returns undefined where the identifier has the form of its scheme.
 * @example
 * operatorIdProblem('LEI', '5493001KJTIIGC8Y1R12'); // undefined
 * operatorIdProblem('LEI', '5493001KJTIIGC8Y1R13')?.code; // 'CHECK_DIGITS'
 */
export function operatorIdProblem(
  scheme: OperatorIdScheme,
  id: string,
): OperatorIdProblem | undefined {
  return problemOf[scheme]?.(id);
}

function glnProblem(id: string): Found {
  if (isGln(id)) return undefined;
  return /^\d{13}$/.test(id)
    ? { code: 'CHECK_DIGITS', message: 'The check digit of the GLN belongs to another number.' }
    : { code: 'FORMAT', message: 'A GLN is 13 digits.' };
}
