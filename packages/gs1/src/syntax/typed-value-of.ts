import type { AiElement } from './ai-element.js';
import { findApplicationIdentifier } from './application-identifier.js';
import { findDataFieldProblems } from './check-data-field.js';
import type { TypedValue } from '../values/typed-value.js';
import { valueReaders } from '../values/value-readers.js';

/** Options of {@link typedValueOf}. */
export interface TypedValueOptions {
  /**
   * The year, in four digits, around which years of two digits are read: 49 years back, 50 ahead.
   * The present one, unless the data are old. Without default, so that a result never depends on a
   * clock.
   */
  readonly referenceYear: number;
}

/**
 * Says what the data field of an Application Identifier means: a date, a weight with its unit, an
 * amount with its currency, and so on.
 *
 * @param element - An element as the decoding functions give it.
 * @returns `undefined` when the AI stands for plain characters, such as a serial number, when this
 * release does not know it, or when the data field is not valid.
 * @see GS1 General Specifications, "Application Identifier definitions" and "Determination of
 * century in dates".
 * @example
 * const options = { referenceYear: 2026 };
 * const expiry = { applicationIdentifier: '17', value: '281200' };
 * typedValueOf(expiry, options); // { kind: 'date', date: '2028-12' }
 * const weight = { applicationIdentifier: '3103', value: '001250' };
 * typedValueOf(weight, options); // { kind: 'measure', amount: '1.250', unit: 'KGM' }
 * typedValueOf({ applicationIdentifier: '10', value: 'ABC' }, options); // undefined
 */
export function typedValueOf(
  { applicationIdentifier, value }: AiElement<string>,
  { referenceYear }: TypedValueOptions,
): TypedValue | undefined {
  const read =
    valueReaders.get(applicationIdentifier) ?? valueReaders.get(applicationIdentifier.slice(0, 3));
  const entry = findApplicationIdentifier(applicationIdentifier);
  if (!read || !entry || findDataFieldProblems(entry, value, 0, value.length)) return undefined;
  return read(value, { applicationIdentifier, referenceYear });
}
