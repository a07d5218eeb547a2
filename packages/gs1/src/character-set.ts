/**
 * GS1 CSET 82, the invariant characters of ISO/IEC 646.
 *
 * @see GS1 General Specifications, "GS1 AI encodable character set 82".
 */
export const cset82 =
  '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** One byte per ASCII code, 1 for the characters given; codes above ASCII read `undefined`. */
export function characterTable(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (let index = 0; index < characters.length; index++) table[characters.charCodeAt(index)] = 1;
  return table;
}
