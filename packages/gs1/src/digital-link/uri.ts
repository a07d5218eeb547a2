import {
  characterEnd,
  characterTable,
  isPercentSequence,
  isUnreserved,
  unreserved,
} from '../characters/character-set.js';
import type { Gs1Problem } from '../error.js';
import { refuse, type LinterRule } from '../linters/linter.js';

const slash = 0x2f;
const question = 0x3f;
const hash = 0x23;
const percent = 0x25;
const maxPort = 65_535;

/** RFC 3986, 2: unreserved and reserved characters, and the percent sign. */
const isUriCharacter = characterTable(`${unreserved}:/?#[]@!$&'()*+,;=%`);
/**
 * RFC 3986, 3.1 and 3.2: the scheme in either case; a name or an address, the one of IPv6 in brackets; a
 * port. No user information: it only ever disguises the host.
 */
const authority = /^https?:\/\/(?:(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d*))?)?/i;

const noScheme = invalidUri('Expected http:// or https://.');
const noHost = invalidUri('A host is a name or an address.');
const noPort = invalidUri(`A port is at most ${maxPort}.`);
const noUriCharacter = invalidUri('No URI holds this character.');
const noPercentSequence: LinterRule = {
  code: 'INVALID_PERCENT_ENCODING',
  message: 'Expected two hex digits other than 00 after the percent sign.',
};

/** Where the parts of a URI start and end. */
export interface UriParts {
  /** Where the path starts, or would start. */
  readonly pathStart: number;
  /** Where the path ends, one slash at its end left out. */
  readonly pathEnd: number;
  /** The last slash of the path but one at its end; less than `pathStart` when there is none. */
  readonly lastSlash: number;
  /** The slash before that one; less than `pathStart` when there is none. */
  readonly slashBefore: number;
  /** Where the query string with its question mark starts, or would start. */
  readonly queryStart: number;
  /** Where the query string ends: at the fragment or the end of the URI. */
  readonly queryEnd: number;
}

/**
 * Takes an absolute `http` or `https` URI apart in one pass, or says why it is none: its scheme, host,
 * port, characters and percent sequences.
 */
export function splitUri(uri: string): UriParts | Gs1Problem {
  const pathStart = findPathStart(uri);
  if (typeof pathStart === 'object') return pathStart;
  let lastSlash = -1;
  let slashBefore = -1;
  let queryStart = uri.length;
  for (let position = pathStart; position < uri.length; position++) {
    const code = uri.charCodeAt(position);
    if (isUnreserved[code] === 1) continue;
    if (queryStart === uri.length) {
      if (code === slash) {
        slashBefore = lastSlash;
        lastSlash = position;
        continue;
      }
      if (code === question || code === hash) queryStart = position;
    }
    const problem = findCharacterProblem(uri, position);
    if (problem) return problem;
  }
  const queryEnd = indexOfOr(uri, '#', queryStart, uri.length);
  let pathEnd = queryStart;
  if (lastSlash === pathEnd - 1) {
    pathEnd = lastSlash;
    lastSlash = slashBefore;
    slashBefore = findSlashBefore(uri, lastSlash, pathStart);
  }
  return { pathStart, pathEnd, lastSlash, slashBefore, queryStart, queryEnd };
}

/** The last slash before `end`; less than `pathStart` when there is none. */
export function findSlashBefore(uri: string, end: number, pathStart: number): number {
  let position = end - 1;
  while (position >= pathStart && uri.charCodeAt(position) !== slash) position--;
  return position;
}

/** The last one that was right: links come in crowds from one domain. Codes compare faster than strings. */
const knownAuthority = new Uint8Array(256);
/** None yet: no URI has a character there. */
let knownLength = -1;

/**
 * Where the host of an `http` or `https` URI and its port end: where its path starts, or would start.
 * Or what is wrong before that.
 */
function findPathStart(uri: string): number | Gs1Problem {
  if (uri.charCodeAt(knownLength) === slash && startsWithKnown(uri)) return knownLength;
  const [start, port = ''] = authority.exec(uri) ?? [];
  if (start === undefined) return refuse(noScheme, 0, 0);
  const end = start.length;
  if (Number(port) > maxPort) return refuse(noPort, end - port.length, end);
  // At the end of the URI there is no character, which every text includes.
  if (!start.endsWith('//') && '/?#'.includes(uri.charAt(end))) {
    remember(start);
    return end;
  }
  return refuse(noHost, end, Math.min(characterEnd(uri, end), uri.length));
}

function startsWithKnown(uri: string): boolean {
  for (let index = 0; index < knownLength; index++) {
    if (uri.charCodeAt(index) !== knownAuthority[index]) return false;
  }
  return true;
}

function remember(start: string): void {
  if (start.length > knownAuthority.length) return;
  knownLength = start.length;
  for (let index = 0; index < knownLength; index++) knownAuthority[index] = start.charCodeAt(index);
}

/** Like `indexOf` up to `end`, with `end` itself when the character does not come before it. */
export function indexOfOr(text: string, character: string, start: number, end: number): number {
  const index = text.indexOf(character, start);
  return index === -1 || index > end ? end : index;
}

/** Says why a character may not stand where it does behind the host. */
function findCharacterProblem(uri: string, position: number): Gs1Problem | undefined {
  const code = uri.charCodeAt(position);
  if (isUriCharacter[code] !== 1) {
    return refuse(noUriCharacter, position, characterEnd(uri, position));
  }
  if (code !== percent || (isPercentSequence(uri, position) && !uri.startsWith('%00', position))) {
    return undefined;
  }
  return refuse(noPercentSequence, position, Math.min(position + 3, uri.length));
}

function invalidUri(message: string): LinterRule {
  return { code: 'INVALID_URI', message };
}
