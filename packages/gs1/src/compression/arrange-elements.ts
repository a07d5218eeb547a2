import type { AiElement } from '../syntax/ai-element.js';
import { chooseQualifiers } from '../syntax/choose-qualifiers.js';
import type { Dictionary } from '../dictionary/dictionary.js';

/** Elements in their places in a Digital Link. */
export interface ArrangedElements {
  readonly primaryKey: AiElement<string>;
  /** In the order of the path. */
  readonly qualifiers: readonly AiElement<string>[];
  readonly attributes: readonly AiElement<string>[];
}

/**
 * Puts elements into the places they have in a Digital Link. Of several primary keys the first one
 * is taken, the others are attributes.
 *
 * @param readableKey - The primary key where it is not among the elements.
 * @returns `undefined` when there is no primary key, or the same one twice.
 */
export function arrangeElements(
  elements: readonly AiElement<string>[],
  dictionary: Dictionary,
  readableKey?: AiElement<string>,
): ArrangedElements | undefined {
  const primaryKey = readableKey ?? elements.find((element) => isPrimaryKey(element, dictionary));
  const others = elements.filter((element) => element !== primaryKey);
  const isRepeated = others.some(
    (other) => other.applicationIdentifier === primaryKey?.applicationIdentifier,
  );
  const key = primaryKey && dictionary.find(primaryKey.applicationIdentifier);
  if (!key || isRepeated) return undefined;
  const qualifiers = chooseQualifiers(others, key, dictionary);
  const attributes = others.filter((element) => !qualifiers.includes(element));
  return { primaryKey, qualifiers, attributes };
}

/** True when an element can be what a Digital Link is about. */
export function isPrimaryKey(
  { applicationIdentifier }: AiElement<string>,
  dictionary: Dictionary,
): boolean {
  return dictionary.find(applicationIdentifier)?.qualifierSequences !== undefined;
}
