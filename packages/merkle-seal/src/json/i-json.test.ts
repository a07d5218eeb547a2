import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { parseIJson, type IJsonError } from './i-json.js';

describe('parseIJson', () => {
  it('gives what its documentation shows', () => {
    expect(parseIJson('{"a":[1.50,"€"]}')).toEqual({ a: [1.5, '€'] });
  });

  it('reads any JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ depthSize: 'medium' }),
        fc.constantFrom(0, 2, '\t'),
        (any, gap) => {
          const text = JSON.stringify(any, null, gap);
          expect(parseIJson(text)).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('reads back every canonical text', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (any) => {
        const text = canonicalJson(any);
        expect(canonicalJson(parseIJson(text))).toBe(text);
      }),
    );
  });

  // Quadratic time would be minutes here, and a stranger chooses the text.
  it('refuses a number of a million zeros at once', { timeout: 5_000 }, () => {
    const zeros = '0'.repeat(1_000_000);
    expectRefusal(`0.1${zeros}1`, 'NOT_JSON');
    expect(parseIJson(`0.1${zeros}`)).toBe(0.1);
  });

  it('keeps a member named __proto__ a member', () => {
    const parsed = parseIJson('{"__proto__":{"a":1},"b":2}') as object;
    expect(Object.keys(parsed)).toEqual(['__proto__', 'b']);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  it.each([
    ['1.50e2', 150],
    ['-0.0', -0],
    ['1E400'.replace('400', '30'), 1e30],
    ['0.000000000000000000000000001', 1e-27],
    ['5e-324', 5e-324],
    ['1.7976931348623157e308', Number.MAX_VALUE],
    ['100000000000000000000', 1e20],
  ])('takes the number %s', (text, value) => {
    expect(parseIJson(text)).toBe(value);
  });

  it.each([
    '1e400',
    '-1e309',
    '1e-400',
    '9007199254740993',
    '0.12345678901234567890',
    '333333333.33333329',
    '2.0000000000000000000001',
  ])('refuses %s, which a double does not carry', (text) => {
    expectRefusal(text, 'NOT_JSON');
  });

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"__proto__":1,"__proto__":2}',
    '[{"a":{"b":1,"b":2}}]',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '{"\\udfff":1}',
    '"\ud800"',
    '"\ud83d\\ude00"',
    '"\\ud83d\ude00"',
  ])('refuses %s, which is not I-JSON', (text) => {
    expectRefusal(text, 'NOT_JSON');
  });

  it.each([
    '',
    ' ',
    '{',
    '[1,]',
    '{"a":1,}',
    '{"a" 1}',
    '{a:1}',
    "{'a':1}",
    '01',
    '1.',
    '.5',
    '+1',
    '-',
    '1e',
    'NaN',
    'Infinity',
    'tru',
    'nul',
    'undefined',
    '"a',
    '"\n"',
    '"\\x41"',
    '"\\u12"',
    '"\\',
    '[1 2]',
    '1 2',
    '{} {}',
    '\ufeff{}',
    '\u00a01',
    '/**/1',
  ])('refuses %j, which is not JSON', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expectRefusal(text, 'MALFORMED_JSON');
  });

  it('refuses and accepts the same syntax as JSON.parse after any edit', () => {
    const text = JSON.stringify({ a: [1.5, 'é\n', { b: null, c: [] }], d: -2e3, e: true });
    const edit = fc.record({
      at: fc.nat(text.length - 1),
      put: fc.constantFrom(...'{}[],:"\\0e-.u '),
    });
    fc.assert(
      fc.property(edit, ({ at, put }) => {
        const edited = text.slice(0, at) + put + text.slice(at + 1);
        expect(codeOf(edited) === 'MALFORMED_JSON').toBe(!isJson(edited));
      }),
      { numRuns: 500 },
    );
  });

  it('bounds the depth of nesting', () => {
    expect(codeOf('['.repeat(256) + ']'.repeat(256))).toBeUndefined();
    expectRefusal('['.repeat(257) + ']'.repeat(257), 'TOO_DEEP');
    expectRefusal('{"a":'.repeat(100_000), 'TOO_DEEP');
  });

  it('takes as many levels, members and values as it is told', () => {
    const limits = { maxDepth: 2, maxMembers: 2, maxValues: 4 };
    expect(parseIJson('{"a":[1],"b":2}', limits)).toEqual({ a: [1], b: 2 });
    expect(parseIJson('[1,2,3]', limits)).toEqual([1, 2, 3]);
    const refusalOf = (text: string) => {
      try {
        return parseIJson(text, limits);
      } catch (error) {
        const { code, path } = error as IJsonError;
        return [code, ...path];
      }
    };
    expect(refusalOf('{"a":[[')).toEqual(['TOO_DEEP', 'a', 0]);
    expect(refusalOf('{"a":1,"b":2,"c":')).toEqual(['TOO_LARGE', 'c']);
    expect(refusalOf('{"a":[1,2,3,')).toEqual(['TOO_LARGE', 'a', 2]);
    expect(refusalOf('[[],[],[],[],')).toEqual(['TOO_LARGE', 3]);
  });

  it.each([
    ['\nx', 2, 1],
    ['\r\n x', 2, 2],
    ['\r\rx', 3, 1],
    ['\n\r\n\rx', 4, 1],
    [`${'\n'.repeat(3_000_000)}x`, 3_000_001, 1],
  ])('counts every kind of line end', (text, line, column) => {
    const place = `Line ${line}, column ${column}: `;
    expect(() => parseIJson(text)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(place) as string }),
    );
  });

  it('says where, by line and column, offset and path', () => {
    const text = '{\n  "a": [\n    1,\n    {"b": 1e999}\n  ]\n}';
    expect(() => parseIJson(text)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^Line 4, column 11: /) as string,
        path: ['a', 1, 'b'],
        offset: text.indexOf('1e999'),
      }),
    );
  });
});

function codeOf(text: string): unknown {
  try {
    parseIJson(text);
    return undefined;
  } catch (error) {
    return (error as { code: unknown }).code;
  }
}

function expectRefusal(text: string, code: string): void {
  expect(codeOf(text)).toBe(code);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
