import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from '../syntax/ai-element.js';
import { dictionaryOf } from '../syntax/dictionary-of.js';
import { requireAssociations, requireElement } from '../syntax/check-elements.js';
import type { DecodeOptions } from '../syntax/decode-options.js';
import type { Dictionary, Rule } from '../dictionary/dictionary.js';
import { isDotSegment } from './digital-link-path.js';
import { findAttributeRefusal, isNumeric } from './digital-link-query.js';
import { canonicalUriStem, type DigitalLinkParameter } from '../syntax/digital-link.js';
import { Gs1Error } from '../error.js';
import { encodeAscii, encodeText } from '../characters/percent-encoding.js';
import { findQualifierRefusal, type QualifierRefusal } from './qualifier-sequence.js';
import { splitUri } from './uri.js';

/** What {@link formatDigitalLinkUri} builds a URI of. Every {@link DigitalLink} is one. */
export interface DigitalLinkParts<Ai extends string = ApplicationIdentifier> {
  /**
   * Absolute `http` or `https` URI, with or without a path; a slash at its end is dropped. Default
   * `https://id.gs1.org`, the stem of canonical GS1 Digital Link URIs.
   */
  readonly uriStem?: string;
  /** Values are as the AI holds them, not percent-encoded; a GTIN has 14 digits. */
  readonly primaryKey: AiElement<Ai>;
  /** In the order the standard gives them. Default none. */
  readonly qualifiers?: readonly AiElement<Ai>[];
  /** AIs for the query string. Default none. */
  readonly attributes?: readonly AiElement<Ai>[];
  /** Query parameters that are no AIs, not percent-encoded. Default none. */
  readonly otherParameters?: readonly DigitalLinkParameter[];
}

/**
 * Builds an uncompressed GS1 Digital Link URI. Everything outside `A-Za-z0-9-._~` is percent-encoded
 * with upper-case hex digits. {@link parseDigitalLinkUri} gives the parts back.
 *
 * @throws {@link Gs1Error} with the span counted in the part at fault: `INVALID_URI` and
 * `INVALID_PERCENT_ENCODING` for the stem; `MISSING_PRIMARY_KEY` for an AI that is no key,
 * `QUALIFIER_NOT_ALLOWED`, `QUALIFIER_OUT_OF_ORDER`, `QUALIFIER_IN_QUERY`, `ATTRIBUTE_NOT_ALLOWED`,
 * `DUPLICATE_APPLICATION_IDENTIFIER`, `UNKNOWN_APPLICATION_IDENTIFIER`, `DOT_SEGMENT`,
 * `MANDATORY_ASSOCIATION_MISSING`, `INVALID_PAIR`, and the codes of the data fields.
 * @see GS1 Digital Link standard: URI syntax 1.6.
 * @example
 * const uri = formatDigitalLinkUri({
 *   uriStem: 'https://example.com',
 *   primaryKey: { applicationIdentifier: '01', value: '79521141123453' },
 *   qualifiers: [{ applicationIdentifier: '21', value: '32a/b' }],
 *   attributes: [{ applicationIdentifier: '17', value: '281231' }],
 * });
 * uri; // 'https://example.com/01/79521141123453/21/32a%2Fb?17=281231'
 */
export function formatDigitalLinkUri<Ai extends string = ApplicationIdentifier>(
  parts: DigitalLinkParts<NoInfer<Ai>>,
  options: DecodeOptions<Ai> = {},
): string {
  const { primaryKey, qualifiers = none, attributes = none, otherParameters = none } = parts;
  const dictionary = dictionaryOf(options);
  const stem = checkedStem(parts.uriStem ?? canonicalUriStem);
  const rules = [requirePrimaryKey(primaryKey, dictionary)];
  let uri = stem + pathPair(primaryKey);
  if (qualifiers.length > 0) uri += path(qualifiers, rules, dictionary);
  if (attributes.length > 0) uri += query(attributes, qualifiers, rules, dictionary);
  requireAssociations([primaryKey, ...qualifiers, ...attributes], rules, options.checkAssociations);
  let separator = attributes.length === 0 ? '?' : '&';
  for (const parameter of otherParameters) {
    uri += separator + queryPair(parameter);
    separator = '&';
  }
  return uri;
}

