import { base64url, sixBitsOf } from '../characters/base64url.js';
import type { BitReader } from './bit-reader.js';
import type { BitWriter } from './bit-writer.js';

/** How the characters of a text are written; the numbers stand in the compressed link. */
const textEncoding = { digits: 0, lowerHex: 1, upperHex: 2, base64url: 3, ascii: 4 } as const;

type TextEncoding = (typeof textEncoding)[keyof typeof textEncoding];

const encodingBits = 3;

/**
 * Reads a text: how it is encoded, its length unless that is fixed, and its characters.
 *
 * @param lengthBits - 0 for a text of `fixedLength` characters.
 * @returns `undefined` when the encoding is none of the standard.
 */
export function readText(
  reader: BitReader,
  lengthBits: number,
  fixedLength: number,
): string | undefined {
  const encoding = reader.read(encodingBits);
  const length = lengthBits === 0 ? fixedLength : reader.read(lengthBits);
  if (encoding === textEncoding.digits) return reader.readDigits(length);
  const bitsPerCharacter = bitsOf(encoding);
  if (bitsPerCharacter === 0) return undefined;
  let text = '';
  for (let count = 0; count < length && !reader.isBroken; count++) {
    text += characterOf(encoding, reader.read(bitsPerCharacter));
  }
  return text;
}

/**
 * Writes an ASCII text in the shortest encoding that holds its characters.
 *
 * @param lengthBits - 0 when the reader knows the length.
 */
export function writeText(writer: BitWriter, text: string, lengthBits: number): void {
  const encoding = shortestEncodingOf(text);
  writer.write(encoding, encodingBits);
  writer.write(text.length, lengthBits);
  if (encoding === textEncoding.digits) {
    writer.writeDigits(text);
    return;
  }
  const bitsPerCharacter = bitsOf(encoding);
  for (const character of text) writer.write(rankIn(encoding, character), bitsPerCharacter);
}

/** The empty text is written as ASCII: that takes no further bit. */
function shortestEncodingOf(text: string): TextEncoding {
  if (text === '') return textEncoding.ascii;
  const all = (alphabet: string) => [...text].every((character) => alphabet.includes(character));
  if (all('0123456789')) return textEncoding.digits;
  if (all('0123456789ABCDEF')) return textEncoding.upperHex;
  if (all('0123456789abcdef')) return textEncoding.lowerHex;
  return all(base64url) ? textEncoding.base64url : textEncoding.ascii;
}

/** 0 for an encoding the standard does not have. */
function bitsOf(encoding: number): number {
  if (encoding === textEncoding.lowerHex || encoding === textEncoding.upperHex) return 4;
  if (encoding === textEncoding.base64url) return 6;
  return encoding === textEncoding.ascii ? 7 : 0;
}

function characterOf(encoding: number, rank: number): string {
  if (encoding === textEncoding.lowerHex) return rank.toString(16);
  if (encoding === textEncoding.upperHex) return rank.toString(16).toUpperCase();
  if (encoding === textEncoding.base64url) return base64url.charAt(rank);
  return String.fromCharCode(rank);
}

function rankIn(encoding: TextEncoding, character: string): number {
  if (encoding === textEncoding.ascii) return character.charCodeAt(0);
  if (encoding === textEncoding.base64url) return sixBitsOf(character);
  return Number.parseInt(character, 16);
}
