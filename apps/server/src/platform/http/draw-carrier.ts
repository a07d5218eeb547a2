import { Gs1Error } from '@dpp/gs1';
import {
  CarrierError,
  createCarrier,
  type Carrier,
  type CarrierContent,
  type CarrierDesign,
  type CarrierErrorCode,
} from '@dpp/gs1/carriers';
import { ApiError } from './api-error.js';
import type { ErrorCode } from './error-codes.js';

/** What a request wants other than it is declared. */
export interface AskedDesign {
  readonly symbology?: CarrierDesign['symbology'] | undefined;
  readonly xDimensionMm?: number | undefined;
  readonly quietZoneModules?: number | undefined;
  readonly errorCorrectionLevel?: CarrierDesign['errorCorrectionLevel'] | undefined;
}

/** As much of a declaration as the drawing needs. */
interface DeclaredDesign {
  readonly declared: AskedDesign | null;
  /** True where the metadata hold something that is no declaration. */
  readonly isUnfit: boolean;
}

/**
 * The design of a code: what the request says, then what is declared, then the defaults. Quiet zone and level of another
 * symbology than the one that is declared do not count.
 *
 * @throws a 409 where what is declared cannot be read and the request leaves it to that.
 */
export function designOf(asked: AskedDesign, { declared, isUnfit }: DeclaredDesign): CarrierDesign {
  if (isUnfit && (asked.symbology === undefined || asked.xDimensionMm === undefined)) {
    const message =
      'dataCarrier of the metadata is no declaration of a code. Correct it, or name symbology and xDimensionMm in the request.';
    throw ApiError.conflict(message, { code: 'CARRIER_DECLARATION_UNFIT' });
  }
  const { symbology = declared?.symbology } = asked;
  const alike = symbology === declared?.symbology ? declared : undefined;
  return withoutUndefined({
    symbology,
    xDimensionMm: asked.xDimensionMm ?? declared?.xDimensionMm,
    quietZoneModules: asked.quietZoneModules ?? alike?.quietZoneModules,
    errorCorrectionLevel: asked.errorCorrectionLevel ?? alike?.errorCorrectionLevel,
  });
}

/** @throws a 400 or 409 that says what is wrong with the design, or with the content for it. */
export function carrierOf(code: CarrierContent, design: CarrierDesign): Carrier {
  return refusing(() => createCarrier(code, design));
}

/** What of the library refuses a request is the refusal of the request. */
export function refusing<Result>(draw: () => Result): Result {
  try {
    return draw();
  } catch (error) {
    if (error instanceof CarrierError) {
      throw ApiError.badRequest(error.message, { code: codes[error.code] });
    }
    if (error instanceof Gs1Error && error.code === 'TOO_LONG') {
      throw ApiError.badRequest(error.message, { code: 'CARRIER_TOO_LARGE' });
    }
    throw error;
  }
}

const codes: Readonly<Record<CarrierErrorCode, ErrorCode>> = {
  X_DIMENSION_OUT_OF_RANGE: 'CARRIER_DESIGN_INVALID',
  QUIET_ZONE_OUT_OF_RANGE: 'CARRIER_DESIGN_INVALID',
  ERROR_CORRECTION_NOT_ALLOWED: 'CARRIER_DESIGN_INVALID',
  START_OUT_OF_RANGE: 'CARRIER_DESIGN_INVALID',
  UNKNOWN_SHEET: 'CARRIER_DESIGN_INVALID',
  TEXT_NOT_PRINTABLE: 'CARRIER_DESIGN_INVALID',
  KEY_REQUIRED: 'CARRIER_KEY_REQUIRED',
  NO_ROOM: 'CARRIER_TOO_LARGE',
};

type Possible<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

function withoutUndefined(design: Possible<CarrierDesign>): CarrierDesign {
  return Object.fromEntries(
    Object.entries(design).filter(([, value]) => value !== undefined),
  ) as CarrierDesign;
}
