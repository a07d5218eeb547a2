import { lintCoordinate, type CoordinateRange } from './coordinate.js';
import type { LinterRefusal } from './linter.js';

const range: CoordinateRange = {
  max: 1_800_000_000,
  rule: { code: 'INVALID_LATITUDE', message: 'A latitude is 0000000000 to 1800000000.' },
};

/**
 * `latitude`: a WGS84 latitude plus 90 degrees, times 10^7, in ten digits.
 *
 * @see GS1 General Specifications, "Ship-to / Deliver-to GEO location: AI (4309)".
 */
export function lintLatitude(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintCoordinate(text, start, end, range);
}
