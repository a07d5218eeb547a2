import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from './ai-element.js';
import { dictionaryOf } from './dictionary-of.js';
import { requireAssociations, requireElement, withoutRepeats } from './check-elements.js';
import type { DecodeOptions } from './decode-options.js';

/**
 * Writes elements with their AIs in round brackets, in the order given, equal repeats once. An opening
 * bracket in a value gets a backslash. {@link decodeBracketed} gives the elements back.
 *
 * @throws {@link Gs1Error} as {@link encodeElementString} does.
 * @example
 * const gtin = { applicationIdentifier: '01', value: '09506000134352' };
 * encodeBracketed([gtin, { applicationIdentifier: '10', value: 'A(1)' }]); // '(01)09506000134352(10)A\\(1)'
 */
export function encodeBracketed<Ai extends string = ApplicationIdentifier>(
  repeating: readonly AiElement<NoInfer<Ai>>[],
  options: DecodeOptions<Ai> = {},
): string {
  const dictionary = dictionaryOf(options);
  const elements = withoutRepeats(repeating);
  const rules = elements.map((element) => requireElement(element, dictionary));
  requireAssociations(elements, rules, options.checkAssociations);
  return elements
    .map(({ applicationIdentifier, value }) => {
      return `(${applicationIdentifier})${value.replaceAll('(', '\\(')}`;
    })
    .join('');
}
