import type { ErrorCorrectionLevel } from '../qr/encode-qr-code.js';
import { CarrierError } from './carrier-error.js';

/**
 * What a code is drawn as. `QR` and `DATAMATRIX` hold a URI as plain text (`]Q1`, `]d1`), `GS1_DATAMATRIX` an element
 * string behind FNC1 (`]d2`), which leads nowhere by itself: a reader needs to know a resolver.
 */
export type CarrierSymbology = 'QR' | 'GS1_DATAMATRIX' | 'DATAMATRIX';

/** How a code is printed. */
export interface CarrierDesign {
  /** Default `QR`. */
  readonly symbology?: CarrierSymbology;
  /** Printed width of a module in millimetres: {@link xDimensionMm}. Default 0.495, the target at retail point of sale. */
  readonly xDimensionMm?: number;
  /** Light border on each side, in modules: {@link quietZoneRange}. Default what the symbology asks for. */
  readonly quietZoneModules?: number;
  /** The least level; `QR` alone has levels. Default `Q`. */
  readonly errorCorrectionLevel?: ErrorCorrectionLevel;
}

/**
 * Bounds of the X-dimension. `min` and `max` are ours: what industrial printers and cameras can do. At retail point of
 * sale QR Code and GS1 DataMatrix have `retailMin` to `retailMax`.
 *
 * @see GS1 General Specifications, 5.12.3.1, symbol specification table 1, for the two of retail.
 */
export const xDimensionMm = {
  min: 0.1,
  default: 0.495,
  max: 5,
  retailMin: 0.396,
  retailMax: 0.99,
} as const;

/** The widest quiet zone, in modules; ours. */
const maxQuietZoneModules = 40;

/**
 * Light modules on each side: at least what the standard of the symbology asks for, at most 40.
 *
 * @see ISO/IEC 18004, "Quiet zone": 4; ISO/IEC 16022, "Quiet zone": 1.
 * @example
 * quietZoneRange('GS1_DATAMATRIX').min; // 1
 */
export function quietZoneRange(symbology: CarrierSymbology): { min: number; max: number } {
  return { min: symbology === 'QR' ? 4 : 1, max: maxQuietZoneModules };
}

/** A design with nothing left open. */
export interface CompleteDesign {
  readonly symbology: CarrierSymbology;
  readonly xDimensionMm: number;
  readonly quietZoneModules: number;
  /** Null for a symbology without levels. */
  readonly errorCorrectionLevel: ErrorCorrectionLevel | null;
}

/**
 * Fills in the defaults.
 *
 * @throws {@link CarrierError} `X_DIMENSION_OUT_OF_RANGE`, `QUIET_ZONE_OUT_OF_RANGE`; `ERROR_CORRECTION_NOT_ALLOWED` for a
 * level of a symbology that has none.
 */
export function completeDesign(design: CarrierDesign): CompleteDesign {
  const { symbology = 'QR', errorCorrectionLevel } = design;
  const { min, max } = quietZoneRange(symbology);
  const quietZoneModules = design.quietZoneModules ?? min;
  const width = design.xDimensionMm ?? xDimensionMm.default;
  if (!(width >= xDimensionMm.min && width <= xDimensionMm.max)) {
    const message = `A module is ${xDimensionMm.min} to ${xDimensionMm.max} millimetres wide.`;
    throw new CarrierError('X_DIMENSION_OUT_OF_RANGE', message);
  }
  if (!(Number.isInteger(quietZoneModules) && quietZoneModules >= min && quietZoneModules <= max)) {
    const message = `The quiet zone of ${symbology} has ${min} to ${max} modules, a whole number.`;
    throw new CarrierError('QUIET_ZONE_OUT_OF_RANGE', message);
  }
  const complete = { symbology, xDimensionMm: width, quietZoneModules };
  if (symbology === 'QR') {
    return { ...complete, errorCorrectionLevel: errorCorrectionLevel ?? 'Q' };
  }
  if (errorCorrectionLevel !== undefined) {
    const message = 'Data Matrix has no levels of error correction: ECC 200 alone.';
    throw new CarrierError('ERROR_CORRECTION_NOT_ALLOWED', message);
  }
  return { ...complete, errorCorrectionLevel: null };
}
