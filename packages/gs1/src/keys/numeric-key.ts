import type { Gs1Problem } from '../error.js';
import { lintCsum } from '../linters/csum.js';

/** The rule that GLN, SSCC and the GTIN of AI (01) share: so many digits, the last a check digit. */
export function findNumericKeyProblem(
  value: string,
  length: number,
  keyName: string,
): Gs1Problem | undefined {
  if (value.length === length) return lintCsum(value, 0, length);
  return {
    code: value.length < length ? 'TOO_SHORT' : 'TOO_LONG',
    message: `A ${keyName} has ${length} digits.`,
    start: Math.min(value.length, length),
    end: value.length,
  };
}
