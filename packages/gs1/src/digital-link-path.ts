import type { Dictionary, Rule } from './dictionary/dictionary.js';
import { addUriElement } from './digital-link-value.js';
import { addBreak, type Message } from './message.js';
import { decodeAscii } from './percent-encoding.js';
import { findQualifierRefusal } from './qualifier-sequence.js';
import { indexOfOr } from './uri.js';

/** What the path of a Digital Link says besides its elements. */
export interface DigitalLinkPath {
  /** Where the slash before the primary key stands. */
  readonly keyStart: number;
  readonly key: Rule;
  /** The AIs of the qualifiers that stand where they may. */
  readonly qualifiers: readonly string[];
}

/** Reads primary key and qualifiers; `undefined` and a problem when the path holds no key. */
export function readDigitalLinkPath<Ai extends string>(
  uri: string,
  [pathStart, pathEnd]: readonly [pathStart: number, pathEnd: number],
  dictionary: Dictionary<Ai>,
  message: Message<Ai>,
): DigitalLinkPath | undefined {
  const keyStart = findPrimaryKey(uri, pathStart, pathEnd, dictionary);
  const key = keyStart === -1 ? undefined : dictionary.ruleAt(uri, keyStart + 1, pathEnd);
  if (!key) {
    const explanation = 'The path holds no primary key with a value.';
    addBreak(message, 'MISSING_PRIMARY_KEY', explanation, [pathStart, pathEnd]);
    return undefined;
  }
  const qualifiers: string[] = [];
  let at = readValue(uri, [keyStart + 1, pathEnd], key, message);
  while (at < pathEnd) {
    const aiStart = at + 1;
    const aiEnd = uri.indexOf('/', aiStart);
    const rule = wholeRule(uri, aiStart, aiEnd, dictionary);
    if (rule) {
      checkQualifier(rule, aiStart, { key, qualifiers }, message);
      at = readValue(uri, [aiStart, pathEnd], rule, message);
    } else {
      const explanation = 'There is no such Application Identifier.';
      addBreak(message, 'UNKNOWN_APPLICATION_IDENTIFIER', explanation, [aiStart, aiEnd]);
      at = indexOfOr(uri, '/', aiEnd + 1, pathEnd);
    }
  }
  return { keyStart, key, qualifiers };
}

/**
 * Goes through the pairs from the right, so that a serial that reads "01" is not taken for a key.
 * Gives the slash before the key, or -1.
 */
function findPrimaryKey(
  uri: string,
  pathStart: number,
  pathEnd: number,
  dictionary: Dictionary,
): number {
  let valueEnd = pathEnd;
  for (;;) {
    const valueSlash = uri.lastIndexOf('/', valueEnd - 1);
    const keyStart = uri.lastIndexOf('/', valueSlash - 1);
    if (keyStart < pathStart) return -1;
    const rule = wholeRule(uri, keyStart + 1, valueSlash, dictionary);
    if (rule?.entry.qualifierSequences) return keyStart;
    valueEnd = keyStart;
  }
}

function wholeRule<Ai extends string>(
  uri: string,
  start: number,
  end: number,
  dictionary: Dictionary<Ai>,
): Rule<Ai> | undefined {
  const rule = dictionary.ruleAt(uri, start, end);
  return rule?.applicationIdentifier.length === end - start ? rule : undefined;
}

/** Reads the value of the AI at `aiStart`. Gives where it ends. */
function readValue<Ai extends string>(
  uri: string,
  [aiStart, pathEnd]: readonly [aiStart: number, pathEnd: number],
  rule: Rule<Ai>,
  message: Message<Ai>,
): number {
  const { applicationIdentifier } = rule;
  const valueStart = aiStart + applicationIdentifier.length + 1;
  const end = indexOfOr(uri, '/', valueStart, pathEnd);
  const value = decodeAscii(uri.slice(valueStart, end));
  addUriElement(uri, { value, aiStart, valueStart }, rule, message);
  if (isDotSegment(value)) {
    const explanation = 'A value of one or two dots cannot stand in a path.';
    const span = { start: valueStart, end, applicationIdentifier };
    message.problems.push({ code: 'DOT_SEGMENT', message: explanation, ...span });
  }
  return end;
}

/** RFC 3986, 5.2.4: such a segment is removed. Browsers do so even when its dots are encoded. */
export function isDotSegment(value: string): boolean {
  return value === '.' || value === '..';
}

function checkQualifier(
  { applicationIdentifier }: Rule,
  start: number,
  { key, qualifiers }: { readonly key: Rule; readonly qualifiers: string[] },
  { problems }: Message<string>,
): void {
  const refusal = findQualifierRefusal(key.entry, qualifiers, applicationIdentifier);
  const end = start + applicationIdentifier.length;
  if (refusal) problems.push({ ...refusal, start, end, applicationIdentifier });
  else qualifiers.push(applicationIdentifier);
}
