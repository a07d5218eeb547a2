import { lintHh } from './hh.js';
import { refuseLength, type LinterRefusal } from './linter.js';
import { lintMi } from './mi.js';

/**
 * `hhmi`: an hour, 00 to 23, and a minute, 00 to 59.
 *
 * @see GS1 General Specifications, "Expiration date and time: AI (7003)".
 */
export function lintHhmi(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end - start !== 4) return refuseLength(4, start, end);
  return lintHh(text, start, start + 2) ?? lintMi(text, start + 2, end);
}
