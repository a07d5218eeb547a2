import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from './ai-element.js';
import { dictionaryOf } from './dictionary-of.js';
import { requireAssociations, requireElement, withoutRepeats } from './check-elements.js';
import { separatorOf, type ElementStringOptions } from './decode-options.js';
import { Gs1Error } from '../error.js';

/**
 * Writes elements as an element string without brackets, in the order given, equal repeats once: a separator after
 * each data field without a predefined length, except the last. {@link decodeElementString} gives the elements back.
 *
 * @throws {@link Gs1Error} with the span counted in the value of the AI at fault: the codes of the data
 * fields, `UNKNOWN_APPLICATION_IDENTIFIER`, `EMPTY_INPUT`, `DUPLICATE_APPLICATION_IDENTIFIER`,
 * `MANDATORY_ASSOCIATION_MISSING`, `INVALID_PAIR`; `INVALID_CHARACTER` for a value that holds the
 * separator.
 * @see GS1 General Specifications, 7.8, "Processing of data from a GS1 symbology".
 * @example
 * const { elements } = decodeBracketed('(01)09506000134352(10)ABC(21)XYZ');
 * encodeElementString(elements, { separator: '^' }); // '010950600013435210ABC^21XYZ'
 */
export function encodeElementString<Ai extends string = ApplicationIdentifier>(
  repeating: readonly AiElement<NoInfer<Ai>>[],
  options: ElementStringOptions<Ai> = {},
): string {
  const dictionary = dictionaryOf(options);
  const separator = separatorOf(options);
  const elements = withoutRepeats(repeating);
  const rules = elements.map((element) => requireElement(element, dictionary));
  requireAssociations(elements, rules, options.checkAssociations);
  let text = '';
  for (const [index, { applicationIdentifier, value }] of elements.entries()) {
    const start = value.indexOf(separator);
    if (start !== -1) {
      const at = { start, end: start + separator.length, applicationIdentifier };
      throw new Gs1Error('INVALID_CHARACTER', 'The value holds the separator.', at);
    }
    text += applicationIdentifier + value;
    const isLast = index === elements.length - 1;
    if (!isLast && rules[index]?.predefinedLength === 0) text += separator;
  }
  return text;
}
