import { readFileSync } from 'node:fs';
import type { ProductCategory } from '../src/product-category.js';

export type JsonValue =
  null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** A complete, valid document of a category; a fresh copy on each call. */
export function readDocument(category: ProductCategory): Record<string, JsonValue> {
  const file = new URL(`documents/${category}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonValue>;
}

/** A document with one place of it replaced; `undefined` removes it. */
export function withValueAt(
  category: ProductCategory,
  path: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> {
  const document: Record<string, unknown> = readDocument(category);
  const parents = path.slice(0, -1);
  const last = path.at(-1)!;
  const parent = parents.reduce<Record<string, unknown>>(
    (holder, segment) => holder[segment] as Record<string, unknown>,
    document,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return document;
}
