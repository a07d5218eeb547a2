/** Longest `idShort` (AAS Part 1, Referable). */
const maxIdShortLength = 128;

/** Stands before what does not begin with a letter. */
const mark = 'x_x_';

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
  const escaped = key.replace(/[^A-Za-z0-9_]|_(?=x)/gu, escapeCharacter);
  const idShort = /^[A-Za-z]/.test(key) ? padded(escaped) : mark + (escaped || '_x_');
  return idShort.length <= maxIdShortLength ? idShort : undefined;
}

/** The key that an `idShort` was written for; one that no key is written as stands for itself. */
export function decodeIdShort(idShort: string): string {
  const escaped = idShort.length > mark.length && idShort.startsWith(mark);
  const key = (escaped ? idShort.slice(mark.length) : idShort).replace(
    escapeSequence,
    unescapeCharacter,
  );
  return encodeIdShort(key) === idShort ? key : idShort;
}

function padded(escaped: string): string {
  return escaped.length === 1 ? `${escaped}_x_` : escaped;
}

function escapeCharacter(character: string): string {
  return `_x${character.codePointAt(0)?.toString(16).toUpperCase()}_`;
}

function unescapeCharacter(sequence: string, hex: string): string {
  if (hex === '') return '';
  const codePoint = parseInt(hex, 16);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : sequence;
}
