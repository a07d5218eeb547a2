import type { LinterRefusal } from './linter.js';
import { lintSingleCharacter, type SingleCharacter } from './single-character.js';

const sexCode: SingleCharacter = {
  allowed: '0129',
  rule: {
    code: 'UNKNOWN_SEX',
    message: 'Expected 0, 1, 2 or 9.',
  },
};

/**
 * `iso5218`: a code of ISO/IEC 5218 for a human sex, 0 (not known), 1 (male), 2 (female) or
 * 9 (not applicable).
 *
 * @see GS1 General Specifications, "Biological sex: AI (7252)".
 */
export function lintIso5218(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintSingleCharacter(text, start, end, sexCode);
}
