import { characterTable } from './character-set.js';
import { Gs1Error, type Gs1Problem } from './error.js';

const slash = 0x2f;
const question = 0x3f;
const hash = 0x23;
const percent = 0x25;
const zero = 0x30;

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** RFC 3986, 2: unreserved and reserved characters, and the percent sign. */
const isUriCharacter = characterTable(`${alphanumeric}-._~:/?#[]@!$&'()*+,;=%`);
/** Names, IPv4 and IPv6 addresses, a port. No user information: it only ever disguises the host. */
const isHostCharacter = characterTable(`${alphanumeric}-.:[]`);
const isHexDigit = characterTable('0123456789abcdefABCDEF');

/** Checks that a string holds nothing but characters of a URI and whole percent sequences. */
export function findUriCharacterProblem(uri: string): Gs1Problem | undefined {
  for (let position = 0; position < uri.length; position++) {
    const code = uri.charCodeAt(position);
    if (isUriCharacter[code] !== 1) {
      const message = 'A URI holds only ASCII letters, digits and the marks of RFC 3986.';
      return { code: 'INVALID_URI', message, start: position, end: position + 1 };
    }
    if (code === percent && !isPercentSequence(uri, position)) {
      const message = 'A percent sign stands before two hex digits other than 00.';
      return { code: 'INVALID_PERCENT_ENCODING', message, start: position, end: position + 1 };
    }
  }
  return undefined;
}

/** Checks scheme and host; returns where the path starts, or would start. */
export function findPathStart(uri: string): number {
  const hostStart = findHostStart(uri);
  let position = hostStart;
  while (position < uri.length) {
    const code = uri.charCodeAt(position);
    if (code === slash || code === question || code === hash) break;
    if (isHostCharacter[code] !== 1) {
      throw new Gs1Error('INVALID_URI', 'A host is a name or an address.', {
        start: position,
        end: position + 1,
      });
    }
    position++;
  }
  if (position === hostStart)
    throw new Gs1Error('INVALID_URI', 'The host is missing.', { start: position });
  return position;
}

/** Like `indexOf` up to `end`, with `end` itself when the character does not come before it. */
export function indexOfOr(text: string, character: string, start: number, end: number): number {
  const index = text.indexOf(character, start);
  return index === -1 || index > end ? end : index;
}

function findHostStart(uri: string): number {
  const scheme = uri.slice(0, 8).toLowerCase();
  if (scheme === 'https://') return 8;
  if (scheme.startsWith('http://')) return 7;
  throw new Gs1Error('INVALID_URI', 'A Digital Link starts with http:// or https://.');
}

function isPercentSequence(uri: string, position: number): boolean {
  const high = uri.charCodeAt(position + 1);
  const low = uri.charCodeAt(position + 2);
  if (isHexDigit[high] !== 1 || isHexDigit[low] !== 1) return false;
  return high !== zero || low !== zero;
}
