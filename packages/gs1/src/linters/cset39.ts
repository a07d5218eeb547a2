import { characterEnd, characterTable } from '../characters/character-set.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const outsideCset39: LinterRule = {
  code: 'INVALID_CHARACTER',
  message: 'Expected a digit, a capital letter, "#", "-" or "/".',
};
const isCset39 = characterTable('#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * `cset39`: every character is a digit, a capital letter, `#`, `-` or `/`. The type Y of the Syntax
 * Dictionary, used by the Component/Part Identifier.
 *
 * @see GS1 General Specifications, "GS1 AI encodable character set 39".
 */
export function lintCset39(text: string, start: number, end: number): LinterRefusal | undefined {
  for (let index = start; index < end; index++) {
    if (isCset39[text.charCodeAt(index)] !== 1)
      return refuse(outsideCset39, index, characterEnd(text, index));
  }
  return undefined;
}
