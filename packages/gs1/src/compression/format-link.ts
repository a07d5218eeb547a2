import type { AiElement } from '../syntax/ai-element.js';
import type { DigitalLinkParameter } from '../syntax/digital-link.js';
import { encodeAscii, encodeText } from '../characters/percent-encoding.js';

/** An element as a pair of path segments. Says nothing of its validity. */
export function pathPair({ applicationIdentifier, value }: AiElement<string>): string {
  return `/${applicationIdentifier}/${encodeAscii(value)}`;
}

/** Attributes and other parameters as a query string with its `?`; empty where there are none. */
export function queryString(
  attributes: readonly AiElement<string>[],
  parameters: readonly DigitalLinkParameter[],
): string {
  const pairs = [
    ...attributes.map(
      ({ applicationIdentifier, value }) => `${applicationIdentifier}=${encodeAscii(value)}`,
    ),
    ...parameters.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`),
  ];
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
