import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, refuseLength, type LinterRefusal, type LinterRule } from './linter.js';

const length = 10;

/** The rule of one coordinate: ten digits up to a maximum, in units of 10^-7 degrees. */
export interface CoordinateRange {
  readonly max: number;
  readonly rule: LinterRule;
}

/** Checks ten digits from `start` to `end` against the largest value of the coordinate. */
export function lintCoordinate(
  text: string,
  start: number,
  end: number,
  { max, rule }: CoordinateRange,
): LinterRefusal | undefined {
  if (end - start !== length) return refuseLength(length, start, end);
  const refusal = lintCsetnumeric(text, start, end);
  if (refusal) return refusal;
  let value = 0;
  for (let index = start; index < end; index++) value = value * 10 + text.charCodeAt(index) - 0x30;
  return value <= max ? undefined : refuse(rule, start, end);
}
