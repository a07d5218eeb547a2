import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vectors } from '../../test/vectors/base58.js';
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
      fc.property(fc.uint8Array({ maxLength: 96 }), fc.nat(3), (bytes, zeros) => {
        const padded = Uint8Array.from([...new Uint8Array(zeros), ...bytes]);
        expect(decodeBase58(encodeBase58(padded))).toEqual(padded);
      }),
    );
  });

  it('reads no two texts alike', () => {
    const digits = [...'123zyx'];
    const texts = digits.flatMap((a) => [a, ...digits.flatMap((b) => [a + b, `1${a}${b}`])]);
    const read = new Set(texts.map((text) => Buffer.from(decodeBase58(text)!).toString('hex')));
    expect(read.size).toBe(new Set(texts).size);
  });

  it('refuses a text that nothing here is as long as', () => {
    expect(decodeBase58('z'.repeat(256))).toHaveLength(188);
    expect(decodeBase58('z'.repeat(257))).toBeUndefined();
  });

  it.each(['0', 'O', 'I', 'l', 'a b', '-', 'é', '\u{1F34B}', 'z\0'])(
    'refuses the character in "%s"',
    (text) => {
      expect(decodeBase58(text)).toBeUndefined();
    },
  );
});
