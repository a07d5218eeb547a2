import { lintHh } from './hh.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';
import { lintMi } from './mi.js';

const tooShort: LinterRule = { code: 'TOO_SHORT', message: 'A time has four digits.' };
const tooLong: LinterRule = { code: 'TOO_LONG', message: 'A time has four digits.' };

/**
 * `hhmi`: an hour, 00 to 23, and a minute, 00 to 59.
 *
 * @see GS1 General Specifications, "Expiration date and time: AI (7003)".
 */
export function lintHhmi(text: string, start: number, end: number): LinterRefusal | undefined {
  const length = end - start;
  if (length !== 4) return refuse(length < 4 ? tooShort : tooLong, start, end);
  return lintHh(text, start, start + 2) ?? lintMi(text, start + 2, end);
}
