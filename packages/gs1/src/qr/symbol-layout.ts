import { Gs1Error } from '../error.js';
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

/** @throws RangeError for what is no integer of 128 to 2048. */
export function requireImageSize(sizePx: number): void {
  const { min, max } = imageSizePx;
  if (Number.isInteger(sizePx) && sizePx >= min && sizePx <= max) return;
  throw new RangeError(`An image is ${min} to ${max} pixels wide, a whole number.`);
}

/**
 * Centres a symbol in an image of exactly `sizePx` pixels, with modules as large as the quiet zone
 * allows. What is left over widens the quiet zone.
 *
 * @throws RangeError if `sizePx` is no integer of 128 to 2048; {@link Gs1Error} `NO_ROOM` if that is too
 * small for the symbol.
 * @example
 * layOutSymbol(encodeQrCode('https://id.gs1.org/01/09506000134352'), 512); // { modulePx: 13, originPx: 67 }
 */
export function layOutSymbol(matrix: ModuleMatrix, sizePx: number): SymbolLayout {
  requireImageSize(sizePx);
  const side = matrix.sideModules();
  const modulePx = Math.floor(sizePx / (side + 2 * quietZoneModules));
  if (modulePx < 1) {
    throw new Gs1Error('NO_ROOM', 'The image has no room for the symbol and its quiet zone.');
  }
  return { modulePx, originPx: Math.floor((sizePx - side * modulePx) / 2) };
}
