import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, refuseLength, type LinterRefusal, type LinterRule } from './linter.js';

const noMonth: LinterRule = { code: 'INVALID_MONTH', message: 'A month is 01 to 12.' };
const noDay: LinterRule = { code: 'INVALID_DAY', message: 'The month has no such day.' };
const daysOfMonth = Uint8Array.of(0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

/** What the date linters differ in. */
export interface CalendarDateFormat {
  /** 2, where 00 to 99 stand for years around the present one, or 4. */
  readonly yearDigits: 2 | 4;
  /** True when the day 00 may stand for "some day of the month". */
  readonly allowsUnspecifiedDay: boolean;
}

/** The rule of all date linters: so many digits for the year, then a month and a day that exist. */
export function lintCalendarDate(
  text: string,
  start: number,
  end: number,
  { yearDigits, allowsUnspecifiedDay }: CalendarDateFormat,
): LinterRefusal | undefined {
  const length = yearDigits + 4;
  if (end - start !== length) return refuseLength(length, start, end);
  const refusal = lintCsetnumeric(text, start, end);
  if (refusal) return refusal;
  const monthStart = start + yearDigits;
  const month = twoDigits(text, monthStart);
  if (month === 0 || month > 12) return refuse(noMonth, monthStart, monthStart + 2);
  const day = twoDigits(text, monthStart + 2);
  if (day === 0 && allowsUnspecifiedDay) return undefined;
  const isDay = day > 0 && day <= (daysOfMonth[month] ?? 0);
  const isMissingLeapDay = month === 2 && day === 29 && !isLeapYear(text, start, yearDigits);
  return isDay && !isMissingLeapDay ? undefined : refuse(noDay, monthStart + 2, end);
}

/** Two digits name a year of which the century is open: 00 is 2000 for as long as 2051 is to come. */
function isLeapYear(text: string, start: number, yearDigits: 2 | 4): boolean {
  const yearOfCentury = twoDigits(text, start + yearDigits - 2);
  if (yearDigits === 2 || yearOfCentury !== 0) return yearOfCentury % 4 === 0;
  return twoDigits(text, start) % 4 === 0;
}

function twoDigits(text: string, start: number): number {
  return (text.charCodeAt(start) - 0x30) * 10 + text.charCodeAt(start + 1) - 0x30;
}
