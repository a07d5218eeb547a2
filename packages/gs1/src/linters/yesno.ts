import type { LinterRefusal } from './linter.js';
import { lintSingleCharacter, type SingleCharacter } from './single-character.js';

const yesOrNo: SingleCharacter = {
  allowed: '01',
  rule: { code: 'NOT_ZERO_OR_ONE', message: 'Expected 0 (no) or 1 (yes).' },
};

/**
 * `yesno`: 0 for no or 1 for yes.
 *
 * @see GS1 General Specifications, "Dangerous goods flag: AI (4321)".
 */
export function lintYesno(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintSingleCharacter(text, start, end, yesOrNo);
}
