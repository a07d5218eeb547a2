import type { Gs1Problem } from '../error.js';
import { lintCset82 } from '../linters/cset82.js';

const maxSerialLength = 20;

/**
 * True when a value can be the serial number of AI (21): 1 to 20 characters of CSET 82.
 *
 * @example
 * isSerial('7AC18477503A'); // true
 * isSerial('two words'); // false
 */
export function isSerial(value: string): boolean {
  return findSerialProblem(value) === undefined;
}

/**
 * Says why a value cannot be the serial number of AI (21), and where.
 *
 * @returns `undefined` for a legal serial number, else `TOO_SHORT` (empty), `TOO_LONG` (from 20 on)
 * or `INVALID_CHARACTER` with the index of the first character outside CSET 82.
 * @see GS1 General Specifications, "Serial number: AI (21)".
 * @example
 * findSerialProblem('two words')?.code; // 'INVALID_CHARACTER'
 * findSerialProblem('two words')?.start; // 3
 */
export function findSerialProblem(value: string): Gs1Problem | undefined {
  const { length } = value;
  if (length === 0) {
    return { code: 'TOO_SHORT', message: 'A serial number is not empty.', start: 0, end: 0 };
  }
  if (length > maxSerialLength) {
    const message = `A serial number has at most ${maxSerialLength} characters.`;
    return { code: 'TOO_LONG', message, start: maxSerialLength, end: length };
  }
  return lintCset82(value, 0, length);
}
