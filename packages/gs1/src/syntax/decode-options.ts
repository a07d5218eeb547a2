import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import { groupSeparator } from './element-string.js';

/** What every decoding function takes. */
export interface DecodeOptions<Ai extends string = ApplicationIdentifier> {
  /** From {@link loadDictionary}. Default the release this package was built from. */
  readonly dictionary?: Dictionary<Ai>;
  /**
   * Whether mandatory associations and invalid pairs are problems. Switch it off for one of several
   * symbols on an item: the rules hold for all of them together. Default true.
   */
  readonly checkAssociations?: boolean;
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
