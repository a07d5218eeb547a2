import { unreadable, type HostileBody } from './hostile-body.js';

/** JSON to the letter, which two programs would still read differently, or not survive reading. */

const nestedIn = (text: string, depth: number) =>
  `${'{"a":'.repeat(depth)}${text}${'}'.repeat(depth)}`;

/** Beside the 64 levels that are allowed. */
const depths = [65, 66, 100, 1_000, 7_000, 10_000, 20_000].flatMap((depth) => [
  unreadable(`${depth} nested objects`, nestedIn('1', depth)),
  unreadable(`${depth} nested arrays`, `${'['.repeat(depth)}${']'.repeat(depth)}`),
  unreadable(
    `${depth} nested arrays in an object`,
    `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  ),
]);

const duplicates = [
  ['at the top', '{"a":1,"a":2}'],
  ['with the same value', '{"a":1,"a":1}'],
  ['far apart', '{"a":1,"b":2,"c":3,"a":4}'],
  ['once in an escape', '{"a":1,"\\u0061":2}'],
  ['both in escapes', '{"\\u0061":1,"\\u0061":2}'],
  ['that are empty', '{"":1,"":2}'],
  ['three times', '{"a":1,"a":2,"a":3}'],
  ['of which one is null', '{"a":1,"a":null}'],
  ['one level down', '{"a":{"b":1,"b":2}}'],
  ['in an array', '{"a":[{"b":1},{"b":1,"b":2}]}'],
  ['two levels down', '{"a":{"b":{"c":1,"c":2}}}'],
  ['30 levels down', nestedIn('{"b":1,"b":2}', 30)],
  ['63 levels down', nestedIn('{"b":1,"b":2}', 63)],
  ['named productId', '{"productId":"1","metadata":{},"productId":"2"}'],
  ['named toString', '{"toString":1,"toString":2}'],
  ['that are numbers', '{"1":1,"1":2}'],
  ['beyond the basic plane', '{"😀":1,"\\ud83d\\ude00":2}'],
].map(([name, text = '']) => unreadable(`the same key twice, ${name}`, text));

const prototypeKeys = ['__proto__', 'constructor', 'prototype'].flatMap((key) => {
  const escaped = `\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}`;
  return [
    unreadable(`${key} of an object`, `{"${key}":{"admin":true}}`),
    unreadable(`${key} of a text`, `{"${key}":"x"}`),
    unreadable(`${key} of null`, `{"${key}":null}`),
    unreadable(`${key} in an escape`, `{"${escaped}":{"admin":true}}`),
    unreadable(`${key} behind another key`, `{"a":1,"${key}":[]}`),
    unreadable(`${key} one level down`, `{"a":{"${key}":1}}`),
    unreadable(`${key} in an array`, `{"a":[{"${key}":1}]}`),
    unreadable(`${key} 60 levels down`, nestedIn(`{"${key}":1}`, 60)),
    unreadable(`${key} in metadata`, `{"productId":"x","metadata":{"${key}":{}},"draft":true}`),
  ];
});

const texts = [
  ['\\u0000', 'NUL'],
  ['x\\u0000y', 'NUL inside'],
  ['\\ud800', 'a high surrogate'],
  ['\\udc00', 'a low surrogate'],
  ['\\udc00\\ud800', 'surrogates in the wrong order'],
  ['\\ud800x', 'a high surrogate before a letter'],
  ['\\ud83d\\ud83d\\ude00', 'a high surrogate before a pair'],
  ['\\ud83d\\ude00\\ude00', 'a low surrogate behind a pair'],
  ['\\uDBFF', 'the last high surrogate'],
  ['\\uDFFF', 'the last low surrogate'],
  ['\\ud83d\\\\ude00', 'a pair broken by a backslash'],
].flatMap(([text = '', name = '']) => [
  unreadable(`${name} in a value`, `{"a":"${text}"}`),
  unreadable(`${name} in a key`, `{"${text}":1}`),
  unreadable(`${name} in metadata`, `{"productId":"x","metadata":{"a":["${text}"]},"draft":true}`),
]);

const numbers = [
  '1e400',
  '-1e400',
  '1E+400',
  '1e309',
  '1.7976931348623159e308',
  '-1.7976931348623159e308',
  '9007199254740993',
  '-9007199254740993',
  '18446744073709551615',
  '9223372036854775807',
  '123456789012345678901234567890',
  '9007199254740993.0',
  '1e-400',
  '-1e-400',
  '2e-324',
  '3e-324',
  '0.1234567890123456789',
  '1.00000000000000000001',
  '3.141592653589793238462643383279',
  '1e99999',
  '1e-99999',
  '123e99999999999999999999',
  '0.00001e-330',
].map((token) => unreadable(`the number ${token}`, `{"a":${token}}`));

const longNumbers = [
  ['5,000 digits', '1'.repeat(5_000)],
  ['5,000 decimals', `0.${'1'.repeat(5_000)}`],
  ['an exponent of 5,000 digits', `1e${'9'.repeat(5_000)}`],
  ['an exponent of -5,000 digits', `1e-${'9'.repeat(5_000)}`],
  ['5,000 zeros before its digit', `0.${'0'.repeat(5_000)}1`],
  ['5,000 zeros behind its digit', `1${'0'.repeat(5_000)}`],
].map(([name, token]) => unreadable(`a number of ${name}`, `{"a":${token}}`));

const members = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":0`).join(',');

const keys = [
  unreadable('a key of 257 characters', `{"${'k'.repeat(257)}":1}`),
  unreadable('a key of 100,000 characters', `{"${'k'.repeat(100_000)}":1}`),
  unreadable('a key of 257 characters in an array', `{"a":[{"${'k'.repeat(257)}":1}]}`),
  unreadable('10,001 keys', `{${members(10_001)}}`),
  unreadable(
    '10,001 keys in 73 objects',
    `{"a":[${`{${members(137)}},`.repeat(72)}{${members(137)}}]}`,
  ),
  unreadable('40,001 values', `{"a":[${'0,'.repeat(39_998)}0]}`),
  unreadable('15,000 objects of a key', `{"a":[${'{"b":1},'.repeat(14_999)}{"b":1}]}`),
];

/** No route takes anything but an object. */
const notAnObject = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1.5',
  '""',
  '"text"',
  '"{}"',
  '"{\\"productId\\":\\"1\\"}"',
  '[]',
  '[[]]',
  '[{}]',
  '[null]',
  '[1,2,3]',
  ' [] ',
  `[${'0,'.repeat(10_000)}0]`,
  `[${'{},'.repeat(10_000)}{}]`,
  `[${'"x",'.repeat(10_000)}"x"]`,
  `"${'x'.repeat(200_000)}"`,
].map((text) => unreadable(`${text.slice(0, 30)} in place of an object`, text));

export const unsafeJson: readonly HostileBody[] = [
  ...depths,
  unreadable('100,000 nested arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  unreadable(
    '40,000 objects and arrays in turn',
    `${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`,
  ),
  ...duplicates,
  ...prototypeKeys,
  ...texts,
  ...numbers,
  ...longNumbers,
  ...keys,
  ...notAnObject,
];