const none: readonly never[] = [];

/** The last stem without its slash: links are mostly built in rows on one stem. */
let lastStem = { given: canonicalUriStem as string, checked: canonicalUriStem as string };

function checkedStem(uriStem: string): string {
  if (uriStem !== lastStem.given) lastStem = { given: uriStem, checked: checkStem(uriStem) };
  return lastStem.checked;
}

function checkStem(uriStem: string): string {
  const parts = splitUri(uriStem);
  if ('code' in parts) throw new Gs1Error(parts.code, parts.message, parts);
  const { queryStart: start, pathEnd } = parts;
  if (start < uriStem.length) {
    const message = 'A stem has neither query nor fragment.';
    throw new Gs1Error('INVALID_URI', message, { start, end: uriStem.length });
  }
  return uriStem.slice(0, pathEnd);
}

function requirePrimaryKey<Ai extends string>(
  primaryKey: AiElement<Ai>,
  dictionary: Dictionary<Ai>,
): Rule<Ai> {
  const rule = requireElement(primaryKey, dictionary);
  if (rule.entry.qualifierSequences) return rule;
  const { applicationIdentifier } = rule;
  const message = 'This Application Identifier is no primary key of a Digital Link.';
  throw new Gs1Error('MISSING_PRIMARY_KEY', message, { applicationIdentifier });
}

function path<Ai extends string>(
  qualifiers: readonly AiElement<Ai>[],
  rules: Rule<Ai>[],
  dictionary: Dictionary<Ai>,
): string {
  let text = '';
  const key = rules[0] as Rule<Ai>;
  for (const [index, qualifier] of qualifiers.entries()) {
    const rule = requireElement(qualifier, dictionary);
    const earlier = identifiersOf(qualifiers.slice(0, index));
    throwIfRefused(findQualifierRefusal(key.entry, earlier, rule.applicationIdentifier), rule);
    rules.push(rule);
    text += pathPair(qualifier);
  }
  return text;
}

function query<Ai extends string>(
  attributes: readonly AiElement<Ai>[],
  qualifiers: readonly AiElement<Ai>[],
  rules: Rule<Ai>[],
  dictionary: Dictionary<Ai>,
): string {
  const place = { key: rules[0] as Rule<Ai>, qualifiers: identifiersOf(qualifiers) };
  const pairs = attributes.map((attribute) => {
    const rule = requireElement(attribute, dictionary);
    throwIfRefused(findAttributeRefusal(rule, place, rules), rule);
    rules.push(rule);
    return `${attribute.applicationIdentifier}=${encodeAscii(attribute.value)}`;
  });
  return `?${pairs.join('&')}`;
}

function pathPair({ applicationIdentifier, value }: AiElement<string>): string {
  if (isDotSegment(value)) {
    const message = 'A value of one or two dots cannot stand in a path.';
    throw new Gs1Error('DOT_SEGMENT', message, { end: value.length, applicationIdentifier });
  }
  return `/${applicationIdentifier}/${encodeAscii(value)}`;
}

function queryPair([name, value]: DigitalLinkParameter): string {
  if (isNumeric(name)) {
    const message = 'A parameter named by digits is an attribute, or none at all.';
    throw new Gs1Error('ATTRIBUTE_NOT_ALLOWED', message, { end: name.length });
  }
  return `${encodeText(name)}=${encodeText(value)}`;
}

function identifiersOf(elements: readonly AiElement<string>[]): string[] {
  return elements.map(({ applicationIdentifier }) => applicationIdentifier);
}

function throwIfRefused(refusal: QualifierRefusal | undefined, rule: Rule): void {
  const { applicationIdentifier } = rule;
  if (refusal) throw new Gs1Error(refusal.code, refusal.message, { applicationIdentifier });
}
