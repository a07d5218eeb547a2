import type { ApplicationIdentifier } from './__generated__/syntax-dictionary.js';
import { dictionaryOf } from './application-identifier.js';
import { checkAssociations } from './associations.js';
import type { DecodeOptions } from './decode-options.js';
import type { Decoded } from './decoded.js';
import type { DigitalLink } from './digital-link.js';
import { readDigitalLinkPath } from './digital-link-path.js';
import { readDigitalLinkQuery } from './digital-link-query.js';
import { decoded, emptyMessage, hasReadableLength, type Message } from './message.js';
import { findPathStart, findUriProblem, indexOfOr } from './uri.js';

/**
 * Reads a GS1 Digital Link URI.
 *
 * The primary key is the right-most one of the path; what stands before it is the stem. One slash at
 * the end of the path is tolerated, a fragment is ignored. Percent sequences are read in either case;
 * in the query string a `+` is a space. Query parameters that are named by digits alone are AIs.
 *
 * @param uri - An absolute `http` or `https` URI.
 * @returns Elements, every problem and, when there is none, the parts as `digitalLink`. Never throws.
 * @see GS1 Digital Link standard: URI syntax 1.6.
 * @example
 * const link = decodeDigitalLinkUri('https://id.gs1.org/01/09506000134352/10/A+B?17=281231&linkType=all').digitalLink;
 * link?.qualifiers; // [{ applicationIdentifier: '10', value: 'A+B' }]
 * link?.attributes; // [{ applicationIdentifier: '17', value: '281231' }]
 * link?.otherParameters; // [['linkType', 'all']]
 * decodeDigitalLinkUri('https://id.gs1.org/01/9506000134352').problems[0]?.code; // 'TOO_SHORT'
 */
export function decodeDigitalLinkUri<Ai extends string = ApplicationIdentifier>(
  uri: string,
  options: DecodeOptions<Ai> = {},
): Decoded<Ai> {
  const message = emptyMessage<Ai>();
  const digitalLink = hasReadableLength(uri, message)
    ? readDigitalLink(uri, options, message)
    : undefined;
  if (message.problems.length > 0) return decoded('digitalLinkUri', message);
  return decoded('digitalLinkUri', message, { digitalLink });
}

function readDigitalLink<Ai extends string>(
  uri: string,
  options: DecodeOptions<Ai>,
  message: Message<Ai>,
): DigitalLink<Ai> | undefined {
  const problem = findUriProblem(uri);
  if (problem) {
    message.problems.push(problem);
    return undefined;
  }
  const dictionary = dictionaryOf(options);
  const pathStart = findPathStart(uri);
  const uriEnd = indexOfOr(uri, '#', pathStart, uri.length);
  const queryStart = indexOfOr(uri, '?', pathStart, uriEnd);
  const pathEnd = uri.endsWith('/', queryStart) ? queryStart - 1 : queryStart;
  const path = readDigitalLinkPath(uri, [pathStart, pathEnd], dictionary, message);
  const pathElements = message.elements.length;
  const context = { dictionary, path, message };
  const otherParameters = readDigitalLinkQuery(uri, queryStart + 1, uriEnd, context);
  if (options.checkAssociations !== false) checkAssociations(message);
  const primaryKey = message.elements[0];
  if (!path || !primaryKey) return undefined;
  return {
    uriStem: uri.slice(0, path.keyStart),
    primaryKey,
    qualifiers: message.elements.slice(1, pathElements),
    attributes: message.elements.slice(pathElements),
    otherParameters,
  };
}
