import { lintCalendarDate, type CalendarDateFormat } from './calendar-date.js';
import type { LinterRefusal } from './linter.js';

const format: CalendarDateFormat = { yearDigits: 4, allowsUnspecifiedDay: false };

/**
 * `yyyymmdd`: a date that exists, as four digits of the year and two each of month and day.
 *
 * @see GS1 General Specifications, "Date of birth: AI (7250)".
 */
export function lintYyyymmdd(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintCalendarDate(text, start, end, format);
}
