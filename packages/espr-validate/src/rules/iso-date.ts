const DASH = 45;
const TIME_OF_DAY =
  /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * True when a text is an ISO 8601 calendar date that exists (`2028-02-29`), alone or with a time
 * of day and its offset (`2028-02-29T12:00:00Z`).
 */
export function isIsoDate(text: string): boolean {
  if (!startsWithMonth(text) || text.charCodeAt(7) !== DASH) return false;
  const day = digitsAt(text, 8, 2);
  const exists = day >= 1 && day <= daysInMonth(digitsAt(text, 0, 4), digitsAt(text, 5, 2));
  return exists && (text.length === 10 || TIME_OF_DAY.test(text.slice(10)));
}

/** True when a text is an ISO 8601 year and month, `2028-02`. */
export function isIsoMonth(text: string): boolean {
  return text.length === 7 && startsWithMonth(text);
}

function startsWithMonth(text: string): boolean {
  const month = digitsAt(text, 5, 2);
  return digitsAt(text, 0, 4) >= 1 && text.charCodeAt(4) === DASH && month >= 1 && month <= 12;
}

/** The number written by `length` ASCII digits; NaN if another character, or the end, is among them. */
function digitsAt(text: string, start: number, length: number): number {
  let value = 0;
  for (let index = start; index < start + length; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
