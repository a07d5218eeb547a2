import { lintCalendarDate, type CalendarDateFormat } from './calendar-date.js';
import type { LinterRefusal } from './linter.js';

const format: CalendarDateFormat = { yearDigits: 4, allowsUnspecifiedDay: true };

/**
 * `yyyymmd0`: a date that exists, as four digits of the year and two each of month and day; 00 stands for
 * an unspecified day of the month. No AI of this release has it; one of a later release may.
 *
 * @see GS1 Barcode Syntax Dictionary, "Linters".
 */
export function lintYyyymmd0(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintCalendarDate(text, start, end, format);
}
