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
  // Counted from the right, the digits weigh 1 and 3 in turn, the check digit 1.
  let odd = 0;
  let even = 0;
  let index = end - 1;
  for (; index > start; index -= 2) {
    // What is below "0" becomes a large number.
    const last = (text.charCodeAt(index) - 0x30) >>> 0;
    const next = (text.charCodeAt(index - 1) - 0x30) >>> 0;
    if (last > 9 || next > 9) return lintCsetnumeric(text, start, end);
    odd += last;
    even += next;
  }
  if (index === start) {
    const first = text.charCodeAt(start) - 0x30;
    if (first < 0 || first > 9) return lintCsetnumeric(text, start, end);
    odd += first;
  }
  return (odd + 3 * even) % 10 === 0 ? undefined : refuse(mismatch, end - 1, end);
}
