import type { Carrier } from './carrier.js';
import { drawPlacedCode } from './draw-placed-code.js';
import { PdfFile } from './pdf-file.js';
import { placeAlone } from './placed-code.js';
import type { RenderCarrierOptions } from './render-carrier-svg.js';

/**
 * Draws a code as a PDF of one page, in lines: the page is as large as the code with its quiet zone and its text.
 *
 * @throws `CarrierError` `TEXT_NOT_PRINTABLE`.
 * @see ISO 32000-1 (PDF 1.7).
 */
export function renderCarrierPdf(carrier: Carrier, options: RenderCarrierOptions = {}): Uint8Array {
  const placed = placeAlone(carrier, options.text ?? []);
  const file = new PdfFile();
  file.addPage(placed, drawPlacedCode(placed, { leftMm: 0, bottomMm: 0 }));
  return file.end();
}
