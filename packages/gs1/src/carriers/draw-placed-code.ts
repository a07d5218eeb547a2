import { pdfString, points, pointsPerMm } from './pdf-file.js';
import type { PlacedCode } from './placed-code.js';
import { runsOf } from './render-carrier-svg.js';
import { letterWidth } from './text-block.js';

/**
 * The operators of a PDF that draw a code and its text.
 *
 * @param leftMm - Where its rectangle starts, from the left of the page.
 * @param bottomMm - Where its rectangle ends, from the bottom of the page.
 * @see ISO 32000-1, 8.5 "Path construction and painting" and 9.4 "Text objects".
 */
export function drawPlacedCode(
  placed: PlacedCode,
  { leftMm, bottomMm }: { readonly leftMm: number; readonly bottomMm: number },
): string {
  const { carrier, heightMm, codeLeftMm, codeTopMm } = placed;
  const { matrix, xDimensionMm, quietZoneModules } = carrier;
  const side = matrix.sideModules();
  const inset = quietZoneModules * xDimensionMm;
  const left = leftMm + codeLeftMm + inset;
  const bottom = bottomMm + heightMm - codeTopMm - inset - side * xDimensionMm;
  const module = Math.round(xDimensionMm * pointsPerMm * 1e6) / 1e6;
  // One fill of all rectangles, so that no seams show between them.
  const rectangles = runsOf(matrix).map(
    ({ column, row, length }) => `${column} ${side - row - 1} ${length} 1 re`,
  );
  return [
    `q ${module} 0 0 ${module} ${points(left)} ${points(bottom)} cm`,
    ...rectangles,
    'f Q',
    ...drawText(placed, { leftMm, bottomMm }),
    '',
  ].join('\n');
}

function drawText(
  { text, textTopMm, textAtMm, textAnchor, heightMm }: PlacedCode,
  { leftMm, bottomMm }: { readonly leftMm: number; readonly bottomMm: number },
): string[] {
  const { lines, letterMm, lineMm } = text;
  return lines.map((line, index) => {
    const width = line.length * letterMm * letterWidth;
    const x = leftMm + textAtMm - (textAnchor === 'middle' ? width / 2 : 0);
    const y = bottomMm + heightMm - textTopMm - index * lineMm - letterMm;
    return `BT /F1 ${points(letterMm)} Tf ${points(x)} ${points(y)} Td ${pdfString(line)} Tj ET`;
  });
}
