import {
  findParameterNameProblem,
  findPathValueProblem,
  findQualifierProblem,
  type DigitalLinkParameter,
} from './digital-link.js';
import type { AiElement } from './ai-element.js';
import { Gs1Error, throwIfProblem } from './error.js';
import { encodeAscii, encodeText } from './percent-encoding.js';
import { findPathStart, findUriCharacterProblem, indexOfOr } from './uri.js';

/** What {@link formatDigitalLinkUri} builds a URI of. Every {@link DigitalLink} is one. */
export interface DigitalLinkParts {
  /** Absolute `http` or `https` URI, with or without a path; a slash at its end is dropped. */
  readonly uriStem: string;
  /** As the AI holds it, not percent-encoded; a GTIN padded to 14 digits. */
  readonly primaryKey: AiElement;
  /** In the order the standard gives them. Default none. */
  readonly qualifiers?: readonly AiElement[];
  /** Query parameters that are no Application Identifiers, not percent-encoded. Default none. */
  readonly otherParameters?: readonly DigitalLinkParameter[];
}

/**
 * Builds an uncompressed GS1 Digital Link URI. Everything outside `A-Za-z0-9-._~` is percent-encoded
 * with upper-case hex digits. {@link parseDigitalLinkUri} gives the parts back.
 *
 * @throws {@link Gs1Error} with `start` counted in the part at fault: `INVALID_URI` and
 * `INVALID_PERCENT_ENCODING` for the stem, `QUALIFIER_NOT_ALLOWED`,
 * `DUPLICATE_APPLICATION_IDENTIFIER`, `UNKNOWN_APPLICATION_IDENTIFIER`, `ATTRIBUTE_NOT_ALLOWED`,
 * `DOT_SEGMENT`, and the codes of the values: `TOO_SHORT`, `TOO_LONG`, `NON_DIGIT`, `NOT_ZERO`,
 * `CHECK_DIGIT_MISMATCH`, `INVALID_CHARACTER`.
 * @see GS1 Digital Link standard: URI syntax 1.6.
 * @example
 * const uri = formatDigitalLinkUri({
 *   uriStem: 'https://id.gs1.org',
 *   primaryKey: { applicationIdentifier: '01', value: '79521141123453' },
 *   qualifiers: [{ applicationIdentifier: '21', value: '32a/b' }],
 * });
 * uri; // 'https://id.gs1.org/01/79521141123453/21/32a%2Fb'
 */
export function formatDigitalLinkUri(parts: DigitalLinkParts): string {
  const { primaryKey, qualifiers = [], otherParameters = [] } = parts;
  let uri =
    checkedStem(parts.uriStem) + pathPair(primaryKey.applicationIdentifier, primaryKey.value);
  for (const [index, { applicationIdentifier, value }] of qualifiers.entries()) {
    const earlier = qualifiers.slice(0, index);
    throwIfProblem(
      findQualifierProblem(primaryKey.applicationIdentifier, earlier, applicationIdentifier),
    );
    uri += pathPair(applicationIdentifier, value);
  }
  return uri + query(otherParameters);
}

function checkedStem(uriStem: string): string {
  throwIfProblem(findUriCharacterProblem(uriStem));
  const pathStart = findPathStart(uriStem);
  const fragmentStart = indexOfOr(uriStem, '#', pathStart, uriStem.length);
  const position = indexOfOr(uriStem, '?', pathStart, fragmentStart);
  if (position < uriStem.length) {
    throw new Gs1Error('INVALID_URI', 'A stem has neither query nor fragment.', {
      start: position,
      end: uriStem.length,
    });
  }
  return uriStem.endsWith('/') ? uriStem.slice(0, -1) : uriStem;
}

function pathPair(applicationIdentifier: string, value: string): string {
  throwIfProblem(findPathValueProblem(applicationIdentifier, value));
  return `/${applicationIdentifier}/${encodeAscii(value)}`;
}

function query(parameters: readonly DigitalLinkParameter[]): string {
  let text = '';
  for (const [name, value] of parameters) {
    throwIfProblem(findParameterNameProblem(name));
    text += `${text === '' ? '?' : '&'}${encodeText(name)}=${encodeText(value)}`;
  }
  return text;
}
