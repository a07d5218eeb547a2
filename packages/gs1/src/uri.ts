import { characterTable } from './character-set.js';
import type { Gs1ErrorCode, Gs1Problem } from './error.js';

const slash = 0x2f;
const question = 0x3f;
const hash = 0x23;
const percent = 0x25;
const colon = 0x3a;
const letterS = 0x73;
const zero = 0x30;

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** RFC 3986, 2: unreserved and reserved characters, and the percent sign. */
const isUriCharacter = characterTable(`${alphanumeric}-._~:/?#[]@!$&'()*+,;=%`);
/** Names, IPv4 and IPv6 addresses, a port. No user information: it only ever disguises the host. */
const isHostCharacter = characterTable(`${alphanumeric}-.:[]`);
/** What a path is mostly made of, and needs no second look. */
const isPlainCharacter = characterTable(`${alphanumeric}-._~/`);
const isHexDigit = characterTable('0123456789abcdefABCDEF');

/** Where the parts of a URI start and end. */
export interface UriParts {
  /** Where the path starts, or would start. */
  readonly pathStart: number;
  /** Where the path ends, and the query string with its question mark may start. */
  readonly pathEnd: number;
  /** Where the query string ends: at the fragment or the end of the URI. */
  readonly queryEnd: number;
}

/**
 * Takes an absolute `http` or `https` URI apart in one pass, or says why it is none: its scheme, host,
 * characters and percent sequences.
 */
export function splitUri(uri: string): UriParts | Gs1Problem {
  const { length } = uri;
  const hostStart = findHostStart(uri);
  if (hostStart === 0) {
    return problemAt('INVALID_URI', 'Expected http:// or https://.', 0, 0);
  }
  const pathStart = findPathStart(uri);
  if (pathStart === hostStart || !isHostEnd(uri.charCodeAt(pathStart), pathStart === length)) {
    const end = Math.min(pathStart + 1, length);
    return problemAt('INVALID_URI', 'A host is a name or an address.', pathStart, end);
  }
  let pathEnd = -1;
  let queryEnd = -1;
  for (let position = pathStart; position < length; position++) {
    const code = uri.charCodeAt(position);
    if (isPlainCharacter[code] === 1) continue;
    if (isUriCharacter[code] !== 1) {
      const message = 'No URI holds this character.';
      return problemAt('INVALID_URI', message, position, position + 1);
    }
    if (code === percent && !isPercentSequence(uri, position)) {
      const message = 'Expected two hex digits other than 00 after the percent sign.';
      const end = Math.min(position + 3, length);
      return problemAt('INVALID_PERCENT_ENCODING', message, position, end);
    }
    if (code === hash && queryEnd === -1) queryEnd = position;
    if (code === question && pathEnd === -1 && queryEnd === -1) pathEnd = position;
  }
  if (queryEnd === -1) queryEnd = length;
  return { pathStart, pathEnd: pathEnd === -1 ? queryEnd : pathEnd, queryEnd };
}

/** Says why a string is not an absolute `http` or `https` URI. */
export function findUriProblem(uri: string): Gs1Problem | undefined {
  const parts = splitUri(uri);
  return 'code' in parts ? parts : undefined;
}

/** Where the host of an `http` or `https` URI ends: where its path starts, or would start. */
export function findPathStart(uri: string): number {
  let position = findHostStart(uri);
  while (isHostCharacter[uri.charCodeAt(position)] === 1) position++;
  return position;
}

/** Like `indexOf` up to `end`, with `end` itself when the character does not come before it. */
export function indexOfOr(text: string, character: string, start: number, end: number): number {
  const index = text.indexOf(character, start);
  return index === -1 || index > end ? end : index;
}

/** 7 or 8; 0 for another scheme. RFC 3986, 3.1: a scheme is read in either case. */
function findHostStart(uri: string): number {
  for (let position = 0; position < 4; position++) {
    if ((uri.charCodeAt(position) | 0x20) !== 'http'.charCodeAt(position)) return 0;
  }
  const colonAt = (uri.charCodeAt(4) | 0x20) === letterS ? 5 : 4;
  if (uri.charCodeAt(colonAt) !== colon || uri.charCodeAt(colonAt + 1) !== slash) return 0;
  return uri.charCodeAt(colonAt + 2) === slash ? colonAt + 3 : 0;
}

function isHostEnd(code: number, isUriEnd: boolean): boolean {
  return isUriEnd || code === slash || code === question || code === hash;
}

function problemAt(code: Gs1ErrorCode, message: string, start: number, end: number): Gs1Problem {
  return { code, message, start, end };
}

function isPercentSequence(uri: string, position: number): boolean {
  const high = uri.charCodeAt(position + 1);
  const low = uri.charCodeAt(position + 2);
  if (isHexDigit[high] !== 1 || isHexDigit[low] !== 1) return false;
  return high !== zero || low !== zero;
}
