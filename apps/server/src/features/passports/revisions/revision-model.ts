import { gs1KeysIn, keysOfPassport, type Gs1Key } from '../keys/gs1-key-model.js';
import type { Passport } from '../passport-model.js';

/** As much of a passport as says which codes lead to it. */
type Keyed = Pick<Passport, 'productId' | 'metadata'>;

/**
 * The keys that a former edition answered for and that another one lacks: their codes are printed and would lead
 * nowhere.
 */
export function keysLeftOut(former: Keyed, next: Keyed): readonly Gs1Key[] {
  const held = keysIn(next);
  return keysIn(former).filter(
    ({ kind, key }) => !held.some((other) => other.kind === kind && other.key === key),
  );
}

function keysIn({ productId, metadata }: Keyed): readonly Gs1Key[] {
  return keysOfPassport({ productId, ...gs1KeysIn(metadata) });
}

/**
 * What a new edition takes over of the status of the former one. A recall goes on, with its date and its note, unless
 * the new edition is published as its correction.
 */
export function statusOfNextEdition(
  former: Pick<Passport, 'status' | 'statusChangedAt' | 'statusNote' | 'retentionUntil'>,
  { correctsRecall, at }: { readonly correctsRecall: boolean; readonly at: Date },
): Pick<Passport, 'status' | 'statusChangedAt' | 'statusNote' | 'archivedAt' | 'retentionUntil'> {
  if (correctsRecall) {
    return {
      status: 'ACTIVE',
      statusChangedAt: at,
      statusNote: null,
      archivedAt: null,
      retentionUntil: null,
    };
  }
  const { status, statusChangedAt, statusNote, retentionUntil } = former;
  return { status, statusChangedAt, statusNote, archivedAt: null, retentionUntil };
}
