import { characterEnd } from '../characters/character-set.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const nonDigit: LinterRule = { code: 'NON_DIGIT', message: 'Expected a digit.' };

/**
 * `csetnumeric`: every character is a digit, 0 to 9. The type N of the Syntax Dictionary.
 *
 * @see GS1 General Specifications, "Format of GS1 Application Identifiers".
 */
export function lintCsetnumeric(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return refuse(nonDigit, index, characterEnd(text, index));
  }
  return undefined;
}
