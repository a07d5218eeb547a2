import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

/** The rule of a component that is filled with one character. */
export interface RepeatedCharacter {
  readonly character: string;
  readonly rule: LinterRule;
}

/** Checks that nothing but one character stands from `start` to `end`, at least once. */
export function lintRepeatedCharacter(
  text: string,
  start: number,
  end: number,
  { character, rule }: RepeatedCharacter,
): LinterRefusal | undefined {
  let index = start;
  while (index < end && text.charAt(index) === character) index++;
  return end > start && index === end ? undefined : refuse(rule, start, end);
}
