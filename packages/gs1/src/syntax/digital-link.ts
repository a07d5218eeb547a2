import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from './ai-element.js';

/** Scheme and host of GS1's own resolver, which canonical GS1 Digital Link URIs name. */
export const canonicalUriStem = 'https://id.gs1.org';

/** A query parameter that is no Application Identifier, such as `linkType`; not percent-encoded. */
export type DigitalLinkParameter = readonly [name: string, value: string];

/** The parts of a GS1 Digital Link URI, every one checked. Values are not percent-encoded. */
export interface DigitalLink<Ai extends string = ApplicationIdentifier> {
  /** Scheme, host and any path before the slash of the primary key, as written. */
  readonly uriStem: string;
  /** The identification key the link is about. */
  readonly primaryKey: AiElement<Ai>;
  /** What narrows the key down, such as a serial number; in the order of the path. */
  readonly qualifiers: readonly AiElement<Ai>[];
  /** What else is said of the thing, such as an expiry date; in the order of the query string. */
  readonly attributes: readonly AiElement<Ai>[];
  /** What is no Application Identifier, in the order of the query string; a name may repeat. */
  readonly otherParameters: readonly DigitalLinkParameter[];
}
