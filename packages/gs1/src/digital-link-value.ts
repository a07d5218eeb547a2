import { findDataFieldProblems } from './check-data-field.js';
import type { Rule } from './dictionary/dictionary.js';
import type { Message } from './message.js';
import { encodedPosition } from './percent-encoding.js';
import { relocateProblems } from './relocate-problems.js';

/** A value decoded from a URI. */
export interface UriValue {
  /** As the AI holds it. */
  readonly value: string;
  /** Where its AI and its first character stand in the URI. */
  readonly aiStart: number;
  readonly valueStart: number;
}

/** Checks an element of a Digital Link URI and adds it to the message. */
export function addUriElement<Ai extends string>(
  uri: string,
  { value, aiStart, valueStart }: UriValue,
  rule: Rule<Ai>,
  message: Message<Ai>,
): void {
  message.elements.push({ applicationIdentifier: rule.applicationIdentifier, value });
  message.rules.push(rule);
  message.starts.push(aiStart);
  const problems = findDataFieldProblems(rule.entry, value, 0, value.length);
  if (!problems) return;
  const toUri = (index: number) => encodedPosition(uri, valueStart, index);
  message.problems.push(...relocateProblems(problems, toUri));
}
