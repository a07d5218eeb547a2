import { EsprValidateError } from '../error.js';

/** Member names and list positions, outermost first. */
export type ColumnPath = readonly (string | number)[];

const MAXIMUM_SEGMENTS = 16;
/** Three digits: no product has a thousand of anything, and no header may ask for a huge list. */
const PATH = /^[^.[\]]+(?:\.[^.[\]]+|\[\d{1,3}\])*$/;
/** Names that reach what every object inherits. */
const RESERVED = new Set<string | number>(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a column name as the path of a value: `materialComposition[0].percentage`. Blanks around it
 * are left out.
 *
 * @throws {@link EsprValidateError} `CSV_COLUMN_INVALID`
 */
export function parseColumnPath(name: string): ColumnPath {
  const text = name.trim();
  const segments = [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([member, position]) =>
    position === undefined ? member : Number(position),
  );
  const isPath = PATH.test(text) && segments.length <= MAXIMUM_SEGMENTS;
  if (!isPath || segments.some((segment) => RESERVED.has(segment))) {
    throw new EsprValidateError(
      'CSV_COLUMN_INVALID',
      `${JSON.stringify(name)} is no path such as materialComposition[0].percentage.`,
    );
  }
  return segments;
}
