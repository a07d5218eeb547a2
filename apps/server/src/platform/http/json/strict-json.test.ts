import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countValues, defaultJsonLimits } from './json-limits.js';
import { InvalidJsonValueError, MalformedJsonError, parseStrictJson } from './strict-json.js';

function refusedPath(text: string): string {
  try {
    parseStrictJson(text);
  } catch (error) {
    if (error instanceof InvalidJsonValueError) return error.path;
    throw error;
  }
  throw new Error('nothing was refused');
}

const { maxDepth, maxKeys, maxValues } = defaultJsonLimits;

describe('parseStrictJson', () => {
  it('reads whatever JSON.stringify writes, as JSON.parse does', () => {
    const safe = fc.jsonValue({ noUnicodeString: false, maxDepth: 5 });
    fc.assert(
      fc.property(safe, (value) => {
        const text = JSON.stringify(value);
        let parsed: unknown;
        try {
          parsed = parseStrictJson(text);
        } catch (error) {
          // Hostile keys are refused on purpose; nothing else may be.
          expect(error).toBeInstanceOf(InvalidJsonValueError);
          return;
        }
        expect(parsed).toStrictEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  // Quadratic time would be minutes here, and anybody may send this.
  it('refuses a number of a million zeros at once', { timeout: 5_000 }, () => {
    const zeros = '0'.repeat(1_000_000);
    expect(refusedPath(`{"a":0.1${zeros}1}`)).toBe('a');
    expect(parseStrictJson(`{"a":0.1${zeros}}`)).toEqual({ a: 0.1 });
  });

  it.each([
    ['white space around everything', ' { "a" : [ 1 , 2 ] } \n', { a: [1, 2] }],
    ['escapes', '"\\u00e9\\n\\ud83d\\ude00"', 'é\n😀'],
    ['a decimal with 17 digits that a double holds', '0.30000000000000004', 0.30000000000000004],
    ['trailing zeros', '1.500000000000000000', 1.5],
    ['an exponent', '1e-7', 1e-7],
    ['the smallest double', '5e-324', 5e-324],
    ['a negative zero', '-0', -0],
    ['the greatest safe integer', '9007199254740991', 9007199254740991],
    ['an integer written with an exponent', '12e3', 12000],
    ['an integer of 2^53', '9007199254740992', 9007199254740992],
    ['an integer that only an exponent makes large', '1e21', 1e21],
    ['the greatest double', '1.7976931348623157e308', Number.MAX_VALUE],
  ])('accepts %s', (_name, text, value) => {
    expect(parseStrictJson(text)).toStrictEqual(value);
  });

  it.each([
    '',
    '{',
    '[1,]',
    '{"a":1,}',
    '{a:1}',
    "{'a':1}",
    '01',
    '+1',
    '.5',
    '1.',
    '1e',
    'NaN',
    'Infinity',
    'tru',
    '"\n"',
    '"\\x"',
    '"\\u12"',
    '"open',
    '{"a" 1}',
    '[1 2]',
    '1 2',
    '\uFEFF{}',
    '{"a":1}//',
  ])('calls %j malformed', (text) => {
    expect(() => parseStrictJson(text)).toThrow(MalformedJsonError);
  });

  it.each([
    ['a duplicate key', '{"a":{"b":1,"b":1}}', 'a.b'],
    ['a key that is the same after unescaping', '{"a":1,"\\u0061":2}', 'a'],
    ['__proto__', '{"m":[{"__proto__":{}}]}', 'm[0].__proto__'],
    ['constructor', '{"constructor":1}', 'constructor'],
    ['prototype', '{"prototype":1}', 'prototype'],
    ['NUL in a value', '{"a":"x\\u0000"}', 'a'],
    ['NUL in a key', '{"\\u0000":1}', ''],
    ['a lone high surrogate', '["\\ud800"]', '[0]'],
    ['a lone low surrogate in a key', '{"\\udc00":1}', ''],
    ['a number beyond the double range', '{"a":[1,1e400]}', 'a[1]'],
    ['an integer of 2^53 + 1', '{"a":9007199254740993}', 'a'],
    ['a fraction with more digits than a double holds', '0.1234567890123456789', ''],
    ['a number that underflows to zero', '1e-400', ''],
    ['a long key', `{"${'k'.repeat(257)}":1}`, 'k'.repeat(257)],
  ])('refuses %s and says where', (_name, text, path) => {
    expect(refusedPath(text)).toBe(path);
  });

  it('counts nesting exactly, and survives a body of brackets', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(() => parseStrictJson(nested(maxDepth))).not.toThrow();
    expect(() => parseStrictJson(nested(maxDepth + 1))).toThrow(InvalidJsonValueError);
    expect(() => parseStrictJson('['.repeat(100_000))).toThrow(InvalidJsonValueError);
  });

  it('counts keys over the whole body', () => {
    const bodyOf = (keys: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, i])));
    expect(() => parseStrictJson(bodyOf(maxKeys))).not.toThrow();
    expect(() => parseStrictJson(bodyOf(maxKeys + 1))).toThrow(InvalidJsonValueError);
  });

  it.each([
    ['numbers', '0'],
    ['empty arrays', '[]'],
    ['empty objects', '{}'],
    ['numbers that need a closer look', '0.30000000000000004'],
  ])('counts values over the whole body: %s', (_what, value) => {
    // The body and the list are two values themselves.
    const bodyOf = (values: number) => `{"a":[${`${value},`.repeat(values - 3)}${value}]}`;
    expect(() => parseStrictJson(bodyOf(maxValues))).not.toThrow();
    expect(refusedPath(bodyOf(maxValues + 1))).toBe(`a[${maxValues - 2}]`);
  });

  it('reads nothing behind the value that is one too many', () => {
    expect(refusedPath(`[${'0,'.repeat(maxValues)}what follows is not JSON`)).toBe(
      `[${maxValues - 1}]`,
    );
  });

  it('says where something is wrong far inside', () => {
    const deep = `${'{"a":['.repeat(30)}{"b":"\\u0000"}${']}'.repeat(30)}`;
    expect(refusedPath(deep)).toBe(`a[0]${'.a[0]'.repeat(29)}.b`);
  });

  it('finds the number of values of the parsed text', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), (value) => {
        const limits = { ...defaultJsonLimits, maxValues: countValues(value) };
        const text = JSON.stringify(value);
        const isTaken = (maxValuesOf: number) => {
          try {
            parseStrictJson(text, { ...limits, maxValues: maxValuesOf });
            return true;
          } catch {
            return false;
          }
        };
        fc.pre(isTaken(Infinity));
        expect([isTaken(limits.maxValues), isTaken(limits.maxValues - 1)]).toEqual([true, false]);
      }),
    );
  });
});
