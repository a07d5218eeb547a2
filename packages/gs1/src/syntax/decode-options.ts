import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import { groupSeparator } from './element-string.js';

/** What every decoding function takes. */
export interface DecodeOptions<Ai extends string = ApplicationIdentifier> {
  /** From {@link loadDictionary}. Default the release this package was built from. */
  readonly dictionary?: Dictionary<Ai>;
  /**
   * True when mandatory associations and invalid pairs are problems. For one of several symbols on an item, where the
   * rules hold for all of them together: `'pairs'` asks for nothing that may stand in another symbol, and still
   * refuses what never goes together; `false` refuses nothing. Default true.
   */
  readonly checkAssociations?: boolean | 'pairs' | undefined;
}

/** What functions take that read element strings with separators. */
export interface ElementStringOptions<
  Ai extends string = ApplicationIdentifier,
> extends DecodeOptions<Ai> {
  /** What ends a data field of variable length, one or more characters. Default U+001D, for FNC1. */
  readonly separator?: string;
}

/** The separator a caller asked for, or the one of FNC1. */
export function separatorOf({
  separator = groupSeparator,
}: {
  readonly separator?: string;
}): string {
  if (separator === '') throw new RangeError('A separator has at least one character.');
  return separator;
}
