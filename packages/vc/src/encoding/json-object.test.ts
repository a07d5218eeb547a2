import { parseIJson } from '@dpp/merkle-seal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonObject, parsePlainJson } from './json-object.js';

const DEPTH = 129;

describe('parsePlainJson', () => {
  it.each<[string, unknown]>([
    ['{"a":[1.5,-2,"€",{"b":null}],"c":true,"d":false}', true],
    [' [ "a:b" , "\\"" , "\\\\" , "\\\\\\":" ] ', true],
    ['{"__proto__":{"a":1},"constructor":2}', true],
    ['"text"', true],
    ['123456789012345', true],
  ])('reads %s', (text) => {
    expect(parsePlainJson(text, DEPTH)).toEqual(JSON.parse(text));
    expect(parseIJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['a member named twice', '{"a":1,"a":1}'],
    ['a member named twice, further in', '[{"b":{"a":1,"c":":","a":1}}]'],
    ['a member named twice in two spellings', '{"a":1,"\\u0061":1}'],
    ['__proto__ named twice', '{"__proto__":1,"__proto__":2}'],
    ['half of a surrogate pair', '["\\ud800"]'],
    ['a number that no double holds', '[9007199254740993]'],
    ['a number beyond all', '{"a":1e400}'],
    ['a number with an exponent', '[1E5]'],
    ['a number that vanishes', '[1e-400]'],
    ['a long number between others', '[1,0.12345678901234567890,2]'],
    ['too many levels', '['.repeat(DEPTH + 1) + ']'.repeat(DEPTH + 1)],
    ['a string without an end', '["a'],
    ['a string that ends with a backslash', '["a\\"'],
    ['no JSON', '{a:1}'],
    ['nothing', ''],
  ])('leaves %s to those who look closely', (_what, text) => {
    expect(parsePlainJson(text, DEPTH)).toBeUndefined();
  });

  it('takes as many levels as it is told', () => {
    const text = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
    expect(parsePlainJson(text, DEPTH)).toEqual(JSON.parse(text));
  });

  it('reads nothing that parseIJson refuses, and nothing otherwise, after any edit', () => {
    const json = fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' });
    const put = fc.constantFrom(...'{}[],:"\\0123456789eE.-u', '"a":', '\\ud8', '1e9', '');
    const edit = fc.record({ at: fc.nat(), put, cut: fc.nat(2) });
    fc.assert(
      fc.property(json, fc.array(edit, { maxLength: 3 }), (value, edits) => {
        const text = edits.reduce((before, { at, put, cut }) => {
          const place = at % (before.length + 1);
          return before.slice(0, place) + put + before.slice(place + cut);
        }, JSON.stringify(value));
        fc.pre(text.isWellFormed());
        const plain = parsePlainJson(text, DEPTH);
        if (plain !== undefined) expect(plain).toEqual(parseIJson(text, { maxDepth: DEPTH }));
      }),
      { numRuns: 500 },
    );
  });
});

describe('parseJsonObject', () => {
  it('reads numbers and escapes as JSON.parse does', () => {
    const text = '{"a":9007199254740993,"b":"\\ud800","c":1e-400}';
    expect(parseJsonObject(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"a"'],
    ['nothing', undefined],
    ['a member named twice', '{"a":1,"b":{"c":1,"c":1}}'],
    ['a member named twice behind escaped quotes', '{"a\\\\":"\\":","a\\\\":1}'],
    ['too many levels', '{"a":'.repeat(257) + '1' + '}'.repeat(257)],
  ])('refuses %s', (_what, text) => {
    expect(parseJsonObject(text)).toBeUndefined();
  });

  // Quadratic time would be minutes here, and a stranger chooses the text.
  it.each([
    ['backslashes', `{"a":"${'\\\\'.repeat(500_000)}"}`],
    ['escaped quotes', `{"a":"${'\\"'.repeat(500_000)}"}`],
  ])('reads a million of %s at once', { timeout: 5_000 }, (_what, text) => {
    expect(parseJsonObject(text)).toEqual(JSON.parse(text));
  });
});
