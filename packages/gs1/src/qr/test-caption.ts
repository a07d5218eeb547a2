import type { SymbolLayout } from './symbol-layout.js';

/** The word TEST, a module for each mark. */
const letters = [
  '### ### ### ###',
  ' #  #   #    # ',
  ' #  ### ###  # ',
  ' #  #     #  # ',
  ' #  ### ###  # ',
];
const marginModules = 3;

/** Height of the caption in modules, with a margin below it. Above it is the quiet zone of the symbol. */
export const captionModules = letters.length + marginModules;

/**
 * Rows of pixels that show TEST in the middle, one bit each, behind the byte that names their filter.
 *
 * @param sizePx - Width of the image.
 */
export function testCaption({ modulePx }: SymbolLayout, sizePx: number): Uint8Array {
  const rowBytes = Math.ceil(sizePx / 8) + 1;
  const rows = new Uint8Array(rowBytes * captionModules * modulePx).fill(0xff);
  const [first = ''] = letters;
  const leftPx = Math.floor((sizePx - first.length * modulePx) / 2);
  for (let y = 0; y < captionModules * modulePx; y++) {
    const row = rows.subarray(y * rowBytes, (y + 1) * rowBytes);
    row[0] = 0;
    const marks = letters[Math.floor(y / modulePx)] ?? '';
    for (let x = 0; x < marks.length * modulePx; x++) {
      if (marks[Math.floor(x / modulePx)] !== '#') continue;
      const at = leftPx + x;
      row[1 + (at >> 3)] = (row[1 + (at >> 3)] ?? 0) & ~(0x80 >> (at & 7));
    }
  }
  return rows;
}
