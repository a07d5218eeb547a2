const dateTimeStamp =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;

/** The XML Schema type lets no offset go further. */
const mostOffsetMinutes = 14 * 60;

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
  const match = dateTimeStamp.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as Six;
  if (hour > 23 || minute > 59 || second > 59 || !isDate(year, month, day)) return undefined;
  const offsetMinutes = offsetOf(match[8], match[9], match[10]);
  if (Math.abs(offsetMinutes) > mostOffsetMinutes || Number(match[10] ?? 0) > 59) return undefined;
  const date = new Date(0);
  // Date.UTC takes a year of two digits for one of the twentieth century.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute - offsetMinutes, second, millisecondsOf(match[7]));
  return { epochMs: date.getTime() };
}

type Six = [number, number, number, number, number, number];

function isDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function offsetOf(sign?: string, hours = '0', minutes = '0'): number {
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}

/** @param decimals - The digits behind the point of the seconds. */
function millisecondsOf(decimals = ''): number {
  const whole = Number(decimals.slice(0, 3).padEnd(3, '0'));
  return decimals.charAt(3) >= '5' ? whole + 1 : whole;
}
