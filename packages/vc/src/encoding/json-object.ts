import type { JsonValue } from '@dpp/merkle-seal';
import { VcError } from '../error.js';

/** A parsed JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Deepest nesting of arrays and objects, the outermost counting as 1. */
const MAX_DEPTH = 256;
/** A double carries every number of so many characters without an exponent. */
const SHORT_NUMBER = 15;
const QUOTE = 0x22;
const MINUS = 0x2d;
const FULL_STOP = 0x2e;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
const COLON = 0x3a;
const CAPITAL_E = 0x45;
const BACKSLASH = 0x5c;
const SMALL_E = 0x65;

/**
 * Parses the JSON object in signed bytes, and refuses one that two programs could read in two ways: where a member is
 * named twice, some keep the first and some the last.
 *
 * It stands beside `parseIJson` of `@dpp/merkle-seal` because it is twice as fast, and a verifier reads more than it
 * hashes. What that one refuses beyond this (numbers that no double carries, escaped halves of surrogate pairs) does
 * no harm where bytes are signed, and not a canonical form of them.
 *
 * @param text - A JSON text, without a byte order mark; `undefined` for bytes that are no text.
 * @returns `undefined` for anything but one JSON object with names that are unique at each level, nested at most 256
 *   deep.
 * @see RFC 7519 section 4; RFC 8725 section 2.4; RFC 8259 section 4.
 */
export function parseJsonObject(text = ''): JsonObject | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return scan(text).names === countMembers(value, MAX_DEPTH) ? (value as JsonObject) : undefined;
}

/**
 * Writes an object as `JSON.stringify` does.
 *
 * @throws {@link VcError} `NOT_JSON` for a value that JSON does not have, a cycle, and what comes out as no object.
 */
export function formatJsonObject(object: object): string {
  const text = stringify(object);
  if (text?.startsWith('{')) return text;
  throw new VcError('NOT_JSON', 'What is signed has to be a JSON object.');
}

function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new VcError('NOT_JSON', 'JSON cannot carry all of what is signed.', { cause });
  }
}

/**
 * Parses a JSON text of which a quick look tells that `parseIJson` reads it, to the same value.
 *
 * @param text - Well-formed, as all text is that was decoded from UTF-8.
 * @returns `undefined` for any other text, which need not be wrong: `parseIJson` looks closely, and says where.
 */
export function parsePlainJson(text: string, maxDepth: number): JsonValue | undefined {
  // An escape may be half of a surrogate pair; what was decoded from UTF-8 has no other halves.
  if (text.includes('\\u')) return undefined;
  const { names, areNumbersShort } = scan(text);
  const value = areNumbersShort ? parseJson(text) : undefined;
  return names === countMembers(value, maxDepth) ? (value as JsonValue) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // It is no JSON: the parser has no other way to say so.
  }
}

interface Scan {
  /** Outside of strings, a colon follows each and nothing else. */
  readonly names: number;
  /** True when each number is of at most 15 characters, none of them an exponent. */
  readonly areNumbersShort: boolean;
}

/** Looks at what stands outside the strings of a JSON text; of another text it says nothing. */
function scan(text: string): Scan {
  let names = 0;
  let areNumbersShort = true;
  /** Characters of the number at hand. */
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code >= DIGIT_0 && code <= DIGIT_9) || code === FULL_STOP || code === MINUS) {
      if (++length > SHORT_NUMBER) areNumbersShort = false;
      continue;
    }
    // Those of `true` and `false` follow no digit.
    if ((code === SMALL_E || code === CAPITAL_E) && length > 0) areNumbersShort = false;
    length = 0;
    if (code === COLON) names++;
    else if (code === QUOTE) at = endOfString(text, at + 1);
  }
  return { names, areNumbersShort };
}

/** The place of the first quote that no backslash escapes, or the end of a text that has none. */
function endOfString(text: string, start: number): number {
  let at = start - 1;
  do {
    at = text.indexOf('"', at + 1);
    if (at === -1) return text.length;
  } while (isEscaped(text, at));
  return at;
}

/** Two backslashes are one that is escaped itself. */
function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

/**
 * Counts the members that parsing left, at all levels: fewer than there are names, if one overwrote another.
 *
 * @returns NaN, which equals no count, beyond the depth.
 */
function countMembers(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Number.NaN;
  const values: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : values.length;
  for (const one of values) {
    if (typeof one === 'object' && one !== null) count += countMembers(one, depth - 1);
  }
  return count;
}
