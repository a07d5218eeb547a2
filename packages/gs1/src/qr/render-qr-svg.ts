import { quietZoneModules, type ModuleMatrix } from './module-matrix.js';
import { layOutSymbol } from './symbol-layout.js';

/** Options of {@link renderQrSvg}. */
export interface RenderQrSvgOptions {
  /** Width of the image in CSS pixels; also its height, without text below. 128 to 2048. Default 512. */
  readonly sizePx?: number;
  /**
   * Human readable interpretation: lines of text to stand below the symbol, such as
   * `(01) 09506000134352`. Default none.
   */
  readonly hri?: readonly string[];
}

/** Height of a line of text, in modules; its letters take four fifths of it. */
const lineModules = 3;

/**
 * Draws a symbol as an SVG document, with a quiet zone of four modules, black on white. One path, so
 * that no seams show between modules at any scale. Text is escaped and shrunk to the symbol's width.
 *
 * @throws RangeError for a `sizePx` outside 128 to 2048; `Gs1Error` `NO_ROOM` if that is too small for
 * the symbol.
 * @see SVG 1.1; GS1 General Specifications, "Human readable interpretation (HRI) rules".
 */
export function renderQrSvg(matrix: ModuleMatrix, options: RenderQrSvgOptions = {}): string {
  const { sizePx = 512, hri = [] } = options;
  layOutSymbol(matrix, sizePx);
  const width = matrix.sideModules() + 2 * quietZoneModules;
  const textModules = hri.length === 0 ? 0 : hri.length * lineModules + 1;
  const height = width + textModules;
  const heightPx = round((sizePx * height) / width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${heightPx}" ` +
    `viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `<rect width="${width}" height="${height}" fill="#fff"/>` +
    `<path fill="#000" d="${darkModules(matrix)}"/>` +
    hri.map((line, index) => textLine(line, { index, width })).join('') +
    '</svg>'
  );
}

/** One rectangle for each run of dark modules in a row. */
function darkModules(matrix: ModuleMatrix): string {
  const side = matrix.sideModules();
  let path = '';
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (!matrix.isDark(column, row)) continue;
      const start = column;
      while (column < side && matrix.isDark(column, row)) column++;
      const run = column - start;
      path += `M${start + quietZoneModules} ${row + quietZoneModules}h${run}v1h-${run}z`;
    }
  }
  return path;
}

function textLine(line: string, { index, width }: { index: number; width: number }): string {
  // An OCR-B or other clear sans-serif face, as the rules ask; a digit is about 0.6 of its size wide.
  const fitting = (width - 2) / (Math.max(line.length, 1) * 0.6);
  const fontSize = round(Math.min(lineModules * 0.8, fitting));
  const baseline = width + (index + 1) * lineModules - 1;
  return (
    `<text x="${width / 2}" y="${baseline}" font-size="${fontSize}" text-anchor="middle" ` +
    `font-family="OCR-B,monospace" fill="#000">${escapeXml(line)}</text>`
  );
}

/** XML 1.0: markup escaped, characters it cannot hold replaced. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- these are the characters XML has no form for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
