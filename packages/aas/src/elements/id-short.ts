/** Longest `idShort` (AAS Part 1, Referable). */
const maxIdShortLength = 128;

/** Stands before what does not begin with a letter. */
const mark = 'x_x_';

/** A key that is its own `idShort`: nothing in it is escaped, and it is long enough. Most keys are such. */
const plainKey = /^[A-Za-z](?:[A-Za-z0-9]|_(?!x))+$/;

const beginsWithLetter = /^[A-Za-z]/;

/** `_x2D_` is the character U+002D, `_x_` none at all. */
const escapeSequence = /_x([0-9A-F]{0,6})_/g;

/**
 * Writes a metadata key as the `idShort` of a submodel element: letters, digits and underscores, a
 * letter first, 2 to 128 characters, so that every version of the AAS schemas takes it. Most keys stay
 * as they are.
 *
 * @returns Undefined for a key that would come out too long.
 * @example
 * encodeIdShort('iron-steel') // 'iron_x2D_steel'
 */
export function encodeIdShort(key: string): string | undefined {
  if (key.length > maxIdShortLength) return undefined;
  return plainKey.test(key) ? key : escapeKey(key);
}

/** Keys that repeat are few: to remember more costs as much as to escape them. */
const mostRemembered = 1000;

/** `encodeIdShort` for the keys of one document: a key that occurs in it again and again is escaped once. */
export function createIdShortEncoder(): typeof encodeIdShort {
  const escaped = new Map<string, string | undefined>();
  return (key) => {
    if (key.length > maxIdShortLength) return undefined;
    if (plainKey.test(key)) return key;
    const before = escaped.get(key);
    if (before !== undefined) return before;
    const idShort = escapeKey(key);
    if (escaped.size < mostRemembered) escaped.set(key, idShort);
    return idShort;
  };
}

/** The key that an `idShort` was written for; one that no key is written as stands for itself. */
export function decodeIdShort(idShort: string): string {
  if (!idShort.includes('_x')) return idShort;
  const escaped = idShort.length > mark.length && idShort.startsWith(mark);
  const key = (escaped ? idShort.slice(mark.length) : idShort).replace(
    escapeSequence,
    unescapeCharacter,
  );
  return encodeIdShort(key) === idShort ? key : idShort;
}

function escapeKey(key: string): string | undefined {
  const escaped = escapeCharacters(key);
  const idShort = beginsWithLetter.test(key) ? padded(escaped) : mark + (escaped || '_x_');
  return idShort.length <= maxIdShortLength ? idShort : undefined;
}

function padded(escaped: string): string {
  return escaped.length === 1 ? `${escaped}_x_` : escaped;
}

/** Escapes all but letters, digits and underscores, and an underscore that would read as an escape. */
function escapeCharacters(key: string): string {
  let escaped = '';
  let copied = 0;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    const readsAsEscape = code === underscore && key.charCodeAt(at + 1) === lowerX;
    if (isPlain[code] === 1 && !readsAsEscape) continue;
    const codePoint = key.codePointAt(at) ?? code;
    escaped += key.slice(copied, at) + (latin1Escapes[codePoint] ?? escapeOf(codePoint));
    if (codePoint > 0xffff) at += 1;
    copied = at + 1;
  }
  return escaped + key.slice(copied);
}

const underscore = 0x5f;
const lowerX = 0x78;

/** By character code: 1 for letters, digits and underscores. */
const isPlain = Uint8Array.from({ length: 0x80 }, (_, code) =>
  /\w/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** By code point: numbers are not formatted for what occurs most. */
const latin1Escapes: readonly string[] = Array.from({ length: 0x100 }, (_, code) => escapeOf(code));

function escapeOf(codePoint: number): string {
  return `_x${codePoint.toString(16).toUpperCase()}_`;
}

function unescapeCharacter(sequence: string, hex: string): string {
  if (hex === '') return '';
  const codePoint = parseInt(hex, 16);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : sequence;
}
