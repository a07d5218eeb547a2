import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from '../syntax/ai-element.js';
import { dictionaryOf } from '../syntax/dictionary-of.js';
import { findDataFieldProblems } from '../syntax/check-data-field.js';
import { arrangeElements, isPrimaryKey } from '../compression/arrange-elements.js';
import { isBase64url } from '../characters/base64url.js';
import { decompressElements } from '../compression/decompress-elements.js';
import { pathPair, queryString } from '../compression/format-link.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { Gs1ErrorCode, Gs1Problem } from '../error.js';
import { maxInputLength } from '../syntax/message.js';
import { decodeAscii } from '../characters/percent-encoding.js';
import { splitUri, type UriParts } from './uri.js';

/** What {@link decompressDigitalLinkUri} returns. */
export type Decompression =
  | {
      readonly decompressed: true;
      /** The same link without compression. Its values are read, not yet checked. */
      readonly uri: string;
      /** Where the compressed segment stands in the input, in UTF-16 code units. */
      readonly start: number;
      /** Index after the last character of the compressed segment. */
      readonly end: number;
    }
  | { readonly decompressed: false; readonly problem: Gs1Problem };

/** Options of {@link decompressDigitalLinkUri}. */
export interface DecompressionOptions<Ai extends string = ApplicationIdentifier> {
  /** From {@link loadDictionary}. Default the release this package was built from. */
  readonly dictionary?: Dictionary<Ai>;
}

/** Where the parts of a compressed link stand in it. */
interface CompressedLink {
  readonly segmentStart: number;
  readonly segmentEnd: number;
  /** The end of the path, with the slash that may follow the segment. */
  readonly pathEnd: number;
}

/**
 * Turns a compressed GS1 Digital Link URI into the same link without compression. Links are no
 * longer compressed since version 1.3 of the standard; those printed before stay readable.
 *
 * The compressed segment is the last one of the path; a readable primary key may stand before it. A
 * query string and a fragment are kept. Numbers of any length come out digit for digit.
 *
 * A link is compressed when its path holds no primary key as it stands and this function reads it;
 * of a thousand other paths about one can be read by chance.
 *
 * @param uri - An absolute `http` or `https` URI.
 * @returns Never throws. `INVALID_URI` and `INVALID_PERCENT_ENCODING` for what is no URI;
 * `NOT_COMPRESSED` when the last segment is not base64url; `INVALID_COMPRESSION` when its bits are
 * not those of a link with a primary key; `INPUT_TOO_LONG` above 8192 characters.
 * @see GS1 Digital Link standard 1.2, "Compression and decompression of GS1 Digital Link URIs".
 * @example
 * const result = decompressDigitalLinkUri('https://id.gs1.org/AN2yxDhfaiaw');
 * result.decompressed && result.uri; // 'https://id.gs1.org/00/998440410914660971'
 * decompressDigitalLinkUri('https://example.com/products').decompressed; // false
 */
export function decompressDigitalLinkUri<Ai extends string = ApplicationIdentifier>(
  uri: string,
  options: DecompressionOptions<Ai> = {},
): Decompression {
  const parts = uri.length > maxInputLength ? tooLong(uri) : splitUri(uri);
  if ('code' in parts) return { decompressed: false, problem: parts };
  const { pathStart } = parts;
  const link = findCompressedSegment(uri, parts);
  if (!link) {
    const message = 'The path does not end in a compressed segment.';
    return refused('NOT_COMPRESSED', message, [pathStart, uri.length]);
  }
  const { segmentStart: start, segmentEnd: end } = link;
  const decompressed = decompress(uri, pathStart, link, dictionaryOf(options));
  if (decompressed !== undefined) return { decompressed: true, uri: decompressed, start, end };
  const message = 'The compressed segment does not hold a Digital Link.';
  return refused('INVALID_COMPRESSION', message, [start, end]);
}

function findCompressedSegment(
  uri: string,
  { pathStart, lastSlash, pathEnd: segmentEnd, queryStart: pathEnd }: UriParts,
): CompressedLink | undefined {
  const segmentStart = lastSlash + 1;
  const isSegment = segmentStart > pathStart && isBase64url(uri.slice(segmentStart, segmentEnd));
  return isSegment ? { segmentStart, segmentEnd, pathEnd } : undefined;
}

function decompress(
  uri: string,
  pathStart: number,
  { segmentStart, segmentEnd, pathEnd }: CompressedLink,
  dictionary: Dictionary,
): string | undefined {
  const content = decompressElements(uri.slice(segmentStart, segmentEnd), dictionary);
  if (!content) return undefined;
  const before = uri.slice(0, segmentStart - 1);
  const keyStart = findReadableKey(before, pathStart);
  const readableKey = readKey(before, keyStart, content.elements, dictionary);
  const arranged = arrangeElements(content.elements, dictionary, readableKey);
  if (!arranged) return undefined;
  const stem = readableKey ? before.slice(0, keyStart) : before;
  const query = queryString(arranged.attributes, content.parameters);
  const rest = uri.slice(pathEnd);
  return (
    stem +
    [arranged.primaryKey, ...arranged.qualifiers].map(pathPair).join('') +
    query +
    (query !== '' && rest.startsWith('?') ? `&${rest.slice(1)}` : rest)
  );
}

/** The slash of the last but one segment; -1 when there are fewer than two. */
function findReadableKey(path: string, pathStart: number): number {
  const keyStart = path.lastIndexOf('/', path.lastIndexOf('/') - 1);
  return keyStart < pathStart ? -1 : keyStart;
}

/**
 * The primary key in the two segments from `keyStart` on. Where the compressed elements have a key
 * of their own, the two may be no more than a part of the stem that looks like one, so it has to be
 * valid.
 */
function readKey(
  path: string,
  keyStart: number,
  elements: readonly AiElement<string>[],
  dictionary: Dictionary,
): AiElement<string> | undefined {
  if (keyStart === -1) return undefined;
  const valueSlash = path.indexOf('/', keyStart + 1);
  const applicationIdentifier = path.slice(keyStart + 1, valueSlash);
  const element = { applicationIdentifier, value: decodeAscii(path.slice(valueSlash + 1)) };
  const entry = dictionary.find(applicationIdentifier);
  if (!entry || !isPrimaryKey(element, dictionary)) return undefined;
  if (!elements.some((other) => isPrimaryKey(other, dictionary))) return element;
  const problems = findDataFieldProblems(entry, element.value, 0, element.value.length);
  return problems ? undefined : element;
}

function tooLong({ length }: string): Gs1Problem {
  const message = `At most ${maxInputLength} characters are read at once.`;
  return { code: 'INPUT_TOO_LONG', message, start: maxInputLength, end: length };
}

function refused(
  code: Gs1ErrorCode,
  message: string,
  [start, end]: readonly [start: number, end: number],
): Decompression {
  return { decompressed: false, problem: { code, message, start, end } };
}
