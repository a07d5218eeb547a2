import type { LinterRefusal } from './linter.js';
import { lintRepeatedCharacter, type RepeatedCharacter } from './repeated-character.js';

const zeros: RepeatedCharacter = {
  character: '0',
  rule: { code: 'NOT_ZERO', message: 'Expected 0.' },
};

/**
 * `zero`: nothing but zeros, at least one. The filler before a GRAI.
 *
 * @see GS1 General Specifications, "Global Returnable Asset Identifier (GRAI): AI (8003)".
 */
export function lintZero(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintRepeatedCharacter(text, start, end, zeros);
}
