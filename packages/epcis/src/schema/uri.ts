/** Which places of a URI an ASCII character may stand in, one bit each (RFC 3986, appendix A). */
const schemeStart = 1;
const schemeRest = 2;
const host = 4;
const userInfo = 8;
const path = 16;
const query = 32;
const hexDigit = 64;
const ipLiteral = 128;

const percent = 0x25;
const placesOf = tableOfPlaces();

/**
 * What most URIs of events look like: a path without a percent sequence, behind a host of letters, digits, dots
 * and hyphens if there is one. The engine reads it faster than any loop; the other URIs are taken apart.
 */
const plainUri =
  /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/[A-Za-z0-9.-]+(?:\/|$))?(?!\/\/)[A-Za-z0-9\-._~!$&'()*+,;=:@/]*$/;

/**
 * The URIs that events are full of: Digital Links, and URNs such as EPCs. Each is a {@link plainUri} as well; its fixed
 * start is read in a third of the time.
 */
const commonUri = /^(?:https:\/\/[a-z0-9.-]+\/|urn:[a-z]+:)[A-Za-z0-9\-._~!$&'()*+,;=:@/]*$/;

/**
 * True when a text is an absolute URI with or without a fragment, as `URI` of RFC 3986 has it: no
 * relative reference, no character outside ASCII. It takes time in proportion to the length.
 */
export function isUri(text: string): boolean {
  return commonUri.test(text) || plainUri.test(text) || isTakenApart(text);
}

function isTakenApart(text: string): boolean {
  const colon = text.indexOf(':');
  if (colon < 1 || !isScheme(text, colon)) return false;
  const hash = text.indexOf('#', colon);
  const end = hash === -1 ? text.length : hash;
  if (hash !== -1 && !holdsOnly(text, { start: hash + 1, end: text.length }, query)) return false;
  const mark = text.indexOf('?', colon);
  const pathEnd = mark === -1 || mark > end ? end : mark;
  if (pathEnd < end && !holdsOnly(text, { start: pathEnd + 1, end }, query)) return false;
  const start = colon + 1;
  if (!text.startsWith('//', start)) return holdsOnly(text, { start, end: pathEnd }, path);
  const slash = text.indexOf('/', start + 2);
  const authorityEnd = slash === -1 || slash > pathEnd ? pathEnd : slash;
  return (
    isAuthority(text.slice(start + 2, authorityEnd)) &&
    holdsOnly(text, { start: authorityEnd, end: pathEnd }, path)
  );
}

function isScheme(text: string, end: number): boolean {
  if (!placesAt(text, 0, schemeStart)) return false;
  for (let index = 1; index < end; index++) {
    if (!placesAt(text, index, schemeRest)) return false;
  }
  return true;
}

/** `[ userinfo "@" ] host [ ":" port ]`; the host may be empty. */
function isAuthority(authority: string): boolean {
  const at = authority.indexOf('@');
  if (at !== -1 && !holdsOnly(authority, { start: 0, end: at }, userInfo)) return false;
  const start = at + 1;
  const { length } = authority;
  const bracket = authority.startsWith('[', start) ? authority.indexOf(']', start) : -1;
  const colon = authority.indexOf(':', bracket === -1 ? start : bracket);
  const hostEnd = colon === -1 ? length : colon;
  if (!isPort(authority, hostEnd + 1)) return false;
  if (bracket === -1) return holdsOnly(authority, { start, end: hostEnd }, host);
  const literal = { start: start + 1, end: bracket };
  return bracket + 1 === hostEnd && bracket > start + 1 && holdsOnly(authority, literal, ipLiteral);
}

function isPort(authority: string, start: number): boolean {
  for (let index = start; index < authority.length; index++) {
    const code = authority.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

/** True when a span is of characters for a place and of whole percent sequences. */
function holdsOnly(
  text: string,
  { start, end }: { start: number; end: number },
  place: number,
): boolean {
  for (let index = start; index < end; index++) {
    if (placesAt(text, index, place)) continue;
    if (text.charCodeAt(index) !== percent || index + 2 >= end) return false;
    if (!placesAt(text, index + 1, hexDigit) || !placesAt(text, index + 2, hexDigit)) return false;
    index += 2;
  }
  return true;
}

/** Codes beyond ASCII are beyond the table: `undefined & place` is 0. */
function placesAt(text: string, index: number, place: number): boolean {
  return ((placesOf[text.charCodeAt(index)] ?? 0) & place) !== 0;
}

function tableOfPlaces(): Uint8Array {
  const table = new Uint8Array(128);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const everywhere = host | userInfo | path | query;
  const rows: readonly (readonly [characters: string, places: number])[] = [
    [letters, schemeStart | schemeRest | everywhere],
    ['0123456789', schemeRest | everywhere | hexDigit | ipLiteral],
    ['ABCDEFabcdef', hexDigit | ipLiteral],
    ['+', schemeRest | everywhere],
    ['-', schemeRest | everywhere],
    ['.', schemeRest | everywhere | ipLiteral],
    ["_~!$&'()*,;=", everywhere],
    [':', userInfo | path | query | ipLiteral],
    ['@/', path | query],
    ['?', query],
  ];
  for (const [characters, places] of rows) {
    for (const character of characters) {
      const code = character.charCodeAt(0);
      table[code] = (table[code] ?? 0) | places;
    }
  }
  return table;
}
