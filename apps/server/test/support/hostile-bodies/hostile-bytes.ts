import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { readable, unreadable, type HostileBody } from './hostile-body.js';

/** What is wrong here is not the JSON but the bytes it travels in, or what is said about them. */

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const illFormedUtf8 = (
  [
    ['a lone continuation byte', [0x80]],
    ['the last continuation byte', [0xbf]],
    ['an overlong slash of two bytes', [0xc0, 0xaf]],
    ['an overlong NUL of two bytes', [0xc0, 0x80]],
    ['an overlong quote of two bytes', [0xc0, 0xa2]],
    ['an overlong letter of two bytes', [0xc1, 0xbf]],
    ['an overlong slash of three bytes', [0xe0, 0x80, 0xaf]],
    ['an overlong slash of four bytes', [0xf0, 0x80, 0x80, 0xaf]],
    ['five bytes', [0xf8, 0x88, 0x80, 0x80, 0x80]],
    ['six bytes', [0xfc, 0x84, 0x80, 0x80, 0x80, 0x80]],
    ['a code point past the last', [0xf4, 0x90, 0x80, 0x80]],
    ['a byte that never occurs', [0xff]],
    ['another byte that never occurs', [0xfe]],
    ['half of two bytes', [0xc3]],
    ['two thirds of three bytes', [0xe2, 0x82]],
    ['three quarters of four bytes', [0xf0, 0x9f, 0x98]],
    ['a raw high surrogate', [0xed, 0xa0, 0x80]],
    ['a raw low surrogate', [0xed, 0xb0, 0x80]],
    ['a raw surrogate pair', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]],
    ['Latin-1', [0xe9]],
    ['Shift JIS', [0x83, 0x65]],
  ] as const
).flatMap(([name, wrong]) => [
  unreadable(`${name} in a value`, bytes('{"a":"x', wrong, '"}')),
  unreadable(`${name} in a key`, bytes('{"x', wrong, '":1}')),
  unreadable(`${name} outside of strings`, bytes('{"a":1}', wrong)),
]);

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const object = '{"name":"x"}';

