import { base64url } from './base64url.js';

/**
 * GS1 CSET 82, the invariant characters of ISO/IEC 646.
 *
 * @see GS1 General Specifications, "GS1 AI encodable character set 82".
 */
export const cset82 =
  '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** RFC 3986, 2.3: what a URI holds as it is. */
export const unreserved = `${base64url}.~`;

/**
 * Index after the character that begins at `index`: a surrogate pair is one character, and no span cuts it in two.
 */
export function characterEnd(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? index + 2 : index + 1;
}

/** One byte per ASCII code, 1 for the characters given; codes above ASCII read `undefined`. */
export function characterTable(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (let index = 0; index < characters.length; index++) table[characters.charCodeAt(index)] = 1;
  return table;
}

/** See {@link unreserved}. */
export const isUnreserved = characterTable(unreserved);
const isHexDigit = characterTable('0123456789abcdefABCDEF');

/** True when two hex digits stand behind the percent sign at `index`. */
export function isPercentSequence(text: string, index: number): boolean {
  return (
    isHexDigit[text.charCodeAt(index + 1)] === 1 && isHexDigit[text.charCodeAt(index + 2)] === 1
  );
}
