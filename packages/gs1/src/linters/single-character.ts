import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

/** The rule of a component that is one character of a few. */
export interface SingleCharacter {
  readonly allowed: string;
  readonly rule: LinterRule;
}

/** Checks that exactly one character stands from `start` to `end`, one of those allowed. */
export function lintSingleCharacter(
  text: string,
  start: number,
  end: number,
  { allowed, rule }: SingleCharacter,
): LinterRefusal | undefined {
  const isAllowed = end - start === 1 && allowed.includes(text.charAt(start));
  return isAllowed ? undefined : refuse(rule, start, end);
}
