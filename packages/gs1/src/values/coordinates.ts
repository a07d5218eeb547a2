import { impliedDecimal } from './implied-decimal.js';

const decimalPlaces = 7;
const fullCircle = 3_600_000_000;
const halfCircle = fullCircle / 2;
const quarterCircle = fullCircle / 4;

/** The latitude that ten digits mean, south below 0. AI (4309) holds it plus 90 degrees. */
export function latitudeOf(digits: string): string {
  return degrees(Number(digits) - quarterCircle);
}

/** The longitude that ten digits mean, west below 0. AI (4309) counts to the east, up to 360 degrees. */
export function longitudeOf(digits: string): string {
  const toTheEast = Number(digits);
  return degrees(toTheEast > halfCircle ? toTheEast - fullCircle : toTheEast);
}

function degrees(value: number): string {
  const sign = value < 0 ? '-' : '';
  return sign + impliedDecimal(String(Math.abs(value)), decimalPlaces);
}
