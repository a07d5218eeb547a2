import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPair } from './hash-pair.js';

it('is SHA-256 over the byte 01 and both hashes, whatever their last byte', () => {
  for (let round = 0; round < 1024; round++) {
    const pair = randomBytes(64);
    pair[63] = round & 0xff;
    expect(hashed(pair, 0, 0)).toBe(sha256(pair));
  }
});

it.each([0x00, 0xff, 0x80, 0x7f])('holds for words that are all %i', (byte) => {
  const pair = Buffer.alloc(64, byte);
  expect(hashed(pair, 0, 0)).toBe(sha256(pair));
});

it('reads a pair that stands between others and writes its parent over one of them', () => {
  const hashes = randomBytes(6 * 32);
  expect(hashed(hashes, 16, 8)).toBe(sha256(hashes.subarray(64, 128)));
});

it('leaves every other hash alone', () => {
  const words = wordsOf(randomBytes(6 * 32));
  const before = words.slice();
  hashPair(words, 16, 8);
  expect(words.slice(0, 8)).toEqual(before.slice(0, 8));
  expect(words.slice(16)).toEqual(before.slice(16));
});

function hashed(hashes: Buffer, pairAt: number, parentAt: number): string {
  const words = wordsOf(hashes);
  hashPair(words, pairAt, parentAt);
  const parent = Buffer.alloc(32);
  words
    .slice(parentAt, parentAt + 8)
    .forEach((word, index) => parent.writeInt32BE(word, index * 4));
  return parent.toString('hex');
}

function wordsOf(hashes: Buffer): Int32Array {
  return Int32Array.from({ length: hashes.length / 4 }, (_, index) =>
    hashes.readInt32BE(index * 4),
  );
}

function sha256(pair: Buffer): string {
  return createHash('sha256')
    .update(Buffer.from([0x01]))
    .update(pair)
    .digest('hex');
}
