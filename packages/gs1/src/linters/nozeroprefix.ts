import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const leadingZero: LinterRule = {
  code: 'LEADING_ZERO',
  message: 'The number must not start with 0.',
};
const zero = 0x30;

/**
 * `nozeroprefix`: digits, the first of them not 0.
 *
 * @see GS1 General Specifications, "Component/Part Identifier serial number: AI (8011)".
 */
export function lintNozeroprefix(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  const refusal = lintCsetnumeric(text, start, end);
  if (refusal) return refusal;
  const startsWithZero = end > start && text.charCodeAt(start) === zero;
  return startsWithZero ? refuse(leadingZero, start, start + 1) : undefined;
}
