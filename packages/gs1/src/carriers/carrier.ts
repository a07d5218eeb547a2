import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { encodeQrCode, type ErrorCorrectionLevel } from '../qr/encode-qr-code.js';
import type { ModuleMatrix } from '../qr/module-matrix.js';
import type { AiElement } from '../syntax/ai-element.js';
import { encodeElementString } from '../syntax/encode-element-string.js';
import { CarrierError } from './carrier-error.js';
import { completeDesign, type CarrierDesign, type CarrierSymbology } from './design.js';
import { encodeDataMatrix, encodeGs1DataMatrix } from './encode-data-matrix.js';

/** A code, and how large it is in print. */
export interface Carrier {
  readonly symbology: CarrierSymbology;
  /** What a reader gives: the URI, or the element string with GS (U+001D) between data fields. */
  readonly content: string;
  readonly xDimensionMm: number;
  readonly quietZoneModules: number;
  /** Null for a symbology without levels. */
  readonly errorCorrectionLevel: ErrorCorrectionLevel | null;
  /** Width of the symbol in millimetres; also its height. */
  readonly symbolMm: number;
  /** The same with the quiet zone on both sides. */
  readonly sizeMm: number;
  readonly matrix: ModuleMatrix;
}

/** What a code says, for whichever symbology it is drawn in. */
export interface CarrierContent {
  /** Printable ASCII, for `QR` and `DATAMATRIX`. */
  readonly uri: string;
  /** For `GS1_DATAMATRIX`; none where the URI is no GS1 Digital Link. */
  readonly elements?: readonly AiElement<ApplicationIdentifier>[];
}

/**
 * Encodes a code and states its size.
 *
 * @throws {@link CarrierError} for a design out of bounds, and `KEY_REQUIRED` for a `GS1_DATAMATRIX` without elements;
 * `Gs1Error` of `encodeElementString`, and `TOO_SHORT`, `INVALID_CHARACTER` or `TOO_LONG` of the symbol.
 * @example
 * createCarrier({ uri: 'https://id.gs1.org/01/09506000134352' }, { xDimensionMm: 0.4 }).sizeMm; // 14.8
 */
export function createCarrier(content: CarrierContent, design: CarrierDesign = {}): Carrier {
  const complete = completeDesign(design);
  const { text, matrix } = encode(content, complete);
  const side = matrix.sideModules();
  const millimetres = (modules: number) => roundMm(modules * complete.xDimensionMm);
  return {
    ...complete,
    content: text,
    symbolMm: millimetres(side),
    sizeMm: millimetres(side + 2 * complete.quietZoneModules),
    matrix,
  };
}

/** To the micrometre. */
export function roundMm(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function encode(
  { uri, elements = [] }: CarrierContent,
  design: ReturnType<typeof completeDesign>,
): { text: string; matrix: ModuleMatrix } {
  const { symbology, errorCorrectionLevel } = design;
  if (symbology === 'GS1_DATAMATRIX') {
    if (elements.length === 0) {
      const message = 'A GS1 DataMatrix holds a GS1 key, and this has none: take QR or DATAMATRIX.';
      throw new CarrierError('KEY_REQUIRED', message);
    }
    const text = encodeElementString(elements);
    return { text, matrix: encodeGs1DataMatrix(text) };
  }
  if (symbology === 'DATAMATRIX') return { text: uri, matrix: encodeDataMatrix(uri) };
  const options = errorCorrectionLevel === null ? {} : { errorCorrectionLevel };
  return { text: uri, matrix: encodeQrCode(uri, options) };
}
