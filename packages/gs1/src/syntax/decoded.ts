import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from './ai-element.js';
import type { DigitalLink } from './digital-link.js';
import type { Gs1Problem } from '../error.js';
import type { Symbology } from './symbology.js';

/** The syntaxes GS1 data come in. */
export type Gs1Syntax = 'scanData' | 'elementString' | 'bracketedElementString' | 'digitalLinkUri';

/** One way to read an element string that lost its separators (FNC1). */
export interface SeparatorSuggestion<Ai extends string = ApplicationIdentifier> {
  /** The input with the separator where one may have been. Decodes without a problem. */
  readonly elementString: string;
  readonly elements: readonly AiElement<Ai>[];
}

/** What every decoding function of this package returns; none of them throws on a string. */
export interface Decoded<Ai extends string = ApplicationIdentifier> {
  /** True when nothing is wrong: `problems` is empty. */
  readonly valid: boolean;
  readonly syntax: Gs1Syntax;
  /** In the order of the input. Those that could be told apart, also when a problem names them. */
  readonly elements: readonly AiElement<Ai>[];
  /** Everything that is wrong, by position; after about 100 problems the rest is not read. */
  readonly problems: readonly Gs1Problem[];
  /** Readings of an invalid element string in which separators were lost; the likeliest first. */
  readonly suggestions: readonly SeparatorSuggestion<Ai>[];
  /** The parts of a Digital Link URI without problems; else `undefined`. */
  readonly digitalLink: DigitalLink<Ai> | undefined;
  /** What the symbology identifier says; `undefined` when there is none, or not one of GS1 data. */
  readonly symbology: Symbology | undefined;
}
