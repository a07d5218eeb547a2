import type { AiElement } from './ai-element.js';
import { checkAssociations, checkRepetitions } from './associations.js';
import type { DecodeOptions } from './decode-options.js';
import { findDataFieldProblems } from './check-data-field.js';
import type { Dictionary, Rule } from '../dictionary/dictionary.js';
import { Gs1Error } from '../error.js';
import { throwIfProblem } from '../keys/throw-if-problem.js';
import { emptyMessage } from './message.js';

/** What is written of elements: what repeats with the same value, as several symbols may, once. */
export function withoutRepeats<Ai extends string>(
  elements: readonly AiElement<Ai>[],
): readonly AiElement<Ai>[] {
  const seen = new Set<string>();
  return elements.filter(({ applicationIdentifier, value }) => {
    const before = seen.size;
    return seen.add(`${applicationIdentifier} ${value}`).size > before;
  });
}

/**
 * Checks one element before it is written.
 *
 * @throws {@link Gs1Error} with the span counted in the value: `UNKNOWN_APPLICATION_IDENTIFIER` or
 * the codes of the data field.
 */
export function requireElement<Ai extends string>(
  { applicationIdentifier, value }: AiElement<Ai>,
  dictionary: Dictionary<Ai>,
): Rule<Ai> {
  const rule = dictionary.ruleAt(applicationIdentifier, 0, applicationIdentifier.length);
  if (rule?.applicationIdentifier !== applicationIdentifier) {
    const message = 'There is no such Application Identifier.';
    throw new Gs1Error('UNKNOWN_APPLICATION_IDENTIFIER', message, { applicationIdentifier });
  }
  throwIfProblem(findDataFieldProblems(rule.entry, value, 0, value.length)?.[0]);
  return rule;
}

/**
 * Checks what checked elements say of each other before they are written together.
 *
 * @throws {@link Gs1Error} `EMPTY_INPUT`, `DUPLICATE_APPLICATION_IDENTIFIER`,
 * `MANDATORY_ASSOCIATION_MISSING`, `INVALID_PAIR`.
 */
export function requireAssociations<Ai extends string>(
  elements: readonly AiElement<Ai>[],
  rules: readonly Rule<Ai>[],
  kinds: DecodeOptions['checkAssociations'],
): void {
  if (elements.length === 0) throw new Gs1Error('EMPTY_INPUT', 'There is nothing to encode.');
  const message = { ...emptyMessage<Ai>(), elements, rules };
  checkRepetitions(message);
  checkAssociations(message, kinds);
  throwIfProblem(message.problems[0]);
}
