import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const zeroValue: LinterRule = { code: 'ZERO_VALUE', message: 'Expected a number above 0.' };
const zero = 0x30;

/**
 * `nonzero`: digits, not all of them 0.
 *
 * @see GS1 General Specifications, "Roll products - width, length, core diameter, direction,
 * splices: AI (8001)".
 */
export function lintNonzero(text: string, start: number, end: number): LinterRefusal | undefined {
  const refusal = lintCsetnumeric(text, start, end);
  if (refusal) return refusal;
  for (let index = start; index < end; index++) {
    if (text.charCodeAt(index) !== zero) return undefined;
  }
  return refuse(zeroValue, start, end);
}
