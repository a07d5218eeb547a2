import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noDirection: LinterRule = {
  code: 'INVALID_WINDING_DIRECTION',
  message: 'Expected 0 (face out), 1 (face in) or 9 (undefined).',
};

/**
 * `winding`: the winding direction of a roll, 0 (face out), 1 (face in) or 9 (undefined).
 *
 * @see GS1 General Specifications, "Roll products - width, length, core diameter, direction,
 * splices: AI (8001)".
 */
export function lintWinding(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end - start !== 1) return refuse(noDirection, start, end);
  const digit = text.charCodeAt(start) - 0x30;
  return digit === 0 || digit === 1 || digit === 9 ? undefined : refuse(noDirection, start, end);
}
