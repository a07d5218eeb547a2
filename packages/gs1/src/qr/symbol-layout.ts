import { quietZoneModules, type ModuleMatrix } from './module-matrix.js';

/** Where a symbol stands in a square image. */
export interface SymbolLayout {
  /** Pixels along one side of a module: a whole number, so that every module is the same. */
  readonly modulePx: number;
  /** Pixels between the left (and top) edge of the image and the symbol. */
  readonly originPx: number;
}

/** The smallest and the largest image, in pixels along one side. */
export const imageSizePx = { min: 128, max: 2048 } as const;

/**
 * Centres a symbol in an image of exactly `sizePx` pixels, with modules as large as the quiet zone
 * allows. What is left over widens the quiet zone.
 *
 * @throws RangeError if `sizePx` is no integer of 128 to 2048, or has no room for the symbol.
 */
export function layOutSymbol(matrix: ModuleMatrix, sizePx: number): SymbolLayout {
  if (!Number.isInteger(sizePx) || sizePx < imageSizePx.min || sizePx > imageSizePx.max) {
    const { min, max } = imageSizePx;
    throw new RangeError(`An image is ${min} to ${max} pixels wide, a whole number.`);
  }
  const side = matrix.sideModules();
  const modulePx = Math.floor(sizePx / (side + 2 * quietZoneModules));
  if (modulePx < 1) {
    throw new RangeError(`${sizePx} pixels have no room for ${side} modules and a quiet zone.`);
  }
  return { modulePx, originPx: Math.floor((sizePx - side * modulePx) / 2) };
}
