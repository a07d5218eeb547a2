import type { ApplicationIdentifierEntry } from '../dictionary/entry.js';
import type { Gs1ErrorCode } from '../error.js';

type Sequence = readonly string[];

/** Why a key qualifier may not stand where it does. */
export interface QualifierRefusal {
  readonly code: Gs1ErrorCode;
  readonly message: string;
}

const notAllowed: QualifierRefusal = {
  code: 'QUALIFIER_NOT_ALLOWED',
  message: 'The primary key does not take this qualifier here.',
};
const outOfOrder: QualifierRefusal = {
  code: 'QUALIFIER_OUT_OF_ORDER',
  message: 'This qualifier comes before those that stand before it.',
};
const duplicate: QualifierRefusal = {
  code: 'DUPLICATE_APPLICATION_IDENTIFIER',
  message: 'A Digital Link holds each Application Identifier once.',
};

/**
 * Says why a qualifier may not follow a primary key and the qualifiers before it. Of each alternative
 * sequence any may be left out, but their order holds.
 *
 * @param earlier - Qualifiers that are allowed themselves.
 * @see GS1 Digital Link standard: URI syntax 1.6, key qualifiers.
 */
export function findQualifierRefusal(
  primaryKey: ApplicationIdentifierEntry,
  earlier: Sequence,
  qualifier: string,
): QualifierRefusal | undefined {
  const sequences = primaryKey.qualifierSequences ?? [];
  const last = earlier.at(-1);
  let refusal = earlier.includes(qualifier) ? duplicate : notAllowed;
  for (let index = 0; index < sequences.length; index++) {
    const sequence = sequences[index] as Sequence;
    const place = sequence.indexOf(qualifier);
    if (place === -1 || !includesAll(sequence, earlier)) continue;
    if (last === undefined || place > sequence.indexOf(last)) return undefined;
    if (refusal === notAllowed) refusal = outOfOrder;
  }
  return refusal;
}

/** True when an AI could stand in the path of these qualifiers, in its place of the order. */
export function isMissingQualifier(
  primaryKey: ApplicationIdentifierEntry,
  qualifiers: Sequence,
  applicationIdentifier: string,
): boolean {
  const sequences = primaryKey.qualifierSequences ?? [];
  return sequences.some(
    (sequence) => sequence.includes(applicationIdentifier) && includesAll(sequence, qualifiers),
  );
}

function includesAll(sequence: Sequence, qualifiers: Sequence): boolean {
  return qualifiers.every((qualifier) => sequence.includes(qualifier));
}
