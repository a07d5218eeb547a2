import type { Dictionary, Rule } from '../dictionary/dictionary.js';
import { characterEnd } from '../characters/character-set.js';
import { findDataFieldProblems } from './check-data-field.js';
import { addBreak, isHopeless, type Message } from './message.js';

/** What stands for FNC1 in data from a reader (ISO/IEC 646 "group separator"). */
export const groupSeparator = '\u001d';

/** How an element string is written. */
export interface ElementStringSyntax<Ai extends string> {
  readonly dictionary: Dictionary<Ai>;
  readonly separator: string;
}

/**
 * Reads AI after AI from `start` to the end of the text. Where none is known, what follows is given
 * up to the next separator and reading goes on there. One separator at either end is skipped.
 *
 * @see GS1 General Specifications, 7.8, "Processing of data from a GS1 symbology".
 */
export function readElementString<Ai extends string>(
  text: string,
  start: number,
  { dictionary, separator }: ElementStringSyntax<Ai>,
  message: Message<Ai>,
): void {
  const end = text.length;
  let at = text.startsWith(separator, start) ? start + separator.length : start;
  let fieldEnd = -1;
  while (at < end && !isHopeless(message)) {
    if (fieldEnd < at) fieldEnd = findSeparator(text, separator, at);
    if (at === fieldEnd) {
      const explanation = 'No data field ends here.';
      addBreak(message, 'UNEXPECTED_SEPARATOR', explanation, [at, at + separator.length]);
      at += separator.length;
      continue;
    }
    const rule = dictionary.ruleAt(text, at, fieldEnd);
    if (rule) {
      at = readElement(text, at, fieldEnd, { rule, message });
    } else {
      const length = dictionary.lengthAt(text, at) || 2;
      const explanation = 'There is no such Application Identifier.';
      const unknownEnd = characterEnd(text, Math.min(at + length, fieldEnd) - 1);
      addBreak(message, 'UNKNOWN_APPLICATION_IDENTIFIER', explanation, [at, unknownEnd]);
      at = fieldEnd;
    }
    if (at === fieldEnd && at < end) at += separator.length;
  }
  if (message.elements.length === 0 && message.problems.length === 0) {
    addBreak(message, 'EMPTY_INPUT', 'There is no element string here.', [start, end]);
  }
}

function readElement<Ai extends string>(
  text: string,
  start: number,
  fieldEnd: number,
  { rule, message }: { readonly rule: Rule<Ai>; readonly message: Message<Ai> },
): number {
  const { applicationIdentifier, predefinedLength } = rule;
  const valueStart = start + applicationIdentifier.length;
  const predefinedEnd = valueStart + predefinedLength;
  const end = predefinedLength !== 0 && predefinedEnd < fieldEnd ? predefinedEnd : fieldEnd;
  const problems = findDataFieldProblems(rule.entry, text, valueStart, end);
  if (problems) message.problems.push(...problems);
  message.elements.push({ applicationIdentifier, value: text.slice(valueStart, end) });
  message.rules.push(rule);
  message.starts.push(start);
  return end;
}

function findSeparator(text: string, separator: string, start: number): number {
  const index = text.indexOf(separator, start);
  return index === -1 ? text.length : index;
}
