import fc from 'fast-check';
import { hostileValues } from './hostile-values.js';

/** One change of a JSON document; numbers say where, for a document of any shape. */
interface Mutation {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'repeat' | 'swap' | 'wrap' | 'rename';
  readonly other: number;
  readonly value: unknown;
}

type Container = Record<string, unknown> | unknown[];
interface Place {
  readonly container: Container;
  readonly key: string;
}

const mutation = (words: readonly string[]): fc.Arbitrary<Mutation> =>
  fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'swap', 'wrap', 'rename'),
    other: fc.nat(),
    value: fc.oneof(fc.constantFrom(...hostileValues), fc.constantFrom(...words), fc.jsonValue()),
  });

/** Texts of documents with one to four things about them changed; `words` are put where others stood. */
export function mutationsOf(
  documents: readonly object[],
  words: readonly string[],
): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...documents), fc.array(mutation(words), { minLength: 1, maxLength: 4 }))
    .map(([document, mutations]) => {
      const mutated = { document: structuredClone(document) as unknown };
      for (const each of mutations) mutate(mutated, each);
      // All of it may have been removed.
      return JSON.stringify(mutated.document ?? null);
    });
}

function mutate(root: { document: unknown }, { at, how, other, value }: Mutation): void {
  const places = placesIn(root);
  const place = places[at % places.length];
  const swapped = places[other % places.length];
  if (!place || !swapped) return;
  const members = place.container as Record<string, unknown>;
  const now = members[place.key];
  switch (how) {
    case 'replace':
      members[place.key] = structuredClone(value);
      break;
    case 'remove':
      if (Array.isArray(members)) members.splice(Number(place.key), 1);
      else Reflect.deleteProperty(members, place.key);
      break;
    case 'repeat':
      if (Array.isArray(members)) members.push(structuredClone(now));
      else members[`${place.key}2`] = structuredClone(now);
      break;
    case 'swap':
      // A copy, for a container must not come to stand within itself.
      members[place.key] = structuredClone(
        (swapped.container as Record<string, unknown>)[swapped.key],
      );
      break;
    case 'wrap':
      members[place.key] = other % 2 ? [now] : { value: now };
      break;
    case 'rename':
      if (typeof value === 'string' && !Array.isArray(members)) members[value] = now;
      break;
  }
}

/** Every member and entry of a document. */
function placesIn(container: Container | { document: unknown }): Place[] {
  return Object.entries(container).flatMap(([key, value]) => [
    { container: container, key },
    ...(typeof value === 'object' && value !== null ? placesIn(value as Container) : []),
  ]);
}
