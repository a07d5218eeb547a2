import { characterEnd, characterTable, cset82 } from '../characters/character-set.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const outsideCset82: LinterRule = {
  code: 'INVALID_CHARACTER',
  message: 'Expected a character of CSET 82.',
};
const isCset82 = characterTable(cset82);

/**
 * `cset82`: every character is one of the 82 invariant characters of ISO/IEC 646. The type X of the
 * Syntax Dictionary.
 *
 * @see GS1 General Specifications, "GS1 AI encodable character set 82".
 */
export function lintCset82(text: string, start: number, end: number): LinterRefusal | undefined {
  for (let index = start; index < end; index++) {
    if (isCset82[text.charCodeAt(index)] !== 1)
      return refuse(outsideCset82, index, characterEnd(text, index));
  }
  return undefined;
}
