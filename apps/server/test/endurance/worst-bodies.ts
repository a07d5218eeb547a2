export interface WorstBody {
  readonly name: string;
  readonly text: string;
}

/** JSON, and what is nearly JSON, of a length: each as much work as a parser can be made to do with it. */
export function worstBodies(bytes: number): WorstBody[] {
  const room = bytes - 100;
  const fill = (unit: string, length = room) => unit.repeat(length / Buffer.byteLength(unit));
  const listOf = (value: string, count = Infinity) =>
    `[${`${value},`.repeat(Math.min(count, room / (value.length + 1) - 1))}${value}]`;
  const keysOf = (count: number, value: string) => {
    const size = Math.min(250, Math.floor(room / count) - value.length - 12);
    const keys = Array.from({ length: count }, (_, i) => `"${i}${'k'.repeat(size)}":${value}`);
    return keys.join(',');
  };
  return Object.entries({
    'arrays nested as deep as it is long': fill('['),
    'objects nested as deep as it is long': fill('{"a":'),
    'as many numbers as fit': `{"payload":${listOf('0')}}`,
    'as many numbers of 17 digits as fit': `{"payload":${listOf('0.30000000000000004')}}`,
    'as many numbers as are taken': `{"payload":${listOf('0.30000000000000004', 39_990)}}`,
    'as many empty objects as are taken': `{"payload":${listOf('{}', 39_990)}}`,
    'lists of numbers until all are taken': `{"payload":{${[1, 2, 3].map((i) => `"${i}":${listOf('1e20', 39_990)}`).join(',')}}}`,
    'as many keys as are taken': `{"payload":{${keysOf(Math.min(9_990, room / 40), '1')}}}`,
    'a key twice, at the end': `{"payload":{${keysOf(Math.min(9_990, room / 40), '1')},"b":1,"b":1}}`,
    'one text': `{"payload":{"a":"${fill('x')}"}}`,
    'one text of another script': `{"payload":{"a":"${fill('中')}"}}`,
    'one text of escapes': `{"payload":{"a":"${fill('\\n')}"}}`,
    'one text of escaped letters': `{"payload":{"a":"${fill('\\u00e9')}"}}`,
    'one text of backslashes': `{"payload":{"a":"${fill('\\\\')}"}}`,
    'one text of quotes': `{"payload":{"a":"${fill('\\"')}"}}`,
    'a text that never ends': `{"payload":"${fill('\\"')}`,
    'an unpaired surrogate, at the end': `{"payload":{"a":"${fill('x')}\\ud800"}}`,
    'NUL, at the end': `{"payload":{"a":"${fill('x')}\\u0000"}}`,
    'one number': `{"payload":${fill('9')}}`,
    'one number of zeros': `{"payload":0.${fill('0')}1}`,
    'one exponent': `{"payload":1e${fill('9')}}`,
    'one key': `{"${fill('k')}":1}`,
    'white space': `{${fill(' ')}}`,
    'line ends, and then a fault': `{${fill('\n')}x`,
    commas: `[${fill(',')}]`,
    colons: `{"a"${fill(':')}}`,
    'a text of what opens containers': `{"payload":{"metadata":{"a":"${fill('[')}"}}}`,
  }).map(([name, text]) => ({ name, text }));
}
