import { builtInDictionary } from './application-identifier.js';
import type { Dictionary } from '../dictionary/dictionary.js';

/** The dictionary a caller asked for, or the one of this release. */
export function dictionaryOf<Ai extends string>({
  dictionary,
}: {
  readonly dictionary?: Dictionary<Ai>;
}): Dictionary<Ai> {
  // Without a dictionary `Ai` is inferred as its default, the AIs of this release.
  return dictionary ?? (builtInDictionary() as Dictionary<string> as Dictionary<Ai>);
}
