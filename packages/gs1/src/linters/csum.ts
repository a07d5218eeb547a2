import { weightedSum } from '../characters/weighted-sum.js';
import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const tooShort: LinterRule = {
  code: 'TOO_SHORT',
  message: 'A check digit needs at least one digit.',
};
const mismatch: LinterRule = {
  code: 'CHECK_DIGIT_MISMATCH',
  message: 'The check digit does not match the digits before it.',
};

/**
 * `csum`: the last digit is the mod-10 check digit of the digits before it.
 *
 * @see GS1 General Specifications, "Standard check digit calculations for GS1 data structures".
 */
export function lintCsum(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end === start) return refuse(tooShort, start, end);
  const sum = weightedSum(text, start, end - 1);
  const checkDigit = text.charCodeAt(end - 1) - 0x30;
  if (sum === -1 || checkDigit < 0 || checkDigit > 9) return lintCsetnumeric(text, start, end);
  return (sum + checkDigit) % 10 === 0 ? undefined : refuse(mismatch, end - 1, end);
}
