import { unreadable, type HostileBody } from './hostile-body.js';

/** Every kind of token there is, so that each cut and each exchanged character hits another one. */
const sample = '{"a":{"b":[1,-2.5e+3,"x\\u0041",true,false,null]},"c":"é"}';

/** Cut at each place, the whole left out. */
const truncations = Array.from({ length: sample.length - 1 }, (_, i) =>
  unreadable(`cut after ${i + 1} characters`, sample.slice(0, i + 1)),
);

/** Each structural character exchanged for another one, where that leaves no JSON. */
const exchanges = [...sample].flatMap((char, i) => {
  if (!'{}[],:"'.includes(char)) return [];
  const text = sample.slice(0, i) + (char === ',' ? ':' : ',') + sample.slice(i + 1);
  return [unreadable(`${char} at ${i} exchanged for another`, text)];
});

const numbers = [
  '01',
  '-01',
  '00',
  '+1',
  '.5',
  '1.',
  '1.e5',
  '1e',
  '1e+',
  '1e1.5',
  '0x10',
  '0b1',
  '0o7',
  '1_000',
  '1n',
  '-',
  '--1',
  '1-',
  '1 2',
  '١',
  '１',
  'NaN',
  '-NaN',
  'Infinity',
  '-Infinity',
  'inf',
].map((token) => unreadable(`the number ${token}`, `{"a":${token}}`));

const literals = ['undefined', 'True', 'FALSE', 'nil', 'None', 'tru', 'nulll', 'void 0', '()'].map(
  (token) => unreadable(`the literal ${token}`, `{"a":${token}}`),
);

const strings = [
  ["'x'", 'single quotes'],
  ['`x`', 'backticks'],
  ['“x”', 'curly quotes'],
  ['x', 'no quotes'],
  ['"x', 'no closing quote'],
  ['"x\\"', 'an escaped closing quote'],
  ['"\\x41"', 'the escape \\x'],
  ['"\\v"', 'the escape \\v'],
  ['"\\0"', 'the escape \\0'],
  ['"\\\'"', "the escape \\'"],
  ['"\\u12"', 'a short escape'],
  ['"\\u12G4"', 'an escape that is not hex'],
  ['"\\u{41}"', 'an escape in braces'],
  ['"\\U00000041"', 'a long escape'],
  ['"a\\\nb"', 'a continued line'],
  ['"a" "b"', 'two strings'],
  ['"a"+"b"', 'a sum of strings'],
].map(([token = '', name]) => unreadable(`a string with ${name}`, `{"a":${token}}`));

const controlCharacters = Array.from({ length: 32 }, (_, code) =>
  unreadable(`the control character ${code} in a string`, `{"a":"x${String.fromCharCode(code)}y"}`),
);

const punctuation = [
  '{"a":1,}',
  '{,"a":1}',
  '{,}',
  '{"a":1,,"b":2}',
  '{"a"}',
  '{"a":}',
  '{:1}',
  '{"a"::1}',
  '{"a":1 "b":2}',
  '{"a"=1}',
  '{"a"=>1}',
  '{"a";1}',
  '{a:1}',
  "{'a':1}",
  '{1:2}',
  '{null:1}',
  '{[1]:1}',
  '[1,]',
  '[,1]',
  '[,]',
  '[1,,2]',
  '[1 2]',
  '{"a":[1}',
  '{"a":1]',
  '[{"a":1]}',
  '{"a":{"b":1}',
  '{"a":1}}',
  '[1]]',
  '(1)',
  '{"a":1;}',
].map((text) => unreadable(`punctuation: ${text}`, text));

const comments = [
  '// x\n{}',
  '{} // x',
  '/* x */{}',
  '{"a":/* x */1}',
  '{"a":1 # x\n}',
  '# x\n{}',
  '<!-- x -->{}',
  '-- x\n{}',
].map((text) => unreadable(`a comment: ${JSON.stringify(text)}`, text));

const surroundings = [
  ['{}{}', 'two objects'],
  ['{}\n{}', 'one object a line'],
  ['{} []', 'an object and an array'],
  ['{}x', 'a letter behind it'],
  ['{},', 'a comma behind it'],
  ['{};', 'a semicolon behind it'],
  ['{}\0', 'NUL behind it'],
  ['{}\v', 'a vertical tab behind it'],
  ['\f{}', 'a form feed before it'],
  ['\u00a0{}', 'a no-break space before it'],
  ['{}\u2028', 'a line separator behind it'],
  ['\u200b{}', 'a zero-width space before it'],
  ['\ufeff{}', 'a byte order mark before it'],
  ['{}\ufeff', 'a byte order mark behind it'],
  ['{\ufeff"a":1}', 'a byte order mark inside'],
  ['\u001e{}\n', 'a record separator before it'],
  [")]}',\n{}", 'a prefix against inclusion'],
  ['for(;;);{}', 'a loop before it'],
  ['callback({})', 'a call around it'],
  ['a={}', 'an assignment before it'],
  ['=1', 'nothing but an assignment'],
].map(([text = '', name]) => unreadable(`an object with ${name}`, text));

const nothing = ['', ' ', '\n', '\t', '\r\n', '   \r\n\t  ', '\0', '\u0001', '\u3000'].map((text) =>
  unreadable(`nothing but ${JSON.stringify(text)}`, text),
);

const singles = [...'}[],:"\'\\-+.tfn/#*eE'].map((char) => unreadable(`nothing but ${char}`, char));

const otherFormats = [
  ['a form', 'productId=1&metadata=2'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['HTML', '<!doctype html><title>x</title>'],
  ['YAML', 'productId: 1\nmetadata:\n  category: textiles\n'],
  ['YAML with a tag', '!!js/function "function(){}"'],
  ['TOML', '[metadata]\ncategory = "textiles"\n'],
  ['CSV', 'productId,category\n1,textiles\n'],
  ['multipart', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
  ['an HTTP request', 'POST /api/v1/operators HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}'],
  ['a serialised PHP object', 'O:8:"stdClass":1:{s:1:"a";i:1;}'],
  ['a pickle', "cos\nsystem\n(S'id'\ntR."],
  ['an S-expression', '((a . 1))'],
  ['a JWT', 'eyJhbGciOiJub25lIn0.e30.'],
  ['base64 of an object', 'e30='],
  ['an object in percent encoding', '%7B%22a%22%3A1%7D'],
  ['JavaScript', '(function(){return {}})()'],
].map(([name = '', text = '']) => unreadable(`${name} in place of JSON`, text));

const unclosed = [1_000, 100_000].flatMap((depth) => [
  unreadable(`${depth} arrays that never close`, '['.repeat(depth)),
  unreadable(`${depth} brackets that never opened`, ']'.repeat(depth)),
]);

export const malformedJson: readonly HostileBody[] = [
  ...truncations,
  ...exchanges,
  ...numbers,
  ...literals,
  ...strings,
  ...controlCharacters,
  ...punctuation,
  ...comments,
  ...surroundings,
  ...nothing,
  ...singles,
  ...otherFormats,
  ...unclosed,
  unreadable('50,000 objects that never close', '{"a":'.repeat(50_000)),
  unreadable('100,000 commas', `[${','.repeat(100_000)}]`),
  unreadable('a string of 200,000 characters that never ends', `{"a":"${'x'.repeat(200_000)}`),
  unreadable('100,000 backslashes that escape the quote', `{"a":"${'\\'.repeat(100_001)}"}`),
  unreadable('a number of 100,000 digits that is none', `{"a":${'1'.repeat(100_000)}.}`),
];
