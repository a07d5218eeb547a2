import bwipjs from 'bwip-js/generic';
import { Gs1Error } from '../error.js';
import type { ModuleMatrix } from '../qr/module-matrix.js';
import { groupSeparator } from '../syntax/element-string.js';

/**
 * Encodes a URI as a square plain Data Matrix symbol, ECC 200 (symbology identifier `]d1`), of the smallest size.
 *
 * @param text - 1 to some 1,550 characters of printable ASCII.
 * @throws {@link Gs1Error} `TOO_SHORT`, `INVALID_CHARACTER`, `TOO_LONG`.
 * @see ISO/IEC 16022.
 * @example
 * encodeDataMatrix('https://id.gs1.org/01/09506000134352').sideModules(); // 22
 */
export function encodeDataMatrix(text: string): ModuleMatrix {
  requireAscii(text, /[^\x20-\x7e]/);
  return encode(text, 'dontlint');
}

/**
 * Encodes an element string as a square GS1 DataMatrix symbol (symbology identifier `]d2`): FNC1 first, and FNC1 for
 * every separator.
 *
 * @param elementString - Without brackets, data fields separated by GS (U+001D), as `encodeElementString` writes it.
 * @throws {@link Gs1Error} `TOO_SHORT`, `INVALID_CHARACTER`, `TOO_LONG`.
 * @see GS1 General Specifications, "GS1 DataMatrix symbology"; ISO/IEC 16022.
 * @example
 * encodeGs1DataMatrix('0109506000134352').sideModules(); // 16
 */
export function encodeGs1DataMatrix(elementString: string): ModuleMatrix {
  // No data field of GS1 holds a circumflex, with which the encoder marks its own characters.
  // eslint-disable-next-line no-control-regex -- the group separator stands for FNC1
  requireAscii(elementString, /[^\x1d\x21-\x5d\x5f-\x7a]/);
  return encode(`^FNC1${elementString.replaceAll(groupSeparator, '^FNC1')}`, 'parsefnc');
}

function requireAscii(text: string, unfit: RegExp): void {
  if (text === '') throw new Gs1Error('TOO_SHORT', 'A symbol holds at least one character.');
  const start = text.search(unfit);
  if (start === -1) return;
  throw new Gs1Error('INVALID_CHARACTER', 'The symbol cannot hold this character.', { start });
}

function encode(text: string, option: 'dontlint' | 'parsefnc'): ModuleMatrix {
  const [symbol] = callEncoder(text, option);
  if (!symbol || !('pixs' in symbol)) throw new Error('The encoder made no matrix symbol.');
  const modules = Uint8Array.from(symbol.pixs);
  const side = Math.sqrt(modules.length);
  return {
    sideModules: () => side,
    isDark: (column, row) => modules[row * side + column] === 1,
  };
}

function callEncoder(text: string, option: 'dontlint' | 'parsefnc') {
  try {
    return bwipjs.raw('datamatrix', text, `format=square ${option}`);
  } catch (cause) {
    // With these characters, the one thing left to complain about is their amount.
    const at = { start: text.length, cause };
    throw new Gs1Error('TOO_LONG', 'No square Data Matrix symbol holds this much text.', at);
  }
}
