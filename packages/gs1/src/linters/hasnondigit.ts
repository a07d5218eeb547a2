import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const digitsOnly: LinterRule = {
  code: 'NON_DIGIT_REQUIRED',
  message: 'Expected a character other than a digit.',
};

/**
 * `hasnondigit`: at least one character is not a digit, so that the value cannot be taken for a
 * GTIN.
 *
 * @see GS1 General Specifications, "Highly Individualised Device Registration Identifier: AI
 * (8014)".
 */
export function lintHasnondigit(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return undefined;
  }
  return refuse(digitsOnly, start, end);
}
