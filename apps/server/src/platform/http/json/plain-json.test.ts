import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultJsonLimits } from './json-limits.js';
import { parsePlainJson } from './plain-json.js';
import { parseLookingClosely } from './strict-json.js';

const parse = (text: string) => parsePlainJson(text, defaultJsonLimits);

const examples = new URL('../../../../../../examples/data/', import.meta.url);

/** Pieces that matter to one of the two parsers. */
const piece = fc.constantFrom(
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '\\"',
    '\\\\',
    '\\u0000',
    '\\ud800',
    '\\u0061',
    '\0',
  ],
  ...[
    '"a"',
    '"a":',
    '"__proto__":',
    '"constructor":1',
    ',"a":1',
    '1',
    '-',
    '.',
    'e',
    'E',
    '1e400',
    '-0',
  ],
  ...[
    '9007199254740993',
    '100000000000000000000',
    '1e+21',
    '-1.5e-7',
    'e+',
    '0.1234567890123456789',
    '12345678901234.5',
    '01',
    '+1',
    'true',
    'null',
    ' ',
  ],
  ...['\ud83d', '\u{1f600}', '\n', '\ufeff', 'x'],
);

/** Valid JSON, with some pieces put in, left out or written over. */
const hostileText = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), piece), { maxLength: 3 }),
  )
  .map(([value, edits]) =>
    edits.reduce((text, [where, removed, put]) => {
      const at = where % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + removed);
    }, JSON.stringify(value)),
  );

describe('parsePlainJson', () => {
  it('never takes what the strict parser refuses, and reads the same values', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          fc.array(piece).map((all) => all.join('')),
        ),
        (text) => {
          const plain = parse(text);
          if (plain) expect(plain.value).toStrictEqual(parseLookingClosely(text));
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['a key that occurs twice', '{"a":1,"b":{"c":1,"c":2}}'],
    ['a key that occurs twice in another spelling', '{"a":1,"\\u0061":2}'],
    ['a key of the prototype', '{"a":{"__proto__":1}}'],
    ['a long key', `{"${'k'.repeat(257)}":1}`],
    ['an escaped NUL', '"\\u0000"'],
    ['an escaped surrogate', '"\\uD800"'],
    ['an unpaired surrogate', '"\ud800"'],
    ['an integer that no double holds', '9007199254740993'],
    ['more digits than a double has', '0.1234567890123456789'],
    ['an exponent that is not written from a double', '[1e5]'],
    ['an exponent in capitals', '[1E+21]'],
    ['an exponent without its sign', '[1e21]'],
    ['a number beyond all doubles', '1e+400'],
    ['a number of very many digits', `1${'0'.repeat(400)}`],
    ['too deep a nesting', '['.repeat(65) + ']'.repeat(65)],
    [
      'too many keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, 1]))),
    ],
    ['what is not JSON', '{"a":1'],
    ['nothing', ''],
    ['a string without an end', '"abc\\"'],
  ])('leaves %s to the strict parser', (_what, text) => {
    expect(parse(text)).toBeUndefined();
  });

  it.each([
    ['a quote behind a backslash', '{"a\\"b":"c\\\\","d":":"}'],
    ['braces and colons in strings', '{"{[:":"]}"}'],
    ['words with an e', '[true,false,null,"1e5"]'],
    ['a number of fifteen characters', '[-1234567890.123,999999999999999]'],
    ['numbers as JSON is written', '[0.30000000000000004,-1.7976931348623157e+308,1e+21,5e-324]'],
    ['an integer that grew', '[100000000000000000000,1234567890123456]'],
    ['white space', ' { "a" : [ 1 , -2.5 ] } \n'],
    ['the deepest nesting', '['.repeat(64) + ']'.repeat(64)],
  ])('takes %s', (_what, text) => {
    expect(parse(text)?.value).toStrictEqual(JSON.parse(text));
    expect(parseLookingClosely(text)).toStrictEqual(JSON.parse(text));
  });

  it.each(readdirSync(examples).filter((name) => name.endsWith('.json')))('takes %s', (name) => {
    const text = readFileSync(new URL(name, examples), 'utf8');
    expect(parse(text)?.value).toStrictEqual(JSON.parse(text));
  });
});
