import { lintClockNumber, type ClockNumber } from './clock-number.js';
import type { LinterRefusal } from './linter.js';

const second: ClockNumber = {
  limit: 60,
  rule: { code: 'INVALID_SECOND', message: 'A second is 00 to 59.' },
};

/**
 * `ss`: a second, 00 to 59.
 *
 * @see GS1 General Specifications, "Date and time of production: AI (8008)".
 */
export function lintSs(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintClockNumber(text, start, end, second);
}
