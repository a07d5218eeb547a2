import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from './ai-element.js';
import { dictionaryOf } from './dictionary-of.js';
import type { Dictionary } from '../dictionary/dictionary.js';

/** Options of {@link formatHri}. */
export interface HriOptions<Ai extends string = ApplicationIdentifier> {
  /** True when the data title stands before the AI. Default false. */
  readonly dataTitles?: boolean;
  /** From {@link loadDictionary}, for the data titles. Default the one of this release. */
  readonly dictionary?: Dictionary<Ai>;
}

/**
 * Writes elements as human readable interpretation (HRI): the AI in round brackets, a blank, the data
 * field. The values are not checked.
 *
 * @returns One line per element, in the order given.
 * @see GS1 General Specifications, 4.14, "Human readable interpretation (HRI)".
 * @example
 * const { elements } = decodeElementString('010950600013435210ABC');
 * formatHri(elements); // ['(01) 09506000134352', '(10) ABC']
 * formatHri(elements, { dataTitles: true }); // ['GTIN (01) 09506000134352', 'BATCH/LOT (10) ABC']
 */
export function formatHri<Ai extends string = ApplicationIdentifier>(
  elements: readonly AiElement<NoInfer<Ai>>[],
  options: HriOptions<Ai> = {},
): string[] {
  const dictionary = options.dataTitles === true ? dictionaryOf(options) : undefined;
  return elements.map(({ applicationIdentifier, value }) => {
    const title = dictionary?.find(applicationIdentifier)?.title;
    const line = `(${applicationIdentifier}) ${value}`;
    return title === undefined ? line : `${title} ${line}`;
  });
}
