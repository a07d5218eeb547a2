import {
  builtInDictionary,
  encodeBracketed,
  type AiElement,
  type ApplicationIdentifier,
  type ApplicationIdentifierEntry,
} from '../../src/index.js';
import type { Random } from './random.js';
import { validMessage, validValue } from './valid-messages.js';

const mutationsPerMessage = 4;
const characters = '0123456789ABCXYZaz/-.%# ~';

/** Bracketed element strings over every AI: valid ones, and four times as many with a mistake. */
export function mutatedMessages(random: Random, rounds: number): string[] {
  const texts: string[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const entry of builtInDictionary().entries) {
      const elements = validMessage(entry, random);
      texts.push(encodeBracketed(elements));
      for (let count = 0; count < mutationsPerMessage; count++) {
        texts.push(write(mutateMessage(elements, entry, random)));
      }
    }
  }
  return texts;
}

function write(elements: readonly AiElement[]): string {
  return elements.map((one) => `(${one.applicationIdentifier})${one.value}`).join('');
}

function mutateMessage(
  [element, ...companions]: readonly AiElement[],
  entry: ApplicationIdentifierEntry<ApplicationIdentifier>,
  random: Random,
): AiElement[] {
  const { applicationIdentifier, value } = element as AiElement;
  const choice = random.next();
  if (choice < 0.1) return [{ applicationIdentifier, value }];
  if (choice < 0.2) {
    const excluded = findExcluded(entry);
    const added = excluded ? [{ ...excluded, value: validValue(excluded, random) }] : [];
    return [{ applicationIdentifier, value }, ...companions, ...added];
  }
  return [{ applicationIdentifier, value: mutateValue(value, random) }, ...companions];
}

function findExcluded({ applicationIdentifier, invalidPairs }: ApplicationIdentifierEntry) {
  const pattern = invalidPairs[0]?.replaceAll('n', String.raw`\d`) ?? '-';
  return builtInDictionary().entries.find((other) => {
    const ai = other.applicationIdentifier;
    return ai !== applicationIdentifier && new RegExp(`^${pattern}$`).test(ai);
  });
}

function mutateValue(value: string, random: Random): string {
  const at = random.integer(0, value.length - 1);
  const other = random.pick(characters);
  switch (random.integer(0, 4)) {
    case 0:
      return value.slice(0, -1);
    case 1:
      return value + other;
    case 2:
      return value.slice(0, at) + value.slice(at + 1);
    case 3:
      return value.slice(0, at) + other + value.slice(at);
    default:
      return value.slice(0, at) + other + value.slice(at + 1);
  }
}
