import bwipjs from 'bwip-js/generic';
import { Gs1Error } from '../error.js';
import { chooseMask } from './choose-mask.js';
import type { ModuleMatrix } from './module-matrix.js';

/**
 * How much of a symbol may be unreadable, roughly: `L` 7 %, `M` 15 %, `Q` 25 %, `H` 30 %.
 *
 * @see ISO/IEC 18004, "Error correction".
 */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

/** Options of {@link encodeQrCode}. */
export interface EncodeQrCodeOptions {
  /** The least level; a higher one is taken where it does not make the symbol larger. Default `Q`. */
  readonly errorCorrectionLevel?: ErrorCorrectionLevel;
}

/**
 * Encodes a URI as a plain QR Code symbol (symbology identifier `]Q1`) of the smallest size that holds
 * it. A GS1 Digital Link takes no FNC1: to a reader it is text.
 *
 * @param text - 1 to 2953 characters of printable ASCII, as every URI is; less at higher levels.
 * @throws {@link Gs1Error} `TOO_SHORT` for an empty text, `INVALID_CHARACTER`, `TOO_LONG` if no symbol
 * holds the text at this level.
 * @see ISO/IEC 18004; GS1 General Specifications, "QR Code with GS1 Digital Link URI".
 */
export function encodeQrCode(text: string, options: EncodeQrCodeOptions = {}): ModuleMatrix {
  requirePrintableAscii(text);
  const firstMasked = encodeModules(text, options.errorCorrectionLevel ?? 'Q');
  const side = Math.sqrt(firstMasked.length);
  const modules = chooseMask(firstMasked, side);
  return {
    sideModules: () => side,
    isDark: (column, row) => modules[row * side + column] === 1,
  };
}

function requirePrintableAscii(text: string): void {
  if (text === '') throw new Gs1Error('TOO_SHORT', 'A symbol holds at least one character.');
  const start = text.search(/[^\x20-\x7e]/);
  if (start === -1) return;
  throw new Gs1Error('INVALID_CHARACTER', 'A URI holds printable ASCII only.', { start });
}

/** One byte per module, row by row, under mask pattern 000. */
function encodeModules(text: string, eclevel: ErrorCorrectionLevel): Uint8Array {
  const [symbol] = callEncoder(text, eclevel);
  if (!symbol || !('pixs' in symbol)) throw new Error('The encoder made no matrix symbol.');
  return Uint8Array.from(symbol.pixs);
}

function callEncoder(text: string, eclevel: ErrorCorrectionLevel) {
  try {
    // The encoder's own options that are not in its types travel in the text form.
    return bwipjs.raw('qrcode', text, `eclevel=${eclevel} mask=1`);
  } catch (cause) {
    // With printable ASCII, the one thing left to complain about is its amount.
    throw new Gs1Error('TOO_LONG', 'No QR Code symbol holds this much text at this level.', {
      start: text.length,
      cause,
    });
  }
}
