import { findQualifiersOf } from './application-identifier.js';
import {
  findParameterNameProblem,
  findPathValueProblem,
  findQualifierProblem,
  type DigitalLink,
  type DigitalLinkParameter,
} from './digital-link.js';
import type { AiElement } from './ai-element.js';
import { Gs1Error, throwIfProblem, type Gs1Problem } from './error.js';
import { decodeAscii, decodeText, encodedPosition } from './percent-encoding.js';
import { findPathStart, findUriCharacterProblem, indexOfOr } from './uri.js';

/** One `/{AI}/{value}` of the path; positions count in the URI. */
interface PathPair {
  readonly applicationIdentifier: string;
  readonly value: string;
  readonly valueStart: number;
  /** The slash of the next pair, or the end of the path. */
  readonly end: number;
}

/**
 * Reads an uncompressed GS1 Digital Link URI and checks every part of it.
 *
 * The primary key is the right-most one of the path; what stands before it is the stem. One slash at
 * the end of the path is tolerated, a fragment is ignored. Percent sequences are read in either case.
 * This version knows the keys `/01` and `/8003` and the qualifier `/21`.
 *
 * @param uri - An absolute `http` or `https` URI.
 * @throws {@link Gs1Error} with `start` counted in `uri`: `INVALID_URI`,
 * `INVALID_PERCENT_ENCODING`, `MISSING_PRIMARY_KEY`, `UNKNOWN_APPLICATION_IDENTIFIER`,
 * `QUALIFIER_NOT_ALLOWED`, `DUPLICATE_APPLICATION_IDENTIFIER`, `ATTRIBUTE_NOT_ALLOWED`,
 * `DOT_SEGMENT`, and the codes of the values: `TOO_SHORT` (also for a GTIN that is not padded to 14
 * digits), `TOO_LONG`, `NON_DIGIT`, `NOT_ZERO`, `CHECK_DIGIT_MISMATCH`, `INVALID_CHARACTER`.
 * @see GS1 Digital Link standard: URI syntax 1.6.
 * @example
 * const link = parseDigitalLinkUri('https://id.gs1.org/01/79521141123453/21/32a%2Fb?linkType=all');
 * link.primaryKey; // { applicationIdentifier: '01', value: '79521141123453' }
 * link.qualifiers; // [{ applicationIdentifier: '21', value: '32a/b' }]
 * link.otherParameters; // [['linkType', 'all']]
 */
export function parseDigitalLinkUri(uri: string): DigitalLink {
  throwIfProblem(findUriCharacterProblem(uri));
  const pathStart = findPathStart(uri);
  const uriEnd = indexOfOr(uri, '#', pathStart, uri.length);
  const queryStart = indexOfOr(uri, '?', pathStart, uriEnd);
  const pathEnd = uri.endsWith('/', queryStart) ? queryStart - 1 : queryStart;
  const keyStart = findPrimaryKeyStart(uri, pathStart, pathEnd);
  const key = readPair(uri, keyStart, pathEnd);
  checkValue(uri, key);
  const { applicationIdentifier, value } = key;
  return {
    uriStem: uri.slice(0, keyStart),
    primaryKey: { applicationIdentifier, value } as AiElement,
    qualifiers: readQualifiers(uri, key, pathEnd),
    attributes: [],
    otherParameters: readParameters(uri, queryStart + 1, uriEnd),
  };
}

/** Goes through the pairs from the right, so that a serial that reads "01" is not taken for a key. */
function findPrimaryKeyStart(uri: string, pathStart: number, pathEnd: number): number {
  let valueEnd = pathEnd;
  for (;;) {
    const valueSlash = uri.lastIndexOf('/', valueEnd - 1);
    const keyStart = uri.lastIndexOf('/', valueSlash - 1);
    if (keyStart < pathStart) {
      const message = 'The path holds no primary key this version knows.';
      throw new Gs1Error('MISSING_PRIMARY_KEY', message, { start: pathStart });
    }
    if (findQualifiersOf(uri.slice(keyStart + 1, valueSlash))) return keyStart;
    valueEnd = keyStart;
  }
}

function readPair(uri: string, start: number, pathEnd: number): PathPair {
  const valueStart = uri.indexOf('/', start + 1) + 1;
  const end = indexOfOr(uri, '/', valueStart, pathEnd);
  return {
    applicationIdentifier: uri.slice(start + 1, valueStart - 1),
    value: decodeAscii(uri, valueStart, end),
    valueStart,
    end,
  };
}

function checkValue(uri: string, { applicationIdentifier, value, valueStart }: PathPair): void {
  const problem = findPathValueProblem(applicationIdentifier, value);
  if (problem) throwAt(encodedPosition(uri, valueStart, problem.start), problem);
}

function readQualifiers(uri: string, key: PathPair, pathEnd: number): AiElement[] {
  const qualifiers: AiElement[] = [];
  for (let start = key.end; start < pathEnd;) {
    const pair = readPair(uri, start, pathEnd);
    const { applicationIdentifier, value, end } = pair;
    const problem = findQualifierProblem(
      key.applicationIdentifier,
      qualifiers,
      applicationIdentifier,
    );
    if (problem) throwAt(start + 1, problem);
    checkValue(uri, pair);
    qualifiers.push({ applicationIdentifier, value } as AiElement);
    start = end;
  }
  return qualifiers;
}

function readParameters(uri: string, start: number, end: number): DigitalLinkParameter[] {
  const parameters: DigitalLinkParameter[] = [];
  for (let next = start; next < end;) {
    const parameterEnd = indexOfOr(uri, '&', next, end);
    if (parameterEnd > next) {
      const nameEnd = indexOfOr(uri, '=', next, parameterEnd);
      const name = decodeText(uri, next, nameEnd);
      const problem = findParameterNameProblem(name);
      if (problem) throwAt(next, problem);
      parameters.push([name, decodeText(uri, nameEnd + 1, parameterEnd)]);
    }
    next = parameterEnd + 1;
  }
  return parameters;
}

function throwAt(position: number, { code, message }: Gs1Problem): never {
  throw new Gs1Error(code, message, { start: position });
}
