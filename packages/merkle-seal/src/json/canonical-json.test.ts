import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../test/vectors/rfc8785.json' with { type: 'json' };
import { canonicalJson as writeText, canonicalJsonBytes } from './canonical-json.js';

/** The canonical text; its bytes have to be the same, and to be refused alike. */
function canonicalJson(value: unknown): string {
  let text: string;
  try {
    text = writeText(value);
  } catch (error) {
    expect(() => canonicalJsonBytes(value)).toThrow(error);
    throw error;
  }
  expect(Buffer.from(canonicalJsonBytes(value)).toString()).toBe(text);
  return text;
}

describe('canonicalJson', () => {
  it('gives what its documentation shows', () => {
    expect(canonicalJson({ b: [1.5, -0], a: '€' })).toBe('{"a":"€","b":[1.5,0]}');
  });

  it.each(vectors.documents)('serialises the sample of RFC 8785, section $section', (sample) => {
    const text = canonicalJson(JSON.parse(sample.input));
    expect(Buffer.from(text).toString('hex')).toBe(sample.utf8Hex);
  });

  it.each(vectors.testdata.documents)('serialises the published input $name', (sample) => {
    const text = canonicalJson(JSON.parse(sample.input));
    expect(Buffer.from(text).toString('hex')).toBe(sample.utf8Hex);
  });

  it('sorts the names of RFC 8785, section 3.2.3, by UTF-16 code units', () => {
    const text = canonicalJson(JSON.parse(vectors.sortedKeys.input));
    const values = [...text.matchAll(/:"([^"]*)"/g)].map(([, value]) => value);
    expect(values).toEqual(vectors.sortedKeys.values);
  });

  it.each([2, 31, 32, 33, 200])('sorts %i names as the default order of sort does', (count) => {
    const names = fc.uniqueArray(
      fc.string({ unit: 'binary' }).filter((name) => name.isWellFormed()),
      {
        minLength: count,
        maxLength: count,
      },
    );
    fc.assert(
      fc.property(names, (keys) => {
        const object = Object.fromEntries(keys.map((key) => [key, 0]));
        const sorted = [...keys].sort().map((key) => `${JSON.stringify(key)}:0`);
        expect(canonicalJson(object)).toBe(`{${sorted.join()}}`);
      }),
      { numRuns: 50 },
    );
  });

  it.each(vectors.numbers)('writes the double %s of RFC 8785, appendix B, as %s', (bits, text) => {
    expect(canonicalJson(doubleOf(bits))).toBe(text);
  });

  it.each(vectors.refusedNumbers)('refuses the double %s, which is no number', (bits) => {
    expect(() => canonicalJson(doubleOf(bits))).toThrow(
      expect.objectContaining({ code: 'NOT_JSON' }),
    );
  });

  it('agrees with an independent implementation on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' }), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
    );
  });

  it('parses back to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const positiveZeros: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(positiveZeros);
      }),
    );
  });

  it('keeps a member named __proto__', () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":1}}'))).toBe(
      '{"__proto__":{"a":1},"b":1}',
    );
  });

  it('takes objects without a prototype', () => {
    expect(canonicalJson(Object.assign(Object.create(null) as object, { a: 1 }))).toBe('{"a":1}');
  });

  class Instance {
    readonly a = 1;
  }

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['an undefined member', { a: undefined }],
    ['a function', () => 1],
    ['a member that is a function', { toJSON: () => 1 }],
    ['a symbol', Symbol('a')],
    ['a BigInt', 1n],
    ['NaN', Number.NaN],
    ['Infinity', [Number.POSITIVE_INFINITY]],
    ['a high surrogate alone', 'a\ud800'],
    ['a low surrogate first', '\udc00\ud800'],
    ['an unpaired surrogate in a name', { '\udfff': 1 }],
    ['a hole in an array', Array.from({ length: 2 })],
    ['a sparse array', new Array(2)],
    ['a Map', new Map([['a', 1]])],
    ['a Set', new Set([1])],
    ['a Date', new Date(0)],
    ['a typed array', new Uint8Array(2)],
    ['an array buffer', new ArrayBuffer(2)],
    ['a regular expression', /a/],
    ['a boxed number', Object(1)],
    ['a boxed string', Object('a')],
    ['a class instance', new Instance()],
  ])('refuses %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: 'NOT_JSON' }));
  });

  it('takes 128 levels', () => {
    expect(canonicalJson(nested(128))).toBe('['.repeat(128) + ']'.repeat(128));
  });

  it('refuses 129 levels', () => {
    expect(() => canonicalJson(nested(129))).toThrow(expect.objectContaining({ code: 'TOO_DEEP' }));
  });

  it('refuses a cycle', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = { cycle };
    expect(() => canonicalJson(cycle)).toThrow(expect.objectContaining({ code: 'TOO_DEEP' }));
  });

  it.each([1, 4093, 4096, 8189, 8190, 8191, 8192, 20_000, 100_000])(
    'writes text of %i characters, plain or not, alone and among others',
    (length) => {
      for (const character of ['a', 'ä', '€', '\u0001', '"']) {
        const text = character.repeat(length);
        for (const value of [text, [text], [1, text, true, { [text]: text }]]) {
          expect(canonicalJson(value)).toBe(JSON.stringify(value));
        }
      }
    },
  );

  it('writes many numbers, names and brackets', () => {
    const value = Array.from({ length: 5000 }, (_, index) => ({
      [`n${index}`]: [index / 7, null],
    }));
    expect(canonicalJson(value)).toBe(JSON.stringify(value));
  });

  it('keeps the bytes of one value when it writes the next', () => {
    const bytes = canonicalJsonBytes(['first']);
    canonicalJsonBytes(['other']);
    expect(Buffer.from(bytes).toString()).toBe('["first"]');
  });

  it('keeps values out of its messages', () => {
    expect(() => canonicalJson({ secret: 'personal\ud800' })).toThrow(/^(?!.*personal)/);
  });
});

function doubleOf(bits: string): number {
  return Buffer.from(bits, 'hex').readDoubleBE();
}

function nested(levels: number): unknown {
  let value: unknown[] = [];
  for (let level = 1; level < levels; level++) value = [value];
  return value;
}
