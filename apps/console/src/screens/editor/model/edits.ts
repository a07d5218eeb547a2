import { isEqual } from '../../../metadata/equal.js';

/** What an editor changes of a passport. */
export interface Edits {
  readonly productId: string;
  readonly operatorId: string;
  readonly facilityId: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A field that two editors gave different values. */
export interface Conflict {
  /** A metadata key, or one of `productId`, `operatorId` and `facilityId`. */
  readonly field: string;
  readonly isMetadata: boolean;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** With the fields that only one of both changed; of the others, mine. */
  readonly edits: Edits;
  readonly conflicts: readonly Conflict[];
  /** How many fields of theirs were taken over. */
  readonly taken: number;
}

const ownFields = ['productId', 'operatorId', 'facilityId'] as const;

/**
 * Puts the changes of two editors together, field by field.
 *
 * @param base - What both began with.
 */
export function mergeEdits(base: Edits, mine: Edits, theirs: Edits): Merged {
  const conflicts: Conflict[] = [];
  let taken = 0;
  const merge = (
    field: string,
    isMetadata: boolean,
    values: readonly [unknown, unknown, unknown],
  ) => {
    const [was, own, other] = values;
    if (isEqual(own, other) || isEqual(other, was)) return own;
    if (isEqual(own, was)) {
      taken += 1;
      return other;
    }
    conflicts.push({ field, isMetadata, mine: own, theirs: other });
    return own;
  };
  const names = new Set([...Object.keys(theirs.metadata), ...Object.keys(mine.metadata)]);
  const metadata = Object.fromEntries(
    [...names].flatMap((name) => {
      const values = [base.metadata[name], mine.metadata[name], theirs.metadata[name]] as const;
      const value = merge(name, true, values);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const own = Object.fromEntries(
    ownFields.map((field) => [
      field,
      merge(field, false, [base[field], mine[field], theirs[field]]),
    ]),
  ) as Pick<Edits, (typeof ownFields)[number]>;
  return { edits: { ...own, metadata }, conflicts, taken };
}

/** The edits with their value of a conflict. */
export function withTheirs(edits: Edits, { field, isMetadata, theirs }: Conflict): Edits {
  if (!isMetadata) return { ...edits, [field]: theirs };
  const { [field]: _, ...others } = edits.metadata;
  return { ...edits, metadata: theirs === undefined ? others : { ...others, [field]: theirs } };
}

/** What of the edits is sent: only what differs, so that a change of one field is no change of the others. */
export function changesOf(saved: Edits, edits: Edits): Partial<Edits> {
  const { productId, operatorId, facilityId, metadata } = edits;
  return {
    ...(productId !== saved.productId && { productId }),
    ...(operatorId !== saved.operatorId && { operatorId }),
    ...(facilityId !== saved.facilityId && { facilityId }),
    ...(!isEqual(metadata, saved.metadata) && { metadata }),
  };
}

export const isChanged = (saved: Edits, edits: Edits) =>
  Object.keys(changesOf(saved, edits)).length > 0;
