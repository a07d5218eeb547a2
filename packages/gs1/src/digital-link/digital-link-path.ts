import type { Rule } from '../dictionary/dictionary.js';
import { addUriElement, type UriReader } from './digital-link-value.js';
import { addBreak, isHopeless } from '../syntax/message.js';
import { decodeAscii } from '../characters/percent-encoding.js';
import { findQualifierRefusal } from './qualifier-sequence.js';
import { findSlashBefore, indexOfOr } from './uri.js';

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
  reader: UriReader<Ai>,
): DigitalLinkPath | undefined {
  const { uri, message, parts } = reader;
  const { pathStart, pathEnd } = parts;
  const found = findPrimaryKey(reader);
  if (!found) {
    const explanation = 'The path holds no primary key with a value.';
    addBreak(message, 'MISSING_PRIMARY_KEY', explanation, [pathStart, pathEnd]);
    return undefined;
  }
  const { keyStart, key, valueEnd } = found;
  readValue(reader, key, { aiStart: keyStart + 1, end: valueEnd });
  if (valueEnd === pathEnd) return { keyStart, key, qualifiers: none };
  const qualifiers: string[] = [];
  let at = valueEnd;
  while (at < pathEnd && !isHopeless(message)) {
    const aiStart = at + 1;
    const aiEnd = indexOfOr(uri, '/', aiStart, pathEnd);
    const rule = wholeRule(reader, aiStart, aiEnd);
    at = indexOfOr(uri, '/', aiEnd + 1, pathEnd);
    if (rule) {
      checkQualifier(reader, rule, aiStart, { key, qualifiers });
      readValue(reader, rule, { aiStart, end: at });
    } else {
      const explanation = 'There is no such Application Identifier.';
      addBreak(message, 'UNKNOWN_APPLICATION_IDENTIFIER', explanation, [aiStart, aiEnd]);
    }
  }
  return { keyStart, key, qualifiers };
}

const none: readonly string[] = [];

/** The slash before a primary key, what it is, and where its value ends. */
interface PrimaryKey<Ai extends string> {
  readonly keyStart: number;
  readonly key: Rule<Ai>;
  readonly valueEnd: number;
}

/** Goes through the pairs from the right, so that a serial that reads "01" is not taken for a key. */
function findPrimaryKey<Ai extends string>(reader: UriReader<Ai>): PrimaryKey<Ai> | undefined {
  const { uri, parts } = reader;
  const { pathStart } = parts;
  let { lastSlash: valueSlash, slashBefore: keyStart, pathEnd: valueEnd } = parts;
  while (keyStart >= pathStart) {
    const key = wholeRule(reader, keyStart + 1, valueSlash);
    if (key?.entry.qualifierSequences) return { keyStart, key, valueEnd };
    valueEnd = keyStart;
    valueSlash = findSlashBefore(uri, valueEnd, pathStart);
    keyStart = findSlashBefore(uri, valueSlash, pathStart);
  }
  return undefined;
}

/** The rule of the AI that fills the segment from `start` to `end`. */
function wholeRule<Ai extends string>(
  { uri, dictionary }: UriReader<Ai>,
  start: number,
  end: number,
): Rule<Ai> | undefined {
  const rule = dictionary.ruleAt(uri, start, end);
  return rule?.applicationIdentifier.length === end - start ? rule : undefined;
}

/** Reads the value of the AI at `aiStart`, up to `end`. */
function readValue<Ai extends string>(
  reader: UriReader<Ai>,
  rule: Rule<Ai>,
  { aiStart, end }: { readonly aiStart: number; readonly end: number },
): void {
  const { applicationIdentifier } = rule;
  const valueStart = aiStart + applicationIdentifier.length + 1;
  const value = decodeAscii(reader.uri.slice(valueStart, end));
  addUriElement(reader, rule, { value, aiStart, valueStart });
  if (isDotSegment(value)) {
    const explanation = 'A value of one or two dots cannot stand in a path.';
    const span = { start: valueStart, end, applicationIdentifier };
    reader.message.problems.push({ code: 'DOT_SEGMENT', message: explanation, ...span });
  }
}

/** RFC 3986, 5.2.4: such a segment is removed. Browsers do so even when its dots are encoded. */
export function isDotSegment(value: string): boolean {
  return value === '.' || value === '..';
}

function checkQualifier(
  { message }: UriReader<string>,
  { applicationIdentifier }: Rule,
  start: number,
  { key, qualifiers }: { readonly key: Rule; readonly qualifiers: string[] },
): void {
  const refusal = findQualifierRefusal(key.entry, qualifiers, applicationIdentifier);
  const end = start + applicationIdentifier.length;
  if (refusal) message.problems.push({ ...refusal, start, end, applicationIdentifier });
  else qualifiers.push(applicationIdentifier);
}
