import type { Dictionary, Rule } from './dictionary/dictionary.js';
import type { DigitalLinkPath } from './digital-link-path.js';
import { addUriElement } from './digital-link-value.js';
import type { DigitalLinkParameter } from './digital-link.js';
import type { Gs1ErrorCode } from './error.js';
import { addBreak, type Message } from './message.js';
import { decodeAscii, decodeText, withBlanks } from './percent-encoding.js';
import { isMissingQualifier, type QualifierRefusal } from './qualifier-sequence.js';
import { indexOfOr } from './uri.js';

/** What reading a query string adds to, and what it depends on. */
interface QueryContext<Ai extends string> {
  readonly dictionary: Dictionary<Ai>;
  readonly path: DigitalLinkPath | undefined;
  readonly message: Message<Ai>;
}

const none: readonly DigitalLinkParameter[] = [];

/** Reads the query string from `start` to `end`. Gives the parameters that are no AIs. */
export function readDigitalLinkQuery<Ai extends string>(
  uri: string,
  start: number,
  end: number,
  context: QueryContext<Ai>,
): readonly DigitalLinkParameter[] {
  if (start >= end) return none;
  const parameters: DigitalLinkParameter[] = [];
  for (let at = start; at < end;) {
    const parameterEnd = indexOfOr(uri, '&', at, end);
    if (parameterEnd > at) readParameter(uri, [at, parameterEnd], context, parameters);
    at = parameterEnd + 1;
  }
  return parameters;
}

function readParameter<Ai extends string>(
  uri: string,
  [start, end]: readonly [start: number, end: number],
  context: QueryContext<Ai>,
  parameters: DigitalLinkParameter[],
): void {
  const nameEnd = indexOfOr(uri, '=', start, end);
  const name = decodeText(uri.slice(start, nameEnd));
  if (name !== undefined && isNumeric(name)) {
    readAttribute(uri, [start, nameEnd, end], name, context);
    return;
  }
  const value = decodeText(uri.slice(nameEnd + 1, end));
  if (name !== undefined && value !== undefined) {
    parameters.push([name, value]);
    return;
  }
  const explanation = 'A parameter is not UTF-8 once its percent sequences are decoded.';
  const span = name === undefined ? ([start, nameEnd] as const) : ([nameEnd + 1, end] as const);
  addBreak(context.message, 'INVALID_PERCENT_ENCODING', explanation, span);
}

function readAttribute<Ai extends string>(
  uri: string,
  [aiStart, nameEnd, end]: readonly [aiStart: number, nameEnd: number, end: number],
  name: string,
  { dictionary, path, message }: QueryContext<Ai>,
): void {
  const rule = dictionary.ruleAt(name, 0, name.length);
  if (rule?.applicationIdentifier.length !== name.length) {
    const explanation = 'A parameter named by digits is a known Application Identifier.';
    addBreak(message, 'UNKNOWN_APPLICATION_IDENTIFIER', explanation, [aiStart, nameEnd]);
    return;
  }
  const { applicationIdentifier } = rule;
  const refusal = findAttributeRefusal(rule, path, message.rules);
  if (refusal) {
    message.problems.push({ ...refusal, start: aiStart, end: nameEnd, applicationIdentifier });
  }
  const valueStart = Math.min(nameEnd + 1, end);
  const value = decodeAscii(withBlanks(uri.slice(valueStart, end)));
  addUriElement(uri, { value, aiStart, valueStart }, rule, message);
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

/** Whether a parameter is named by digits alone, as AIs are. */
export function isNumeric(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return false;
  }
  return text !== '';
}
