import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, refuseLength, type LinterRefusal, type LinterRule } from './linter.js';

/** The rule of hours, minutes and seconds: two digits below a limit. */
export interface ClockNumber {
  /** One more than the largest number. */
  readonly limit: number;
  readonly rule: LinterRule;
}

/** Checks two digits from `start` to `end` against the limit of an hour, a minute or a second. */
export function lintClockNumber(
  text: string,
  start: number,
  end: number,
  { limit, rule }: ClockNumber,
): LinterRefusal | undefined {
  if (end - start !== 2) return refuseLength(2, start, end);
  const refusal = lintCsetnumeric(text, start, end);
  if (refusal) return refusal;
  const value = (text.charCodeAt(start) - 0x30) * 10 + text.charCodeAt(start + 1) - 0x30;
  return value < limit ? undefined : refuse(rule, start, end);
}
