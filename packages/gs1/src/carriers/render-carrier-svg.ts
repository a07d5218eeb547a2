import type { ModuleMatrix } from '../qr/module-matrix.js';
import { roundMm, type Carrier } from './carrier.js';
import { placeAlone, type PlacedCode } from './placed-code.js';
import { letterWidth } from './text-block.js';

/** Options of {@link renderCarrierSvg} and {@link renderCarrierPdf}. */
export interface RenderCarrierOptions {
  /** Lines of printable ASCII below the code, such as `(01) 09506000134352`. Default none. */
  readonly text?: readonly string[];
}

/**
 * Draws a code as an SVG document in millimetres, black on white: a program that keeps the units prints it at its
 * X-dimension. The picture is as wide as the code with its quiet zone, or as its text where that is wider.
 *
 * @throws `CarrierError` `TEXT_NOT_PRINTABLE`.
 * @see SVG 1.1, 7.10, "Units".
 */
export function renderCarrierSvg(carrier: Carrier, options: RenderCarrierOptions = {}): string {
  const placed = placeAlone(carrier, options.text ?? []);
  const { widthMm, heightMm, codeLeftMm, codeTopMm } = placed;
  const { xDimensionMm, quietZoneModules, matrix } = carrier;
  const inset = quietZoneModules * xDimensionMm;
  const origin = `translate(${roundMm(codeLeftMm + inset)} ${roundMm(codeTopMm + inset)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" ` +
    `viewBox="0 0 ${widthMm} ${heightMm}">` +
    `<rect width="${widthMm}" height="${heightMm}" fill="#fff"/>` +
    `<path transform="${origin} scale(${xDimensionMm})" fill="#000" shape-rendering="crispEdges" ` +
    `d="${darkRuns(matrix)}"/>` +
    textLines(placed) +
    '</svg>'
  );
}

/** One rectangle for each run of dark modules in a row, in modules. */
function darkRuns(matrix: ModuleMatrix): string {
  return runsOf(matrix)
    .map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`)
    .join('');
}

/** Dark modules side by side. */
export function runsOf(matrix: ModuleMatrix): { column: number; row: number; length: number }[] {
  const side = matrix.sideModules();
  const runs: { column: number; row: number; length: number }[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (!matrix.isDark(column, row)) continue;
      const start = column;
      while (column < side && matrix.isDark(column, row)) column++;
      runs.push({ column: start, row, length: column - start });
    }
  }
  return runs;
}

function textLines({ text, textTopMm, textAtMm, textAnchor }: PlacedCode): string {
  const { lines, letterMm, lineMm } = text;
  return lines
    .map((line, index) => {
      const baseline = roundMm(textTopMm + index * lineMm + letterMm);
      const length = roundMm(line.length * letterMm * letterWidth);
      return (
        `<text x="${roundMm(textAtMm)}" y="${baseline}" font-size="${letterMm}" text-anchor="${textAnchor}" ` +
        `textLength="${length}" lengthAdjust="spacingAndGlyphs" xml:space="preserve" ` +
        `font-family="Courier,monospace" fill="#000">${escapeXml(line)}</text>`
      );
    })
    .join('');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
