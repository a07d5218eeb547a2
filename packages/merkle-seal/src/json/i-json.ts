import type { JsonValue } from './canonical-json.js';
import { MerkleSealError } from '../error.js';

/** A member name or list index on the way from the outermost value. */
export type JsonPath = readonly (string | number)[];

type IJsonErrorCode = 'MALFORMED_JSON' | 'NOT_JSON' | 'TOO_DEEP' | 'TOO_LARGE';

/** How much a text may hold. What goes beyond is refused where it begins; nothing behind it is read. */
export interface IJsonLimits {
  /** Deepest nesting of arrays and objects, the outermost counting as 1. Default, and most, 256. */
  readonly maxDepth?: number;
  /** Most members of objects, all together. Default: any number. */
  readonly maxMembers?: number;
  /** Most values, all together: arrays and objects with all that is in them. Default: any number. */
  readonly maxValues?: number;
}

/** Raised for text that {@link parseIJson} refuses. */
export class IJsonError extends MerkleSealError {
  constructor(
    code: IJsonErrorCode,
    message: string,
    /** The value at fault: its names and indexes from the outermost value; empty for that itself. */
    readonly path: JsonPath,
    /** The place where reading stopped, in UTF-16 code units from the start of the text. */
    readonly offset: number,
  ) {
    super(code, message);
  }
}

/**
 * Parses JSON text and refuses what two programs could read in two ways, which `JSON.parse` lets pass: a
 * member named twice, unpaired surrogates, and numbers that a double does not carry to the last digit. Text
 * that parses is canonicalised, and so verified, alike everywhere.
 *
 * @param text - One JSON value; a byte order mark is not white space.
 * @param limits - For text from strangers: what it may hold.
 * @returns The value. Objects are plain, and a member named `__proto__` is one like any other.
 * @throws {@link IJsonError} `MALFORMED_JSON` for text that is not JSON (RFC 8259); `NOT_JSON` for JSON that
 *   is not I-JSON; `TOO_DEEP` and `TOO_LARGE` beyond the limits. The message says at which line and column.
 * @see RFC 7493, sections 2.1 to 2.3; SPEC.md, "Reading text".
 * @example
 * parseIJson('{"a":[1.50,"€"]}') // { a: [1.5, '€'] }
 */
export function parseIJson(text: string, limits: IJsonLimits = {}): JsonValue {
  return new IJsonParser(text, limits).parse();
}

/** Deepest nesting of arrays and objects, the outermost counting as 1. */
const MAX_DEPTH = 256;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;

class IJsonParser {
  private at = 0;
  private readonly path: (string | number)[] = [];
  private members = 0;
  private values = 0;
  private readonly maxDepth: number;
  private readonly maxMembers: number;
  private readonly maxValues: number;

  constructor(
    private readonly text: string,
    { maxDepth = MAX_DEPTH, maxMembers = Infinity, maxValues = Infinity }: IJsonLimits,
  ) {
    this.maxDepth = Math.min(maxDepth, MAX_DEPTH);
    this.maxMembers = maxMembers;
    this.maxValues = maxValues;
  }

  parse(): JsonValue {
    const value = this.value();
    if (this.next() !== undefined) this.malformed();
    return value;
  }

  private value(): JsonValue {
    const first = this.next();
    if (++this.values > this.maxValues) {
      this.fail('TOO_LARGE', `there are more than ${this.maxValues} values`);
    }
    switch (first) {
      case '{':
        return this.object();
      case '[':
        return this.array();
      case '"':
        return this.string();
      case 't':
        return this.literal('true', true);
      case 'f':
        return this.literal('false', false);
      case 'n':
        return this.literal('null', null);
      default:
        return this.number();
    }
  }

  private object(): JsonValue {
    const object: Record<string, JsonValue> = {};
    this.open();
    if (this.next() === '}') return this.close(object);
    for (;;) {
      if (this.next() !== '"') this.malformed();
      this.path.push('');
      const name = this.string();
      this.path[this.path.length - 1] = name;
      // No JSON value is undefined, and reading a member is quicker than asking for its owner.
      if (object[name] !== undefined && Object.hasOwn(object, name)) {
        this.invalid('this name occurs twice');
      }
      if (++this.members > this.maxMembers) {
        this.fail('TOO_LARGE', `there are more than ${this.maxMembers} keys`);
      }
      if (this.next() !== ':') this.malformed();
      this.at++;
      const value = this.value();
      if (name === '__proto__') defineMember(object, name, value);
      else object[name] = value;
      this.path.pop();
      const separator = this.next();
      if (separator === '}') return this.close(object);
      if (separator !== ',') this.malformed();
      this.at++;
    }
  }

