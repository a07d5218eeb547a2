import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noSexCode: LinterRule = {
  code: 'UNKNOWN_SEX',
  message: 'Expected 0, 1, 2 or 9.',
};

/**
 * `iso5218`: a code of ISO/IEC 5218 for a human sex, 0 (not known), 1 (male), 2 (female) or
 * 9 (not applicable).
 *
 * @see GS1 General Specifications, "Biological sex: AI (7252)".
 */
export function lintIso5218(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end - start !== 1) return refuse(noSexCode, start, end);
  const digit = text.charCodeAt(start) - 0x30;
  const isKnown = digit === 0 || digit === 1 || digit === 2 || digit === 9;
  return isKnown ? undefined : refuse(noSexCode, start, end);
}
