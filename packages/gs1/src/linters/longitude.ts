import { lintCoordinate, type CoordinateRange } from './coordinate.js';
import type { LinterRefusal } from './linter.js';

const range: CoordinateRange = {
  max: 3_600_000_000,
  rule: { code: 'INVALID_LONGITUDE', message: 'A longitude is 0000000000 to 3600000000.' },
};

/**
 * `longitude`: a WGS84 longitude, 0 to 360 degrees to the east, times 10^7, in ten digits.
 *
 * @see GS1 General Specifications, "Ship-to / Deliver-to GEO location: AI (4309)".
 */
export function lintLongitude(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintCoordinate(text, start, end, range);
}
