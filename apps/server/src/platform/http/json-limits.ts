export interface JsonLimits {
  /** Deepest nesting of arrays and objects. */
  readonly maxDepth: number;
  /** Most members of objects, all together. */
  readonly maxKeys: number;
}

/** What a request body may hold, unless its route says otherwise. */
export const defaultJsonLimits: JsonLimits = { maxDepth: 64, maxKeys: 10_000 };

/** Longest member name, in UTF-16 code units. */
export const maxJsonKeyLength = 256;

/** Names that reach an object's prototype where code is careless with them. */
export const forbiddenJsonKeys: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);

/** Decimals of this many characters survive a double, and integers stay below 2^53. */
export const plainNumberLength = 15;
