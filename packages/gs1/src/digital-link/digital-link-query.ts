import type { Rule } from '../dictionary/dictionary.js';
import type { DigitalLinkPath } from './digital-link-path.js';
import { addUriElement, type UriReader } from './digital-link-value.js';
import type { DigitalLinkParameter } from '../syntax/digital-link.js';
import type { Gs1ErrorCode } from '../error.js';
import { addBreak, isHopeless } from '../syntax/message.js';
import { decodeAscii, decodeText, withBlanks } from '../characters/percent-encoding.js';
import { isMissingQualifier, type QualifierRefusal } from './qualifier-sequence.js';
import { indexOfOr } from './uri.js';

const none: readonly DigitalLinkParameter[] = [];

/**
 * Reads the query string.
 *
 * @param path - What the path says, which decides where qualifiers belong.
 * @returns The parameters that are no AIs.
 */
export function readDigitalLinkQuery<Ai extends string>(
  reader: UriReader<Ai>,
  path: DigitalLinkPath | undefined,
): readonly DigitalLinkParameter[] {
  const { uri, message, parts } = reader;
  const { queryStart, queryEnd } = parts;
  if (queryStart === queryEnd) return none;
  const parameters: DigitalLinkParameter[] = [];
  for (let at = queryStart + 1; at < queryEnd && !isHopeless(message);) {
    const end = indexOfOr(uri, '&', at, queryEnd);
    if (end > at) {
      const parameter = readParameter(reader, path, at, end);
      if (parameter) parameters.push(parameter);
    }
    at = end + 1;
  }
  return parameters;
}

/** Reads one parameter; gives it unless it is an AI or cannot be read. */
function readParameter<Ai extends string>(
  reader: UriReader<Ai>,
  path: DigitalLinkPath | undefined,
  start: number,
  end: number,
): DigitalLinkParameter | undefined {
  const { uri, message } = reader;
  const nameEnd = indexOfOr(uri, '=', start, end);
  const name = decodeText(uri.slice(start, nameEnd));
  if (name !== undefined && isNumeric(name)) {
    readAttribute(reader, path, { name, start, nameEnd, end });
    return undefined;
  }
  const value = decodeText(uri.slice(nameEnd + 1, end));
  if (name !== undefined && value !== undefined) return [name, value];
  const explanation = 'The parameter is not UTF-8.';
  const span = name === undefined ? ([start, nameEnd] as const) : ([nameEnd + 1, end] as const);
  addBreak(message, 'INVALID_PERCENT_ENCODING', explanation, span);
  return undefined;
}

/** A parameter named by digits, and where its parts stand. */
interface Attribute {
  readonly name: string;
  readonly start: number;
  readonly nameEnd: number;
  readonly end: number;
}

function readAttribute<Ai extends string>(
  reader: UriReader<Ai>,
  path: DigitalLinkPath | undefined,
  { name, start, nameEnd, end }: Attribute,
): void {
  const { uri, dictionary, message } = reader;
  const rule = dictionary.ruleAt(name, 0, name.length);
  if (rule?.applicationIdentifier.length !== name.length) {
    const explanation = 'There is no such Application Identifier.';
    addBreak(message, 'UNKNOWN_APPLICATION_IDENTIFIER', explanation, [start, nameEnd]);
    return;
  }
  const { applicationIdentifier } = rule;
  const refusal = findAttributeRefusal(rule, path, message.rules);
  if (refusal) {
    message.problems.push({ ...refusal, start, end: nameEnd, applicationIdentifier });
  }
  const valueStart = Math.min(nameEnd + 1, end);
  const value = decodeAscii(withBlanks(uri.slice(valueStart, end)));
  addUriElement(reader, rule, { value, aiStart: start, valueStart });
}

/**
 * Says why an AI may not stand in the query string of a Digital Link.
 *
 * @param before - Every AI of the link that stands before it.
 * @see GS1 Digital Link standard: URI syntax 1.6, data attributes.
 */
export function findAttributeRefusal(
  rule: Rule,
  path: Pick<DigitalLinkPath, 'key' | 'qualifiers'> | undefined,
  before: readonly Rule[],
): QualifierRefusal | undefined {
  if (before.includes(rule)) {
    const message = 'A Digital Link holds each Application Identifier once.';
    return refusal('DUPLICATE_APPLICATION_IDENTIFIER', message);
  }
  const { key, qualifiers } = path ?? {};
  if (key && isMissingQualifier(key.entry, qualifiers ?? [], rule.applicationIdentifier)) {
    return refusal('QUALIFIER_IN_QUERY', 'This key qualifier belongs in the path.');
  }
  if (rule.entry.isDigitalLinkAttribute) return undefined;
  return refusal('ATTRIBUTE_NOT_ALLOWED', 'This Application Identifier is no data attribute.');
}

function refusal(code: Gs1ErrorCode, message: string): QualifierRefusal {
  return { code, message };
}

/** True when a parameter is named by digits alone, as AIs are. */
export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}
