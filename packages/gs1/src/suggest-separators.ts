import type { ApplicationIdentifier } from './__generated__/syntax-dictionary.js';
import type { AiElement } from './ai-element.js';

/** One way to read an element string whose separators (FNC1) were lost. */
export interface SeparatorSuggestion<Ai extends string = ApplicationIdentifier> {
  /** The input with U+001D where the separators may have been. Decodes without a problem. */
  readonly elementString: string;
  readonly elements: readonly AiElement<Ai>[];
}
