import { findDataFieldProblems } from '../syntax/check-data-field.js';
import type { Dictionary, Rule } from '../dictionary/dictionary.js';
import { addElement, type Message } from '../syntax/message.js';
import { encodedPosition } from '../characters/percent-encoding.js';
import { relocateProblems } from '../syntax/relocate-problems.js';
import type { UriParts } from './uri.js';

/** A Digital Link URI that is being read. */
export interface UriReader<Ai extends string> {
  readonly uri: string;
  readonly dictionary: Dictionary<Ai>;
  readonly message: Message<Ai>;
  readonly parts: UriParts;
}

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
  { uri, message }: UriReader<Ai>,
  rule: Rule<Ai>,
  { value, aiStart, valueStart }: UriValue,
): void {
  addElement(message, rule, { value, start: aiStart });
  const problems = findDataFieldProblems(rule.entry, value, 0, value.length);
  if (!problems) return;
  const toUri = (index: number) => encodedPosition(uri, valueStart, index);
  message.problems.push(...relocateProblems(problems, toUri));
}