const otherEncodings = [
  unreadable('UTF-16LE', Buffer.from(object, 'utf16le')),
  unreadable('UTF-16BE', utf16be(object)),
  unreadable('UTF-16LE with its mark', bytes([0xff, 0xfe], [...Buffer.from(object, 'utf16le')])),
  unreadable('UTF-16BE with its mark', bytes([0xfe, 0xff], [...utf16be(object)])),
  unreadable('UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], object)),
  unreadable('UTF-8 with two marks', bytes([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], object)),
  unreadable('UTF-32LE', bytes([...object].flatMap((char) => [char.charCodeAt(0), 0, 0, 0]))),
  unreadable('UTF-7', '+AHsAIg-name+ACI:+ACI-x+ACIAfQ-'),
  unreadable('EBCDIC', bytes([0xc0, 0x7f, 0x95, 0x7f, 0x7a, 0xf1, 0xd0])),
];

const binaries = (
  [
    ['CBOR', [0xa1, 0x61, 0x61, 0x01]],
    ['MessagePack', [0x81, 0xa1, 0x61, 0x01]],
    ['BSON', [0x0c, 0, 0, 0, 0x10, 0x61, 0, 1, 0, 0, 0, 0]],
    ['a protocol buffer', [0x0a, 0x01, 0x61]],
    ['a serialised Java object', [0xac, 0xed, 0x00, 0x05, 0x73, 0x72]],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['a ZIP', [0x50, 0x4b, 0x03, 0x04]],
    ['every byte once', Array.from({ length: 256 }, (_, i) => i)],
    ['1,000 NULs', Array.from({ length: 1_000 }, () => 0)],
  ] as const
).map(([name, content]) => unreadable(name, bytes(content)));

const compressed = [
  ['gzip', gzipSync(object)],
  ['x-gzip', gzipSync(object)],
  ['deflate', deflateSync(object)],
  ['deflate', deflateRawSync(object)],
  ['br', brotliCompressSync(object)],
  ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ['compress', Buffer.from([0x1f, 0x9d])],
  ['gzip, gzip', gzipSync(gzipSync(object))],
  ['identity, gzip', gzipSync(object)],
  ['gzip', Buffer.from(object)],
  ['gzip', gzipSync(' '.repeat(50_000_000))],
  ['nonsense', Buffer.from(object)],
  ['aes128gcm', Buffer.from(object)],
] as const;

const contentEncodings = compressed.map(([name, content], i) =>
  unreadable(`Content-Encoding: ${name}, of kind ${i}`, content, { 'Content-Encoding': name }),
);
const undeclared = [gzipSync(object), deflateSync(object), brotliCompressSync(object)].map(
  (content, i) => unreadable(`compressed without a word, of kind ${i}`, content),
);

const mediaTypes = [
  '',
  'text/plain',
  'text/json',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/javascript',
  'application/jsonx',
  'application/json5',
  'application/x-ndjson',
  'application/json-seq',
  'application/json/json',
  'application/json, text/plain',
  'application /json',
  'application/ld+json',
  'application/merge-patch+json',
  'application/json-patch+json',
  'application/vnd.api+json',
  'application/yaml',
  'application/cbor',
  '*/*',
  'application/*',
  'json',
  ';charset=utf-8',
  'null',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/json; charset=utf-16le',
  'application/json; charset=iso-8859-1',
  'application/json; charset=windows-1252',
  'application/json; charset=ascii',
  'application/json; charset=',
  'application/json; charset="utf-16"',
  "application/json; charset='utf-8'",
  'application/json; charset=utf-8x',
  'application/json; charset=utf-16; charset=utf-8',
].map((type) => unreadable(`Content-Type: ${type}`, object, { 'Content-Type': type }));

/** What a strict reader may not refuse. */
const unusual = [
  readable('nothing but an empty object', '{}'),
  readable('much space', `${' '.repeat(10_000)}{${'\r\n\t '.repeat(1_000)}}\n`),
  readable('an empty key', '{"":1}'),
  readable('a key of 256 characters', `{"${'k'.repeat(256)}":1}`),
  readable('an escaped key', '{"\\u006eame":"x"}'),
  readable('every short escape', '{"name":"\\"\\\\\\/\\b\\f\\n\\r\\t"}'),
  readable('a pair of escaped surrogates', '{"name":"\\ud83d\\ude00"}'),
  readable('noncharacters', '{"name":"\uffff\ufffe\u{1ffff}"}'),
  readable('a line separator in a string', '{"name":"\u2028\u2029"}'),
  readable('DEL and C1 controls in a string', '{"name":"\u007f\u0080\u009f"}'),
  readable('text that runs from right to left', '{"name":"\u202ename\u202c"}'),
  readable('64 levels', `${'{"a":'.repeat(63)}{}${'}'.repeat(63)}`),
  readable('the largest integers', '{"a":[9007199254740991,-9007199254740991]}'),
  readable('the smallest number', '{"a":5e-324}'),
  readable('minus zero', '{"a":[-0,-0.0,0e5,-0e-5]}'),
  readable('numbers in long forms', '{"a":[1.0,1.50,10e-1,1E2,0.1e+1]}'),
  readable('an array of 10,001', `{"a":[${'0,'.repeat(10_000)}0]}`),
  readable(
    'members of Object',
    '{"hasOwnProperty":1,"toString":1,"valueOf":1,"__defineGetter__":1}',
  ),
  readable('a then', '{"then":1,"toJSON":1,"length":-1}'),
  readable('a text of 200,000 characters', `{"a":"${'x'.repeat(200_000)}"}`),
  ...[
    'APPLICATION/JSON',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json ; charset=utf8',
    'application/json; profile=x',
    'application/json;',
  ].map((type) => readable(`Content-Type: ${type}`, '{}', { 'Content-Type': type })),
  readable('Content-Encoding: identity', '{}', { 'Content-Encoding': 'identity' }),
];

export const hostileBytes: readonly HostileBody[] = [
  ...illFormedUtf8,
  ...otherEncodings,
  ...binaries,
  ...contentEncodings,
  ...undeclared,
  ...mediaTypes,
  ...unusual,
];
