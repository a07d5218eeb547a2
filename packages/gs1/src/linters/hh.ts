import { lintClockNumber, type ClockNumber } from './clock-number.js';
import type { LinterRefusal } from './linter.js';

const hour: ClockNumber = {
  limit: 24,
  rule: { code: 'INVALID_HOUR', message: 'An hour is 00 to 23.' },
};

/**
 * `hh`: an hour, 00 to 23.
 *
 * @see GS1 General Specifications, "Date and time of production: AI (8008)".
 */
export function lintHh(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintClockNumber(text, start, end, hour);
}
