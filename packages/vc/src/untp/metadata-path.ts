import type { PassportMetadata } from './characteristics.js';

/** The names that lead from the metadata to a value inside it, outermost first. */
export type MetadataPath = readonly string[];

/** Reads the value at a path; `undefined` where there is none. */
export function valueAt(metadata: PassportMetadata, path: MetadataPath): unknown {
  let value: unknown = metadata;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Reads the text of a key; `undefined` if there is none, or nothing but blanks. */
export function textIn(metadata: PassportMetadata, key: string): string | undefined {
  const value = metadata[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
