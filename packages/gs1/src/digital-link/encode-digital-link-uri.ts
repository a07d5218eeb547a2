import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from '../syntax/ai-element.js';
import { withoutRepeats } from '../syntax/check-elements.js';
import { dictionaryOf } from '../syntax/dictionary-of.js';
import { chooseQualifiers } from '../syntax/choose-qualifiers.js';
import type { DecodeOptions } from '../syntax/decode-options.js';
import { Gs1Error } from '../error.js';
import { formatDigitalLinkUri } from './format-digital-link-uri.js';

/** Options of {@link encodeDigitalLinkUri}. */
export interface EncodeDigitalLinkOptions<
  Ai extends string = ApplicationIdentifier,
> extends DecodeOptions<Ai> {
  /** As {@link DigitalLinkParts.uriStem}. Default `https://id.gs1.org`. */
  readonly uriStem?: string;
}

/**
 * Writes the elements of a symbol as a Digital Link URI, in any order, equal repeats once: the first that is a
 * primary key becomes the key, the sequence of its qualifiers that leaves only data attributes over goes into the
 * path, the longest of several; all else goes into the query string.
 *
 * @throws {@link Gs1Error} as {@link formatDigitalLinkUri} does; `MISSING_PRIMARY_KEY` when no element
 * is a primary key.
 * @see GS1 Digital Link standard: URI syntax 1.6.
 * @example
 * const { elements } = decodeBracketed('(17)281231(21)XYZ(10)ABC(01)09506000134352');
 * encodeDigitalLinkUri(elements); // 'https://id.gs1.org/01/09506000134352/10/ABC/21/XYZ?17=281231'
 */
export function encodeDigitalLinkUri<Ai extends string = ApplicationIdentifier>(
  repeating: readonly AiElement<NoInfer<Ai>>[],
  options: EncodeDigitalLinkOptions<Ai> = {},
): string {
  const elements = withoutRepeats(repeating);
  const dictionary = dictionaryOf(options);
  const entryOf = (element: AiElement<Ai>) => dictionary.find(element.applicationIdentifier);
  const primaryKey = elements.find((element) => entryOf(element)?.qualifierSequences);
  const key = primaryKey && entryOf(primaryKey);
  if (!key) {
    throw new Gs1Error('MISSING_PRIMARY_KEY', 'No element is a primary key of a Digital Link.');
  }
  const qualifiers = chooseQualifiers(elements, key, dictionary);
  const attributes = elements.filter(
    (element) => element !== primaryKey && !qualifiers.includes(element),
  );
  const { uriStem } = options;
  const stem = uriStem === undefined ? {} : { uriStem };
  return formatDigitalLinkUri({ ...stem, primaryKey, qualifiers, attributes }, options);
}
