import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { dictionaryOf } from './dictionary-of.js';
import { checkAssociations, checkRepetitions } from './associations.js';
import { separatorOf, type ElementStringOptions } from './decode-options.js';
import type { Decoded } from './decoded.js';
import { readElementString } from './element-string.js';
import { decoded, emptyMessage, hasReadableLength } from './message.js';
import { suggestSeparators } from './suggest-separators.js';

/**
 * Reads an element string without brackets: AIs and data fields one after the other, a separator after each field
 * without a predefined length.
 *
 * One separator at the start and one at the end are skipped; so is one after a field of fixed length.
 *
 * @returns Elements and every problem, with `suggestions` where lost separators explain them. Never
 * throws.
 * @see GS1 General Specifications, 7.8, "Processing of data from a GS1 symbology".
 * @example
 * decodeElementString('010950600013435217281231' + '10ABC\u001d21XYZ').elements.at(-1); // { applicationIdentifier: '21', value: 'XYZ' }
 * decodeElementString('10ABC^0109506000134352', { separator: '^' }).valid; // true
 * decodeElementString('0109506000134353').problems[0]?.code; // 'CHECK_DIGIT_MISMATCH'
 * decodeElementString('10ABC').problems[0]?.code; // 'MANDATORY_ASSOCIATION_MISSING'
 */
export function decodeElementString<Ai extends string = ApplicationIdentifier>(
  elementString: string,
  options: ElementStringOptions<Ai> = {},
): Decoded<Ai> {
  const separator = separatorOf(options);
  const message = emptyMessage<Ai>();
  if (!hasReadableLength(elementString, message)) return decoded('elementString', message);
  const dictionary = dictionaryOf(options);
  readElementString(elementString, 0, { dictionary, separator }, message);
  checkRepetitions(message);
  checkAssociations(message, options.checkAssociations);
  if (message.problems.length === 0) return decoded('elementString', message);
  const suggestions = suggestSeparators(elementString, options);
  return decoded('elementString', message, { suggestions });
}
