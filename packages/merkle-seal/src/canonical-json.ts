import { MerkleSealError } from './error.js';

/** A value that JSON can carry: what `JSON.parse` returns. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * Deepest nesting of arrays and objects, counting the outermost as 1. Twice what the platform takes as
 * input, so that an accepted value still fits when a leaf or a credential wraps it.
 */
const MAX_DEPTH = 128;

/** Text that needs no escape and has no surrogate: most of all text, and told at once. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

/** With the `u` flag a surrogate pair is one code point, so this finds only unpaired surrogates. */
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;

/**
 * Serialises a value by the JSON Canonicalization Scheme: no white space, members sorted by the UTF-16
 * code units of their names, ECMAScript numbers and string escapes.
 *
 * Stricter than `JSON.stringify`: what JSON cannot carry is refused, never dropped or replaced, and
 * `toJSON` is not called.
 *
 * @param value - JSON data: null, booleans, finite numbers, strings, arrays, plain objects (prototype
 *   `Object.prototype` of any realm, or null). Arrays and objects nest at most 128 deep.
 * @returns The canonical text; its UTF-8 bytes are what gets hashed.
 * @throws {@link MerkleSealError} `NOT_JSON` on undefined, functions, symbols, BigInt, NaN, infinities,
 *   unpaired surrogates in values or names, array holes, and any other object (Map, Date, typed arrays,
 *   class instances); `TOO_DEEP` past 128 levels, which every cycle is.
 * @see RFC 8785, section 3.2; RFC 7493, section 2.
 * @example
 * canonicalJson({ b: [1.50, -0], a: '€' }) // '{"a":"€","b":[1.5,0]}'
 */
export function canonicalJson(value: unknown): string {
  return serialise(value, 0);
}

function serialise(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return serialiseString(value);
    case 'number':
      if (!Number.isFinite(value)) throw notJson('a number that is not finite');
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (depth === MAX_DEPTH) {
        throw new MerkleSealError('TOO_DEEP', `JSON nested deeper than ${MAX_DEPTH} levels.`);
      }
      if (Array.isArray(value)) return serialiseArray(value, depth + 1);
      if (isPlainObject(value)) return serialiseObject(value, depth + 1);
      throw notJson('an object that is neither a plain object nor an array');
    default:
      throw notJson(`a value of type ${typeof value}`);
  }
}

function serialiseString(text: string): string {
  if (PLAIN.test(text)) return '"' + text + '"';
  if (UNPAIRED_SURROGATE.test(text)) throw notJson('a string with an unpaired surrogate');
  return JSON.stringify(text); // RFC 8785, section 3.2.2.2: the escapes are ECMAScript's own.
}

function serialiseArray(values: readonly unknown[], depth: number): string {
  let text = '[';
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ',';
    text += serialise(values[index], depth);
  }
  return text + ']';
}

function serialiseObject(object: Readonly<Record<string, unknown>>, depth: number): string {
  let text = '';
  for (const key of sortedKeys(object)) {
    text += (text === '' ? '{' : ',') + serialiseString(key) + ':' + serialise(object[key], depth);
  }
  return text === '' ? '{}' : text + '}';
}

/** More than almost every object has. Up to here inserting takes half as long as `sort`. */
const FEW_KEYS = 32;

/** By UTF-16 code units (RFC 8785, section 3.2.3), which is the order of `>` and the default one of `sort`. */
function sortedKeys(object: object): readonly string[] {
  const keys = Object.keys(object);
  if (keys.length > FEW_KEYS) return keys.sort();
  for (let index = 1; index < keys.length; index++) {
    const key = keys[index] as string;
    let at = index;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}

/**
 * Tells whether a value is what a JSON object parses to. The prototype of a plain object, in whichever
 * realm, has no prototype of its own; that of a Map, Date or class instance has one.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return true;
  return Object.getPrototypeOf(prototype) === null;
}

function notJson(what: string): MerkleSealError {
  return new MerkleSealError('NOT_JSON', `JSON cannot carry ${what}.`);
}
