import type { Gs1Problem } from '../error.js';
import { lintCsum } from '../linters/csum.js';
import type { Linter } from '../linters/linter.js';

/** A key that is one run of characters. */
export interface KeyFormat {
  /** With its article: "A GIAI". */
  readonly keyName: string;
  readonly minLength: number;
  readonly maxLength: number;
  /** What the whole value has to keep, as the Syntax Dictionary names it. */
  readonly linters: readonly Linter[];
}

/** A key of digits with a check digit, and a serial component that may follow. */
export interface SerialisedKeyFormat {
  /** With its article: "A GDTI". */
  readonly keyName: string;
  /** Digits up to the check digit. */
  readonly numericLength: number;
  readonly maxSerialLength: number;
  readonly lintSerial: Linter;
}

/** Says why a value is not the key, and where. */
export function findKeyProblem(value: string, format: KeyFormat): Gs1Problem | undefined {
  const { keyName, minLength, maxLength, linters } = format;
  const lengthProblem = findLengthProblem(value, keyName, minLength, maxLength);
  if (lengthProblem) return lengthProblem;
  for (const lint of linters) {
    const refusal = lint(value, 0, value.length);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Says why a value is not the key with or without its serial component, and where. */
export function findSerialisedKeyProblem(
  value: string,
  format: SerialisedKeyFormat,
): Gs1Problem | undefined {
  const { keyName, numericLength, maxSerialLength, lintSerial } = format;
  return (
    findLengthProblem(value, keyName, numericLength, numericLength + maxSerialLength) ??
    lintCsum(value, 0, numericLength) ??
    lintSerial(value, numericLength, value.length)
  );
}

function findLengthProblem(
  { length }: string,
  keyName: string,
  minLength: number,
  maxLength: number,
): Gs1Problem | undefined {
  if (length < minLength) {
    const message = `${keyName} has at least ${minLength} characters.`;
    return { code: 'TOO_SHORT', message, start: length, end: length };
  }
  if (length <= maxLength) return undefined;
  const message = `${keyName} has at most ${maxLength} characters.`;
  return { code: 'TOO_LONG', message, start: maxLength, end: length };
}
