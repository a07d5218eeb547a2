import { MerkleSealError } from '../error.js';

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
  const writer = new TextWriter();
  writer.value(value, 0);
  return writer.text;
}

/**
 * Gives the UTF-8 bytes of {@link canonicalJson}, in some two thirds of the time that making the text and encoding it
 * take: what is hashed need not be text first.
 *
 * @throws {@link MerkleSealError} as `canonicalJson`.
 */
export function canonicalJsonBytes(value: unknown): Uint8Array {
  const writer = new ByteWriter();
  writer.value(value, 0);
  return writer.written();
}

/** Walks a value. What is written where is for those that extend it. */
abstract class CanonicalWriter {
  /** Writes a bracket, comma or colon. */
  protected abstract sign(character: string): void;
  /** Writes a literal or a number, which are ASCII. */
  protected abstract word(text: string): void;
  /** Writes a string in quotes, see {@link quote}. */
  protected abstract string(text: string): void;

  value(value: unknown, depth: number): void {
    switch (typeof value) {
      case 'string':
        return this.string(value);
      case 'number':
        if (!Number.isFinite(value)) throw notJson('a number that is not finite');
        return this.word(String(value));
      case 'boolean':
        return this.word(value ? 'true' : 'false');
      case 'object':
        if (value === null) return this.word('null');
        if (depth === MAX_DEPTH) {
          throw new MerkleSealError('TOO_DEEP', `JSON nested deeper than ${MAX_DEPTH} levels.`);
        }
        if (Array.isArray(value)) return this.array(value, depth + 1);
        if (isPlainObject(value)) return this.object(value, depth + 1);
        throw notJson('an object that is neither a plain object nor an array');
      default:
        throw notJson(`a value of type ${typeof value}`);
    }
  }

  private array(values: readonly unknown[], depth: number): void {
    this.sign('[');
    for (let index = 0; index < values.length; index++) {
      if (index > 0) this.sign(',');
      this.value(values[index], depth);
    }
    this.sign(']');
  }

  private object(object: Readonly<Record<string, unknown>>, depth: number): void {
    const keys = sortedKeys(object);
    this.sign('{');
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] as string;
      if (index > 0) this.sign(',');
      this.string(key);
      this.sign(':');
      this.value(object[key], depth);
    }
    this.sign('}');
  }
}

class TextWriter extends CanonicalWriter {
  text = '';

  protected override sign(character: string): void {
    this.text += character;
  }

  protected override word(text: string): void {
    this.text += text;
  }

  protected override string(text: string): void {
    this.text += PLAIN.test(text) ? '"' + text + '"' : quote(text);
  }
}

const FIRST_BYTES = 8192;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

class ByteWriter extends CanonicalWriter {
  private bytes = new Uint8Array(FIRST_BYTES);
  private length = 0;

  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  protected override sign(character: string): void {
    this.reserve(1);
    this.bytes[this.length++] = character.charCodeAt(0);
  }

  protected override word(text: string): void {
    this.reserve(text.length);
    for (let at = 0; at < text.length; at++) this.bytes[this.length++] = text.charCodeAt(at);
  }

  protected override string(text: string): void {
    this.reserve(text.length + 2);
    const { bytes } = this;
    let length = this.length;
    bytes[length++] = QUOTE;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      // Nothing is kept of a string that is not plain after all.
      if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH)
        return this.encoded(quote(text));
      bytes[length++] = code;
    }
    bytes[length++] = QUOTE;
    this.length = length;
  }

  private encoded(text: string): void {
    // A UTF-16 code unit becomes three bytes at most.
    this.reserve(text.length * 3);
    this.length += encoder.encodeInto(text, this.bytes.subarray(this.length)).written;
  }

  private reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    const bytes = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
  }
}

const encoder = new TextEncoder();

/** Writes a string that may need escapes; RFC 8785, section 3.2.2.2: they are ECMAScript's own. */
function quote(text: string): string {
  if (UNPAIRED_SURROGATE.test(text)) throw notJson('a string with an unpaired surrogate');
  return JSON.stringify(text);
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
 * True when a value is what a JSON object parses to. The prototype of a plain object, in whichever
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
