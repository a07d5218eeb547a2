import type { LinterRefusal } from './linter.js';
import { lintRepeatedCharacter, type RepeatedCharacter } from './repeated-character.js';

const hyphens: RepeatedCharacter = {
  character: '-',
  rule: { code: 'NOT_HYPHEN', message: 'Expected a hyphen.' },
};

/**
 * `hyphen`: nothing but hyphens, at least one. A hyphen marks a temperature below zero.
 *
 * @see GS1 General Specifications, "Maximum temperature in Fahrenheit: AI (4330)".
 */
export function lintHyphen(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintRepeatedCharacter(text, start, end, hyphens);
}
