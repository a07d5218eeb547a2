import { lintCalendarDate, type CalendarDateFormat } from './calendar-date.js';
import type { LinterRefusal } from './linter.js';

const format: CalendarDateFormat = { yearDigits: 2, allowsUnspecifiedDay: true };

/**
 * `yymmd0`: a date that exists, as two digits each of year, month and day; 00 stands for an
 * unspecified day of the month.
 *
 * @see GS1 General Specifications, "Expiration date: AI (17)".
 */
export function lintYymmd0(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintCalendarDate(text, start, end, format);
}
