import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { dictionaryOf } from '../syntax/dictionary-of.js';
import { checkAssociations } from '../syntax/associations.js';
import { decodeCompressedLink } from './decode-compressed-link.js';
import type { DecodeOptions } from '../syntax/decode-options.js';
import type { Decoded } from '../syntax/decoded.js';
import type { DigitalLink } from '../syntax/digital-link.js';
import { readDigitalLinkPath } from './digital-link-path.js';
import { readDigitalLinkQuery } from './digital-link-query.js';
import { decoded, emptyMessage, hasReadableLength, type Message } from '../syntax/message.js';
import { splitUri } from './uri.js';

/**
 * Reads a GS1 Digital Link URI.
 *
 * The primary key is the right-most one of the path; what stands before it is the stem. One slash at
 * the end of the path is tolerated, a fragment is ignored. Percent sequences are read in either case;
 * in the query string a `+` is a space. Query parameters that are named by digits alone are AIs. A
 * compressed link is read as the same link without compression; problems then name its segment.
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
  const result = decodeUncompressed(uri, options);
  if (result.valid) return result;
  const isKeyMissing = result.problems.some(({ code }) => code === 'MISSING_PRIMARY_KEY');
  if (!isKeyMissing) return result;
  return decodeCompressedLink(uri, options, decodeUncompressed) ?? result;
}

function decodeUncompressed<Ai extends string>(
  uri: string,
  options: DecodeOptions<Ai>,
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
  const parts = splitUri(uri);
  if ('code' in parts) {
    message.problems.push(parts);
    return undefined;
  }
  const reader = { uri, dictionary: dictionaryOf(options), message, parts };
  const path = readDigitalLinkPath(reader);
  const pathElements = message.elements.length;
  const otherParameters = readDigitalLinkQuery(reader, path);
  checkAssociations(message, options.checkAssociations);
  const primaryKey = message.elements[0];
  if (!path || !primaryKey) return undefined;
  return {
    uriStem: uri.slice(0, path.keyStart),
    primaryKey,
    qualifiers: part(message.elements, 1, pathElements),
    attributes: part(message.elements, pathElements, message.elements.length),
    otherParameters,
  };
}

function part<Item>(items: readonly Item[], start: number, end: number): readonly Item[] {
  return start < end ? items.slice(start, end) : [];
}
