/**
 * Why a code cannot be printed as it was asked for. Codes are only ever added.
 *
 * - `X_DIMENSION_OUT_OF_RANGE`, `QUIET_ZONE_OUT_OF_RANGE`: beyond `xDimensionMm` or `quietZoneRange`.
 * - `ERROR_CORRECTION_NOT_ALLOWED`: a level of a symbology that has none.
 * - `KEY_REQUIRED`: a GS1 DataMatrix of what has no GS1 key.
 * - `TEXT_NOT_PRINTABLE`: a line of text with a character other than printable ASCII.
 * - `UNKNOWN_SHEET`: no name of a label sheet.
 * - `START_OUT_OF_RANGE`: no place of the sheet.
 * - `NO_ROOM`: the code and its text are larger than the place they are to stand in.
 */
export type CarrierErrorCode =
  | 'X_DIMENSION_OUT_OF_RANGE'
  | 'QUIET_ZONE_OUT_OF_RANGE'
  | 'ERROR_CORRECTION_NOT_ALLOWED'
  | 'KEY_REQUIRED'
  | 'TEXT_NOT_PRINTABLE'
  | 'UNKNOWN_SHEET'
  | 'START_OUT_OF_RANGE'
  | 'NO_ROOM';

/** Raised when a code cannot be printed as it was asked for. Branch on `code`; `message` is for people and may change. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';

  constructor(
    readonly code: CarrierErrorCode,
    message: string,
  ) {
    super(message);
  }
}
