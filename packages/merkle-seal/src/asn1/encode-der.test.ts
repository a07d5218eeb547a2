import { expect, it } from 'vitest';
import { readDer } from './der.js';
import { encodeDer, encodeUnsignedInteger } from './encode-der.js';

it.each([0, 1, 127, 128, 255, 256, 65_535, 65_536])(
  'encodes %i bytes so that they read back',
  (n) => {
    const content = new Uint8Array(n).fill(7);
    const { tag, content: read } = readDer(encodeDer(0x04, content));
    expect([tag, Buffer.from(read).equals(content)]).toEqual([0x04, true]);
  },
);

it('joins contents', () => {
  expect([...encodeDer(0x30, Uint8Array.of(5, 0), Uint8Array.of(5, 0))]).toEqual([
    0x30, 4, 5, 0, 5, 0,
  ]);
});

it.each<[number[], number[]]>([
  [[], [0]],
  [[0, 0], [0]],
  [[1], [1]],
  [[0, 0x7f], [0x7f]],
  [[0x80], [0, 0x80]],
  [
    [0, 0, 0xff, 0],
    [0, 0xff, 0],
  ],
])('encodes the unsigned bytes %j as the integer %j', (bytes, content) => {
  expect([...encodeUnsignedInteger(Uint8Array.from(bytes))]).toEqual([
    2,
    content.length,
    ...content,
  ]);
});
