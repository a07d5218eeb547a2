import { categoryRules } from '../categories/all-categories.js';
import { EsprValidateError } from '../error.js';
import { nearestName } from '../rules/nearest-name.js';

/**
 * Refuses a column with almost the name of a column the file does not have: its cells would become unused metadata,
 * and what they say would not happen.
 *
 * @throws {@link EsprValidateError} `CSV_COLUMN_UNKNOWN`
 */
export function refuseMisnamed(names: readonly string[], otherColumns: readonly string[]): void {
  const known = ['category', ...otherColumns];
  const missing = known.filter((name) => !names.includes(name));
  for (const name of names) {
    if (known.includes(name) || isMetadata(name)) continue;
    const nearest = nearestName(name, missing);
    if (nearest === undefined) continue;
    throw new EsprValidateError(
      'CSV_COLUMN_UNKNOWN',
      `There is no column ${JSON.stringify(name)}. Did you mean ${nearest}?`,
    );
  }
}

/**
 * Refuses a file without a column that every row needs.
 *
 * @throws {@link EsprValidateError} `CSV_COLUMN_MISSING`
 */
export function refuseMissing(names: readonly string[], requiredColumns: readonly string[]): void {
  const missing = requiredColumns.find((name) => !names.includes(name));
  if (missing === undefined) return;
  const there = names.slice(0, mostNamed).map((name) => JSON.stringify(name));
  const more = names.length > mostNamed ? ', …' : '';
  throw new EsprValidateError(
    'CSV_COLUMN_MISSING',
    `There is no column ${missing}. Name the right one so; there are ${there.join(', ')}${more}.`,
  );
}

const mostNamed = 20;

/** A path into the metadata, or the name of a field of any category. */
function isMetadata(name: string): boolean {
  const [first = ''] = name.split(/[.[]/, 1);
  return (
    first !== name || Object.values(categoryRules).some(({ fields }) => Object.hasOwn(fields, name))
  );
}
