import type { AiElement } from './ai-element.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { ApplicationIdentifierEntry } from '../dictionary/entry.js';

/**
 * The elements that go into the path of a Digital Link behind its key, in their order there: of the alternative
 * sequences the one with the greatest weight of elements.
 */
export function chooseQualifiers<Ai extends string>(
  elements: readonly AiElement<Ai>[],
  { qualifierSequences = [] }: ApplicationIdentifierEntry<Ai>,
  dictionary: Dictionary<Ai>,
): AiElement<Ai>[] {
  let chosen: AiElement<Ai>[] = [];
  let most = 0;
  for (const sequence of qualifierSequences) {
    const path = sequence.flatMap((qualifier) =>
      elements.filter(({ applicationIdentifier }) => applicationIdentifier === qualifier),
    );
    // What can stand nowhere but in the path outweighs any number of attributes.
    const weight = path.reduce((sum, { applicationIdentifier }) => {
      return sum + (dictionary.find(applicationIdentifier)?.isDigitalLinkAttribute ? 1 : 9);
    }, 0);
    if (weight > most) {
      chosen = path;
      most = weight;
    }
  }
  return chosen;
}
