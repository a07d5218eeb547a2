import {
  findQualifiersOf,
  findValueProblem,
  isKnownApplicationIdentifier,
} from './application-identifier.js';
import type { ApplicationIdentifier } from './__generated__/syntax-dictionary.js';
import type { AiElement } from './ai-element.js';
import type { Gs1ErrorCode, Gs1Problem } from './error.js';

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

/** Says whether an AI may follow a primary key and the qualifiers before it. */
export function findQualifierProblem(
  primaryKey: string,
  earlier: readonly AiElement[],
  applicationIdentifier: string,
): Gs1Problem | undefined {
  if (!isKnownApplicationIdentifier(applicationIdentifier)) {
    const message = 'Expected a known Application Identifier.';
    return problemAtStart('UNKNOWN_APPLICATION_IDENTIFIER', message);
  }
  if (!findQualifiersOf(primaryKey)?.includes(applicationIdentifier)) {
    return problemAtStart('QUALIFIER_NOT_ALLOWED', 'The primary key does not take this qualifier.');
  }
  if (earlier.some((qualifier) => qualifier.applicationIdentifier === applicationIdentifier)) {
    return problemAtStart('DUPLICATE_APPLICATION_IDENTIFIER', 'A qualifier stands here twice.');
  }
  return undefined;
}

/** Checks the data field of an AI, and that it survives as a path segment. */
export function findPathValueProblem(
  applicationIdentifier: string,
  value: string,
): Gs1Problem | undefined {
  const problem = findValueProblem(applicationIdentifier, value);
  if (problem) return problem;
  // RFC 3986, 5.2.4: such a segment is removed. Browsers do so even when its dots are encoded.
  if (value !== '.' && value !== '..') return undefined;
  return problemAtStart('DOT_SEGMENT', 'A value of one or two dots cannot stand in a path.');
}

/** Says whether a query parameter may stand beside the key without being one of its attributes. */
export function findParameterNameProblem(name: string): Gs1Problem | undefined {
  if (!isNumeric(name)) return undefined;
  if (isKnownApplicationIdentifier(name)) {
    const message = 'This Application Identifier belongs in the path.';
    return problemAtStart('ATTRIBUTE_NOT_ALLOWED', message);
  }
  const message = 'A parameter named by digits has to be a known Application Identifier.';
  return problemAtStart('UNKNOWN_APPLICATION_IDENTIFIER', message);
}

function isNumeric(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return false;
  }
  return text !== '';
}

function problemAtStart(code: Gs1ErrorCode, message: string): Gs1Problem {
  return { code, message, start: 0, end: 0 };
}
