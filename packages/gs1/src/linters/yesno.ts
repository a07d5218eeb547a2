import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const notYesOrNo: LinterRule = { code: 'NOT_ZERO_OR_ONE', message: 'Expected 0 (no) or 1 (yes).' };

/**
 * `yesno`: 0 for no or 1 for yes.
 *
 * @see GS1 General Specifications, "Dangerous goods flag: AI (4321)".
 */
export function lintYesno(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end - start !== 1) return refuse(notYesOrNo, start, end);
  const digit = text.charCodeAt(start) - 0x30;
  return digit === 0 || digit === 1 ? undefined : refuse(notYesOrNo, start, end);
}
