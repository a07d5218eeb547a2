import type { AiElement } from './ai-element.js';
import type { Decoded, Gs1Syntax } from './decoded.js';
import type { Rule } from '../dictionary/dictionary.js';
import type { Gs1ErrorCode, Gs1Problem } from '../error.js';

/**
 * The most characters that are read at once. No data carrier holds more than the 7,089 digits of a QR
 * code, and RFC 9110, 4.1 asks programs to take URIs of 8,000.
 */
export const maxInputLength = 8192;

/** Reading ends at this many problems: more would be of no use, and cost time. */
const maxProblems = 100;

/** What a decoder has read so far; the three arrays run in parallel. */
export interface Message<Ai extends string> {
  readonly elements: AiElement<Ai>[];
  readonly rules: Rule<Ai>[];
  /** Where in the input each AI starts. */
  readonly starts: number[];
  readonly problems: Gs1Problem[];
  /** True when a part could not be told apart, so that what seems missing may be in it. */
  isBroken: boolean;
}

/** A message that is checked but no longer read. */
export type FinishedMessage<Ai extends string> = Omit<Message<Ai>, 'elements' | 'rules'> & {
  readonly elements: readonly AiElement<Ai>[];
  readonly rules: readonly Rule<Ai>[];
};

/** A message with nothing in it yet. */
export function emptyMessage<Ai extends string>(): Message<Ai> {
  return { elements: [], rules: [], starts: [], problems: [], isBroken: false };
}

/** Adds an element; its AI starts at `start`. */
export function addElement<Ai extends string>(
  { elements, rules, starts }: Message<Ai>,
  rule: Rule<Ai>,
  { value, start }: { readonly value: string; readonly start: number },
): void {
  elements.push({ applicationIdentifier: rule.applicationIdentifier, value });
  rules.push(rule);
  starts.push(start);
}

/** Notes a part of the input in which no element string could be found. */
export function addBreak<Ai extends string>(
  message: Message<Ai>,
  code: Gs1ErrorCode,
  text: string,
  [start, end]: readonly [start: number, end: number],
): void {
  message.problems.push({ code, message: text, start, end });
  message.isBroken = true;
}

/** True when the rest is not read, because of too many faults. */
export function isHopeless(message: Message<string>): boolean {
  if (message.problems.length < maxProblems) return false;
  message.isBroken = true;
  return true;
}

/** Refuses an input for its length alone; says so in `message`. */
export function hasReadableLength(text: string, message: Message<string>): boolean {
  if (text === '') {
    addBreak(message, 'EMPTY_INPUT', 'There is nothing to decode.', [0, 0]);
  } else if (text.length > maxInputLength) {
    const explanation = `At most ${maxInputLength} characters are read at once.`;
    addBreak(message, 'INPUT_TOO_LONG', explanation, [maxInputLength, text.length]);
  } else {
    return true;
  }
  return false;
}

/** The result of a decoder, all fields in one order for every syntax. */
export function decoded<Ai extends string>(
  syntax: Gs1Syntax,
  { elements, problems }: Message<Ai>,
  more: Partial<Pick<Decoded<Ai>, 'suggestions' | 'digitalLink' | 'symbology'>> = nothingMore,
): Decoded<Ai> {
  if (problems.length > 1) problems.sort((a, b) => a.start - b.start);
  return {
    valid: problems.length === 0,
    syntax,
    elements,
    problems,
    suggestions: more.suggestions ?? [],
    digitalLink: more.digitalLink,
    symbology: more.symbology,
  };
}

const nothingMore = {};
