import { isEqual } from './equal.js';

type Metadata = Readonly<Record<string, unknown>>;

/** A field that differs between two documents; undefined on the side where it is not. */
export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The top-level fields that differ, in the order of the later document; those that are gone last. */
export function differencesOf(before: Metadata, after: Metadata): FieldDifference[] {
  return fieldsOfBoth(before, after)
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** {@link differencesOf}, and how many fields are the same. */
export function compareMetadata(before: Metadata, after: Metadata) {
  const differences = differencesOf(before, after);
  return { differences, same: fieldsOfBoth(before, after).length - differences.length };
}

function fieldsOfBoth(before: Metadata, after: Metadata): readonly string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}
