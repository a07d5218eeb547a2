/** The XML Schema type lets no offset go further. */
const mostOffsetMinutes = 14 * 60;

const zero = 0x30;

/** A moment; what stands behind the milliseconds is rounded half up. */
export interface Moment {
  readonly epochMs: number;
}

/**
 * Reads an `xsd:dateTimeStamp` that is an RFC 3339 `date-time` as well: four digits of the year, `T` and
 * `Z` in upper case, any number of decimals, an offset of at most 14 hours, no leap second.
 *
 * @returns `undefined` for any other text.
 * @see EPCIS 2.0, `eventTime`; Core Business Vocabulary 2.0, EPCIS Event Hash ID, for the rounding.
 */
export function parseTime(text: string): Moment | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const { year, month, day, hour, minute, second, zone, offsetMinutes } = parts;
  const date = new Date(0);
  // Date.UTC takes a year of two digits for one of the twentieth century.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute - offsetMinutes, second, millisecondsOf(text.slice(20, zone)));
  return { epochMs: date.getTime() };
}

/** True when {@link parseTime} reads a text. */
export function isTime(text: string): boolean {
  return commonTime.test(text) || partsOf(text) !== undefined;
}

/** A time on a day that every month has; the other days are looked up. */
const commonTime =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/;

function partsOf(text: string) {
  const year = numberAt(text, 0, 4);
  const month = numberAt(text, 5, 2);
  const day = numberAt(text, 8, 2);
  if (!isDate(year, month, day) || text[4] !== '-' || text[7] !== '-') return undefined;
  const hour = numberAt(text, 11, 2);
  const minute = numberAt(text, 14, 2);
  const second = numberAt(text, 17, 2);
  if (!isClock(hour, minute, second)) return undefined;
  if (text[10] !== 'T' || text[13] !== ':' || text[16] !== ':') return undefined;
  const zone = endOfDecimals(text, 19);
  const offsetMinutes = offsetAt(text, zone);
  if (offsetMinutes === undefined) return undefined;
  return { year, month, day, hour, minute, second, zone, offsetMinutes };
}

/** @returns -1, which is in no range, if one of the characters is no digit. */
function numberAt(text: string, start: number, digits: number): number {
  let value = 0;
  for (let index = start; index < start + digits; index++) {
    if (!isDigit(text, index)) return -1;
    value = value * 10 + text.charCodeAt(index) - zero;
  }
  return value;
}

function isDigit(text: string, index: number): boolean {
  const digit = text.charCodeAt(index) - zero;
  return digit >= 0 && digit <= 9;
}

/** Where a point and the digits behind it end; `start` if there is no point with a digit. */
function endOfDecimals(text: string, start: number): number {
  if (text[start] !== '.') return start;
  let end = start + 1;
  while (isDigit(text, end)) end++;
  return end === start + 1 ? start : end;
}

/** Minutes east of Greenwich; `undefined` unless the text ends with a zone that starts here. */
function offsetAt(text: string, start: number): number | undefined {
  if (text[start] === 'Z') return text.length === start + 1 ? 0 : undefined;
  const sign = text[start];
  if ((sign !== '+' && sign !== '-') || text[start + 3] !== ':') return undefined;
  const hours = numberAt(text, start + 1, 2);
  const minutes = numberAt(text, start + 4, 2);
  if (hours < 0 || minutes < 0 || minutes > 59 || text.length !== start + 6) return undefined;
  const offset = hours * 60 + minutes;
  if (offset > mostOffsetMinutes) return undefined;
  return sign === '-' ? -offset : offset;
}

function isClock(hour: number, minute: number, second: number): boolean {
  const isInRange = hour <= 23 && minute <= 59 && second <= 59;
  return isInRange && hour >= 0 && minute >= 0 && second >= 0;
}

function isDate(year: number, month: number, day: number): boolean {
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** @param decimals - The digits behind the point of the seconds. */
function millisecondsOf(decimals: string): number {
  const whole = Number(decimals.slice(0, 3).padEnd(3, '0'));
  return decimals.charAt(3) >= '5' ? whole + 1 : whole;
}
