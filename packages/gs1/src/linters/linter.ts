import type { Gs1ErrorCode } from '../error.js';

/** What a linter has against a component of a data field. */
export interface LinterRefusal {
  readonly code: Gs1ErrorCode;
  /** For people; the text may change. Never contains the refused value. */
  readonly message: string;
  /** Index in the whole text, in UTF-16 code units, of the first character that breaks the rule. */
  readonly start: number;
  /** Index after the last character that breaks the rule; `start` when something is missing there. */
  readonly end: number;
}

/**
 * Checks one component of the data field of an Application Identifier for what its length does not
 * say. There is one linter per name in the Syntax Dictionary, and one per character set.
 *
 * @param text - Any text that holds the component; it is never copied.
 * @param start - Index of the first character of the component.
 * @param end - Index after its last character; at most `text.length`.
 * @returns `undefined` for a component that keeps the rule.
 */
export type Linter = (text: string, start: number, end: number) => LinterRefusal | undefined;

/** A rule that a component breaks: what its linter says wherever the component stands. */
export interface LinterRule {
  readonly code: Gs1ErrorCode;
  readonly message: string;
}

/** Says that the characters from `start` to `end` break a rule. */
export function refuse({ code, message }: LinterRule, start: number, end: number): LinterRefusal {
  return { code, message, start, end };
}

/** Says that a component from `start` to `end` is shorter or longer than it has to be. */
export function refuseLength(expected: number, start: number, end: number): LinterRefusal {
  const code = end - start < expected ? 'TOO_SHORT' : 'TOO_LONG';
  return { code, message: `Expected ${expected} characters.`, start, end };
}
