import { lintCalendarDate, type CalendarDateFormat } from './calendar-date.js';
import type { LinterRefusal } from './linter.js';

const format: CalendarDateFormat = { yearDigits: 2, allowsUnspecifiedDay: false };

/**
 * `yymmdd`: a date that exists, as two digits each of year, month and day.
 *
 * @see GS1 General Specifications, "First freeze date: AI (7006)".
 */
export function lintYymmdd(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintCalendarDate(text, start, end, format);
}
