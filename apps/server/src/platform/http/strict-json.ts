import {
  defaultJsonLimits,
  forbiddenJsonKeys,
  maxJsonKeyLength,
  plainNumberLength,
  type JsonLimits,
} from './json-limits.js';
import { parsePlainJson } from './plain-json.js';

/** The text is not JSON (RFC 8259). */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
}

/** The text is JSON, but not what two systems would certainly read the same way (RFC 7493). */
export class InvalidJsonValueError extends Error {
  override readonly name = 'InvalidJsonValueError';
  constructor(
    /** Where, as in `metadata.materialComposition[0].percentage`; empty for the whole body. */
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Parses JSON text and refuses what `JSON.parse` lets pass and a database, a canonical form or a
 * second verifier would read differently: duplicate and prototype keys, NUL, unpaired surrogates,
 * numbers that do not survive a double, integers beyond 2^53, deep nesting, too many keys.
 *
 * @throws {@link MalformedJsonError} when the text is not JSON.
 * @throws {@link InvalidJsonValueError} naming the first such value.
 */
export function parseStrictJson(text: string, limits: JsonLimits = defaultJsonLimits): unknown {
  const plain = parsePlainJson(text, limits);
  return plain ? plain.value : parseLookingClosely(text, limits);
}

/** The same, character by character. */
export function parseLookingClosely(text: string, limits: JsonLimits = defaultJsonLimits): unknown {
  return new StrictJsonParser(text, limits).parse();
}

class StrictJsonParser {
  private at = 0;
  private keyCount = 0;
  private readonly path: (string | number)[] = [];

  constructor(
    private readonly text: string,
    private readonly limits: JsonLimits,
  ) {}

  parse(): unknown {
    const value = this.value();
    if (this.next() !== undefined) this.malformed();
    return value;
  }

  private value(): unknown {
    const char = this.next();
    switch (char) {
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

  private object(): Record<string, unknown> {
    this.refuseDepth();
    const object: Record<string, unknown> = {};
    this.at++;
    if (this.next() === '}') return this.closed(object);
    for (;;) {
      if (this.next() !== '"') this.malformed();
      const key = this.string();
      this.path.push(key);
      this.checkKey(key, object);
      if (this.next() !== ':') this.malformed();
      this.at++;
      object[key] = this.value();
      this.path.pop();
      const separator = this.next();
      if (separator === '}') return this.closed(object);
      if (separator !== ',') this.malformed();
      this.at++;
    }
  }

  private array(): unknown[] {
    this.refuseDepth();
    const array: unknown[] = [];
    this.at++;
    if (this.next() === ']') return this.closed(array);
    for (;;) {
      this.path.push(array.length);
      array.push(this.value());
      this.path.pop();
      const separator = this.next();
      if (separator === ']') return this.closed(array);
      if (separator !== ',') this.malformed();
      this.at++;
    }
  }

  /** Nesting equals the path's length: each open container stands on one of its members. */
  private refuseDepth(): void {
    const { maxDepth } = this.limits;
    if (this.path.length >= maxDepth) this.invalid(`nesting is deeper than ${maxDepth}`);
  }

  private checkKey(key: string, object: object): void {
    if (key.length > maxJsonKeyLength) this.invalid(`a key is over ${maxJsonKeyLength} characters`);
    if (forbiddenJsonKeys.has(key)) this.invalid('this key is not allowed');
    if (Object.hasOwn(object, key)) this.invalid('this key occurs twice');
    const { maxKeys } = this.limits;
    if (++this.keyCount > maxKeys) this.invalid(`there are more than ${maxKeys} keys`);
  }

  private string(): string {
    const start = this.at + 1;
    let escaped = false;
    for (let i = start; i < this.text.length; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 0x22) {
        this.at = i + 1;
        const raw = this.text.slice(start, i);
        return this.checkText(escaped ? this.unescape(raw) : raw);
      }
      if (code < 0x20) break;
      if (code === 0x5c) {
        escaped = true;
        i++;
      }
    }
    return this.malformed();
  }

  private unescape(raw: string): string {
    try {
      return JSON.parse(`"${raw}"`) as string;
    } catch (error) {
      throw new MalformedJsonError('The request body has a bad escape in a string.', {
        cause: error,
      });
    }
  }

  private checkText(text: string): string {
    if (text.includes('\0')) this.invalid('text contains NUL');
    if (!text.isWellFormed()) this.invalid('text contains an unpaired surrogate');
    return text;
  }

  private number(): number {
    numberToken.lastIndex = this.at;
    const token = numberToken.exec(this.text)?.[0];
    if (token === undefined) return this.malformed();
    this.at += token.length;
    const value = Number(token);
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
      this.invalid('an integer is beyond 2^53');
    }
    if (!survivesDouble(token, value)) {
      this.invalid('a number does not survive double precision');
    }
    return value;
  }

  private literal<T>(word: string, value: T): T {
    if (!this.text.startsWith(word, this.at)) this.malformed();
    this.at += word.length;
    return value;
  }

  /** Skips white space; the character that follows, undefined at the end. */
  private next(): string | undefined {
    for (;;) {
      const char = this.text[this.at];
      if (char !== ' ' && char !== '\n' && char !== '\r' && char !== '\t') return char;
      this.at++;
    }
  }

  private closed<T>(container: T): T {
    this.at++;
    return container;
  }

  private malformed(): never {
    throw new MalformedJsonError(`The request body is not valid JSON (at character ${this.at}).`);
  }

  private invalid(reason: string): never {
    throw new InvalidJsonValueError(formatPath(this.path), `Invalid JSON value: ${reason}.`);
  }
}

const numberToken = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Fifteen significant digits always do; beyond that the shortest form must say the same number. */
function survivesDouble(token: string, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (token.length <= plainNumberLength && !/[eE]/.test(token)) return true;
  return decimalOf(token) === decimalOf(String(value));
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

function formatPath(path: readonly (string | number)[]): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}
