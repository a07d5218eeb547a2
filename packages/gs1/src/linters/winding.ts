import type { LinterRefusal } from './linter.js';
import { lintSingleCharacter, type SingleCharacter } from './single-character.js';

const direction: SingleCharacter = {
  allowed: '019',
  rule: {
    code: 'INVALID_WINDING_DIRECTION',
    message: 'Expected 0 (face out), 1 (face in) or 9 (undefined).',
  },
};

/**
 * `winding`: the winding direction of a roll, 0 (face out), 1 (face in) or 9 (undefined).
 *
 * @see GS1 General Specifications, "Roll products - width, length, core diameter, direction,
 * splices: AI (8001)".
 */
export function lintWinding(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintSingleCharacter(text, start, end, direction);
}
