import { lintClockNumber, type ClockNumber } from './clock-number.js';
import type { LinterRefusal } from './linter.js';

const minute: ClockNumber = {
  limit: 60,
  rule: { code: 'INVALID_MINUTE', message: 'A minute is 00 to 59.' },
};

/**
 * `mi`: a minute, 00 to 59.
 *
 * @see GS1 General Specifications, "Date and time of production: AI (8008)".
 */
export function lintMi(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintClockNumber(text, start, end, minute);
}
