import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';

/**
 * An element string: an Application Identifier and its data field.
 *
 * @typeParam Ai - The AIs that may occur: those of this release, or any string for a loaded dictionary.
 */
export interface AiElement<Ai extends string = ApplicationIdentifier> {
  /** 2 to 4 digits. */
  readonly applicationIdentifier: Ai;
  /** The data field as it means: no separator, no percent sequence, no escaped bracket. */
  readonly value: string;
}