  private array(): JsonValue {
    const array: JsonValue[] = [];
    this.open();
    if (this.next() === ']') return this.close(array);
    for (;;) {
      this.path.push(array.length);
      array.push(this.value());
      this.path.pop();
      const separator = this.next();
      if (separator === ']') return this.close(array);
      if (separator !== ',') this.malformed();
      this.at++;
    }
  }

  /** Nesting equals the length of the path: each open container stands on one of its members. */
  private open(): void {
    if (this.path.length >= this.maxDepth) {
      this.fail('TOO_DEEP', `nesting is deeper than ${this.maxDepth}`);
    }
    this.at++;
  }

  private close<T>(container: T): T {
    this.at++;
    return container;
  }

  private string(): string {
    const { text } = this;
    const start = this.at + 1;
    let escaped = false;
    let hasSurrogate = false;
    for (let i = start; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === 0x22) {
        const raw = text.slice(start, i);
        const string = escaped || hasSurrogate ? this.wellFormed(raw, escaped) : raw;
        this.at = i + 1;
        return string;
      }
      if (code < 0x20) break;
      if (code === 0x5c) {
        escaped = true;
        i++;
      } else if (code >= 0xd800 && code <= 0xdfff) hasSurrogate = true;
    }
    return this.malformed();
  }

  private wellFormed(raw: string, escaped: boolean): string {
    const text = escaped ? this.unescape(raw) : raw;
    // UTF-8 cannot carry the first half of a pair that is half written out and half an escape.
    if (UNPAIRED_SURROGATE.test(text) || (escaped && UNPAIRED_SURROGATE.test(raw))) {
      this.invalid('text contains an unpaired surrogate');
    }
    return text;
  }

  private unescape(raw: string): string {
    try {
      return JSON.parse(`"${raw}"`) as string;
    } catch {
      // A bad escape, and nothing else: the quotes and control characters were looked for.
      return this.malformed();
    }
  }

  private number(): number {
    NUMBER.lastIndex = this.at;
    if (!NUMBER.test(this.text)) return this.malformed();
    const token = this.text.slice(this.at, NUMBER.lastIndex);
    const value = Number(token);
    if (!survivesDouble(token, value)) {
      this.invalid('a number does not survive double precision');
    }
    this.at = NUMBER.lastIndex;
    return value;
  }

  private literal<T>(word: string, value: T): T {
    if (!this.text.startsWith(word, this.at)) this.malformed();
    this.at += word.length;
    return value;
  }

  /** Skips white space; the character that follows, undefined at the end. */
  private next(): string | undefined {
    const { text } = this;
    let at = this.at;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
      at++;
    }
    this.at = at;
    return text[at];
  }

  private malformed(): never {
    return this.fail('MALFORMED_JSON', 'the text is not JSON');
  }

  private invalid(reason: string): never {
    return this.fail('NOT_JSON', reason);
  }

  private fail(code: IJsonErrorCode, reason: string): never {
    const { line, column } = this.place();
    const message = `Line ${line}, column ${column}: ${reason}.`;
    throw new IJsonError(code, message, [...this.path], this.at);
  }

  /** Counts the line ends before the place. Lists of all lines would be as long as a hostile text. */
  private place(): { line: number; column: number } {
    const { text, at } = this;
    let line = 1;
    let start = 0;
    for (let i = 0; i < at; i++) {
      const code = text.charCodeAt(i);
      if (code !== 0x0a && (code !== 0x0d || (text.charCodeAt(i + 1) === 0x0a && i + 1 < at)))
        continue;
      line++;
      start = i + 1;
    }
    return { line, column: at - start + 1 };
  }
}

/** Assigning to `__proto__` would change the object's prototype in place of adding a member. */
function defineMember(object: object, name: string, value: JsonValue): void {
  Object.defineProperty(object, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** Fifteen significant digits always do; beyond that the shortest form must say the same number. */
function survivesDouble(token: string, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  const shortest = String(value);
  if (token === shortest) return true;
  if (token.length <= 15 && !/[eE]/.test(token)) return true;
  return decimalOf(token) === decimalOf(shortest);
}

/** A number's digits without leading and trailing zeros, and the power of ten of the last one. */
function decimalOf(token: string): string {
  const [mantissa = '', exponent = '0'] = token.toLowerCase().replace(/^-/, '').split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  // No pattern finds the end of trailing zeros in linear time: it would start anew at every zero.
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  if (end === 0) return '0';
  const power = Number(exponent) - fraction.length;
  return `${digits.slice(0, end)}e${power + digits.length - end}`;
}
