import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { decodeDigitalLinkUri } from './decode-digital-link-uri.js';
import type { DecodeOptions } from '../syntax/decode-options.js';
import type { DigitalLink } from '../syntax/digital-link.js';
import { throwIfProblem } from '../keys/throw-if-problem.js';

/**
 * Reads a GS1 Digital Link URI as {@link decodeDigitalLinkUri} does, for callers who cannot go on
 * without a valid one.
 *
 * @param uri - An absolute `http` or `https` URI.
 * @throws {@link Gs1Error} The first problem of the URI, with its span.
 * @see GS1 Digital Link standard: URI syntax 1.6.
 * @example
 * const link = parseDigitalLinkUri('https://id.gs1.org/01/79521141123453/21/32a%2Fb?linkType=all');
 * link.primaryKey; // { applicationIdentifier: '01', value: '79521141123453' }
 * link.qualifiers; // [{ applicationIdentifier: '21', value: '32a/b' }]
 * link.otherParameters; // [['linkType', 'all']]
 */
export function parseDigitalLinkUri<Ai extends string = ApplicationIdentifier>(
  uri: string,
  options?: DecodeOptions<Ai>,
): DigitalLink<Ai> {
  const { digitalLink, problems } = decodeDigitalLinkUri(uri, options);
  throwIfProblem(problems[0]);
  // A link without a problem has its parts.
  return digitalLink as DigitalLink<Ai>;
}
