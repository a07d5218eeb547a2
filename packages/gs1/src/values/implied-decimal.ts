/**
 * Puts the decimal point that the last digit of an AI implies into a value. Every decimal place is
 * kept: they say how exact the value is.
 *
 * @param digits - At least one digit.
 * @param places - 0 to 9.
 * @see GS1 General Specifications, "Trade measures: AIs (31nn, 32nn, 35nn, 36nn)".
 */
export function impliedDecimal(digits: string, places: number): string {
  const padded = digits.padStart(places + 1, '0');
  const whole = withoutLeadingZeros(padded.slice(0, padded.length - places));
  return places === 0 ? whole : `${whole}.${padded.slice(-places)}`;
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (start < digits.length - 1 && digits.charAt(start) === '0') start++;
  return digits.slice(start);
}
