import type { AiElement } from '../syntax/ai-element.js';
import { builtInDictionary } from '../syntax/application-identifier.js';
import { isPrimaryKey } from '../compression/arrange-elements.js';
import { compressElements, isCompressible } from '../compression/compress-elements.js';
import { pathPair, queryString } from '../compression/format-link.js';
import { parseDigitalLinkUri } from './parse-digital-link-uri.js';

/** Options of {@link compressDigitalLinkUri}. */
export interface CompressionOptions {
  /** True when the primary key stays readable before the compressed segment. Default false. */
  readonly keepPrimaryKey?: boolean;
  /** True when frequent combinations of AIs are written as one code. Default true. */
  readonly useOptimisations?: boolean;
  /**
   * True when parameters that are no AIs are compressed as well, where their characters allow it.
   * What a resolver reads, such as `linkType`, is hidden from it then. Default false.
   */
  readonly compressOtherParameters?: boolean;
}

/**
 * Compresses a GS1 Digital Link URI, for readers that know nothing but the older versions of the
 * standard. `decompressDigitalLinkUri` gives the link back, its attributes in the order of their
 * AIs.
 *
 * @param uri - A valid, uncompressed GS1 Digital Link URI. A fragment is dropped.
 * @throws {@link Gs1Error} The first problem of the URI, as `parseDigitalLinkUri` does.
 * @see GS1 Digital Link standard 1.2, "Compression and decompression of GS1 Digital Link URIs".
 * @example
 * compressDigitalLinkUri('https://id.gs1.org/00/998440410914660971'); // 'https://id.gs1.org/AN2yxDhfaiaw'
 */
export function compressDigitalLinkUri(uri: string, options: CompressionOptions = {}): string {
  const { keepPrimaryKey = false, useOptimisations = true } = options;
  const { uriStem, primaryKey, qualifiers, attributes, otherParameters } = parseDigitalLinkUri(uri);
  const parameters = options.compressOtherParameters ? otherParameters.filter(isCompressible) : [];
  const others: AiElement<string>[] = [...qualifiers, ...attributes];
  const dictionary = builtInDictionary();
  // A reader that finds several keys takes the first one, so nothing may move before it.
  const isAmbiguous = others.some((element) => isPrimaryKey(element, dictionary));
  const keyElements = keepPrimaryKey ? [] : [primaryKey];
  const mayReorder = keepPrimaryKey || !isAmbiguous;
  const elements = mayReorder
    ? inOrder([...keyElements, ...others])
    : [primaryKey, ...inOrder(others)];
  const input = { elements, parameters, useOptimisations: mayReorder && useOptimisations };
  const segment = compressElements(input, dictionary);
  const stem = keepPrimaryKey ? uriStem + pathPair(primaryKey) : uriStem;
  const readable = otherParameters.filter((parameter) => !parameters.includes(parameter));
  return (segment === '' ? stem : `${stem}/${segment}`) + queryString([], readable);
}

/** As GS1's toolkit orders them: by AI as text. */
function inOrder(elements: readonly AiElement<string>[]): AiElement<string>[] {
  return elements.toSorted((one, other) =>
    one.applicationIdentifier < other.applicationIdentifier ? -1 : 1,
  );
}
