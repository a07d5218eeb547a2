export interface JsonLimits {
  /** Deepest nesting of arrays and objects. */
  readonly maxDepth: number;
  /** Most members of objects, all together. */
  readonly maxKeys: number;
  /** Most values, all together: the body itself, and each array, object, text, number, … in it. */
  readonly maxValues: number;
}

/** What a request body may hold, unless its route says otherwise. */
export const defaultJsonLimits: JsonLimits = { maxDepth: 64, maxKeys: 10_000, maxValues: 40_000 };

/** The members of all objects in a value that was parsed, and so is no deeper than its limit. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = Array.isArray(value) ? 0 : Object.keys(value).length;
  for (const member of Object.values(value)) count += countKeys(member);
  return count;
}

/** A value and all that is in it; it was parsed, and so is no deeper than its limit. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  if (Array.isArray(value)) {
    for (const entry of value) count += countValues(entry);
    return count;
  }
  // What was parsed has no inherited members to enumerate, and `for…in` needs no list of the others.
  for (const key in value) count += countValues((value as Record<string, unknown>)[key]);
  return count;
}

/** Longest member name, in UTF-16 code units. */
export const maxJsonKeyLength = 256;

/** Names that reach an object's prototype where code is careless with them. */
export const forbiddenJsonKeys: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);

/** Decimals of this many characters survive a double. */
export const plainNumberLength = 15;
