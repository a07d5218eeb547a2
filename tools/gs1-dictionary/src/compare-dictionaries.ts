import { loadDictionary, type Dictionary } from '@dpp/gs1/dictionary';

/**
 * What two Syntax Dictionary texts say differently, a sentence each; empty when they agree. Neither comments nor
 * blanks nor the order of attributes matter.
 */
export function differencesBetween(table: string, published: string): string[] {
  const ours = factsOf(loadDictionary(table));
  const theirs = factsOf(loadDictionary(published));
  const names = [...new Set([...theirs.keys(), ...ours.keys()])];
  return names.flatMap((name) => {
    const [our = 'missing', their = 'missing'] = [ours.get(name), theirs.get(name)];
    return our === their ? [] : [`${name}: ${our} in the table, ${their} in the dictionary.`];
  });
}

/** What a dictionary says of each AI, by the AI and the name of the fact. */
function factsOf({ entries }: Dictionary): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap((entry) =>
      Object.entries(entry).map(([name, fact]) => [
        `(${entry.applicationIdentifier}) ${name}`,
        fact === undefined ? 'none' : textOf(fact),
      ]),
    ),
  );
}

/** A linter is known by its name, which stands beside it. */
function textOf(fact: unknown): string {
  return JSON.stringify(fact, (name, value: unknown) => (name === 'linters' ? undefined : value));
}
