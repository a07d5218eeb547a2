import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vectors } from '../test/vectors/base58.js';
import { decodeBase58, encodeBase58 } from './base58.js';

describe('encodeBase58', () => {
  it.each(vectors)('writes %s as %s', (hex, text) => {
    expect(encodeBase58(Buffer.from(hex, 'hex'))).toBe(text);
  });
});

describe('decodeBase58', () => {
  it.each(vectors)('reads %s from %s', (hex, text) => {
    expect(Buffer.from(decodeBase58(text)!).toString('hex')).toBe(hex);
  });

  it('gives back what was encoded, leading zeros included', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(3), (bytes, zeros) => {
        const padded = Uint8Array.from([...new Uint8Array(zeros), ...bytes]);
        expect(decodeBase58(encodeBase58(padded))).toEqual(padded);
      }),
    );
  });

  it.each(['0', 'O', 'I', 'l', 'a b', '-'])('refuses the character in "%s"', (text) => {
    expect(decodeBase58(text)).toBeUndefined();
  });
});
