import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const notZero: LinterRule = { code: 'NOT_ZERO', message: 'Expected 0.' };
const zero = 0x30;

/**
 * `zero`: nothing but zeros, at least one. The filler before a GRAI.
 *
 * @see GS1 General Specifications, "Global Returnable Asset Identifier (GRAI): AI (8003)".
 */
export function lintZero(text: string, start: number, end: number): LinterRefusal | undefined {
  for (let index = start; index < end; index++) {
    if (text.charCodeAt(index) !== zero) return refuse(notZero, start, end);
  }
  return end > start ? undefined : refuse(notZero, start, end);
}
