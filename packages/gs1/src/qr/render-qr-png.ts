import { zlibSync } from 'fflate';
import type { ModuleMatrix } from './module-matrix.js';
import { pngChunk } from './png-chunk.js';
import { layOutSymbol, type SymbolLayout } from './symbol-layout.js';
import { captionModules, testCaption } from './test-caption.js';

/** Options of {@link renderQrPng}. */
export interface RenderQrPngOptions {
  /** Pixels along one side of the image: exactly this many. 128 to 2048. Default 512. */
  readonly sizePx?: number;
  /**
   * Printed width of one module, in millimetres: what the file says its resolution is follows from it.
   * Default 0.495.
   */
  readonly xDimensionMm?: number;
  /** Shows the word TEST below the quiet zone: the image is eight modules higher than wide. Default false. */
  readonly isTest?: boolean;
}

/**
 * At retail point of sale QR Code has 0.396 to 0.990 mm.
 *
 * @see GS1 General Specifications, 5.12.3.1, symbol specification table 1.
 */
const defaultXDimensionMm = 0.495;

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const filterNone = 0;
const filterUp = 2;

/**
 * Draws a symbol as a PNG file: black on white, opaque, one bit per pixel, a quiet zone of at least
 * four modules, every module the same whole number of pixels. The same symbol gives the same bytes.
 *
 * The `pHYs` chunk states how many pixels make a metre when a module is printed `xDimensionMm` wide,
 * so that a program that honours it prints the symbol at that X-dimension.
 *
 * @throws RangeError for a `sizePx` outside 128 to 2048 or an `xDimensionMm` outside 0.01 to 100;
 * `Gs1Error` `NO_ROOM` if the image is too small for the symbol.
 * @see PNG (Third Edition); GS1 General Specifications, 5.12.3.1.
 */
export function renderQrPng(matrix: ModuleMatrix, options: RenderQrPngOptions = {}): Uint8Array {
  const { sizePx = 512, xDimensionMm = defaultXDimensionMm, isTest = false } = options;
  const layout = layOutSymbol(matrix, sizePx);
  const symbol = filteredRows(matrix, layout, sizePx);
  const pixels = isTest ? concatenate([symbol, testCaption(layout, sizePx)]) : symbol;
  const heightPx = sizePx + (isTest ? captionModules * layout.modulePx : 0);
  return concatenate([
    signature,
    pngChunk('IHDR', header(sizePx, heightPx)),
    pngChunk('pHYs', resolution(layout.modulePx, xDimensionMm)),
    pngChunk('IDAT', zlibSync(pixels, { level: 9, mem: 4 })),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** Bit depth 1, greyscale, deflate, no interlace. */
function header(sizePx: number, heightPx: number): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, sizePx);
  view.setUint32(4, heightPx);
  data[8] = 1;
  return data;
}

/** Pixels per metre, the same in both directions. */
function resolution(modulePx: number, xDimensionMm: number): Uint8Array {
  if (!(xDimensionMm >= 0.01 && xDimensionMm <= 100)) {
    throw new RangeError('A module is 0.01 to 100 millimetres wide.');
  }
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  const pixelsPerMetre = Math.round((modulePx * 1000) / xDimensionMm);
  view.setUint32(0, pixelsPerMetre);
  view.setUint32(4, pixelsPerMetre);
  data[8] = 1;
  return data;
}

/**
 * Each row of pixels behind the byte that names its filter. A row like the one above it is all zeros
 * under the filter "Up"; most are, which is what keeps compression quick.
 */
function filteredRows(matrix: ModuleMatrix, layout: SymbolLayout, sizePx: number): Uint8Array {
  const rowBytes = Math.ceil(sizePx / 8) + 1;
  const rows = new Uint8Array(rowBytes * sizePx);
  const sideModules = matrix.sideModules();
  const symbolEnd = layout.originPx + sideModules * layout.modulePx;
  for (let y = 0; y < sizePx; y++) {
    const start = y * rowBytes;
    const intoSymbol = y - layout.originPx;
    const startsModule = y < symbolEnd && intoSymbol >= 0 && intoSymbol % layout.modulePx === 0;
    if (y !== 0 && y !== symbolEnd && !startsModule) {
      rows[start] = filterUp;
      continue;
    }
    rows[start] = filterNone;
    rows.fill(0xff, start + 1, start + rowBytes);
    if (startsModule) {
      const row = rows.subarray(start + 1, start + rowBytes);
      drawRow(row, matrix, { ...layout, row: intoSymbol / layout.modulePx });
    }
  }
  return rows;
}

/** Clears the bits of dark modules; the left-most pixel is the highest bit. */
function drawRow(
  pixels: Uint8Array,
  matrix: ModuleMatrix,
  { modulePx, originPx, row }: SymbolLayout & { readonly row: number },
): void {
  const sideModules = matrix.sideModules();
  for (let column = 0; column < sideModules; column++) {
    if (!matrix.isDark(column, row)) continue;
    const end = originPx + (column + 1) * modulePx;
    for (let x = end - modulePx; x < end; x++) {
      pixels[x >> 3] = (pixels[x >> 3] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
