import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noMediaType: LinterRule = {
  code: 'UNKNOWN_MEDIA_TYPE',
  message: 'Expected 01 to 10, or 80 to 99.',
};

/**
 * `mediatype`: the kind of thing that carries the data, two digits. 01 to 10 are assigned, 80 to 99
 * are for national or local use; the rest is reserved.
 *
 * @see GS1 General Specifications, "AIDC media type: AI (7241)", table of values.
 */
export function lintMediatype(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end - start !== 2 || lintCsetnumeric(text, start, end)) {
    return refuse(noMediaType, start, end);
  }
  const value = (text.charCodeAt(start) - 0x30) * 10 + text.charCodeAt(start + 1) - 0x30;
  const isAssigned = (value >= 1 && value <= 10) || value >= 80;
  return isAssigned ? undefined : refuse(noMediaType, start, end);
}
