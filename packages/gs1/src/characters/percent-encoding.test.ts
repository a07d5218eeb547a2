import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import {
  decodeAscii,
  decodeText,
  encodeAscii,
  encodedPosition,
  encodeText,
} from './percent-encoding.js';

const asciiStrings = fc.string({ unit: 'binary-ascii' });
const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));

describe('encodeAscii', () => {
  it('encodes everything outside A-Za-z0-9-._~ with upper-case hex digits', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    const kept = ascii.filter((character) => encodeAscii(character) === character);
    expect(kept.sort().join('')).toBe(
      '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~',
    );
    expect(encodeAscii('a/b+c*')).toBe('a%2Fb%2Bc%2A');
  });

  it('is undone by decodeAscii', () => {
    fc.assert(
      fc.property(asciiStrings, (value) => {
        const encoded = encodeAscii(value);
        expect(decodeAscii(encoded)).toBe(value);
      }),
    );
  });
});

describe('decodeAscii', () => {
  it('reads hex digits in either case', () => {
    expect(decodeAscii('%41/%2f%2F')).toBe('A///');
  });

  it('reads each byte as one character', () => {
    expect(decodeAscii('%C3%A9')).toBe('Ã©');
  });
});

describe('encodedPosition', () => {
  it('leads back from a decoded character to its place in the URI', () => {
    fc.assert(
      fc.property(asciiStrings, fc.nat(), (value, seed) => {
        const position = seed % (value.length + 1);
        const uri = `/21/${encodeAscii(value)}`;
        const found = encodedPosition(uri, 4, position);
        expect(found).toBe(4 + encodeAscii(value.slice(0, position)).length);
      }),
    );
  });
});

describe('encodeText', () => {
  it('is undone by decodeText', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const encoded = encodeText(text);
        expect(encoded).toMatch(/^(?:[A-Za-z0-9\-._~]|%[0-9A-F]{2})*$/);
        expect(decodeText(encoded)).toBe(text);
      }),
    );
  });

  it.each([
    ['a\0', 1],
    ['\ud800', 0],
  ])('refuses %j', (text, start) => {
    expect(thrownBy(() => encodeText(text))).toMatchObject({ code: 'INVALID_CHARACTER', start });
  });
});

describe('decodeText', () => {
  it('reads a plus sign as a blank, an encoded one as a plus sign', () => {
    expect(decodeText('a+b%2Bc%20d')).toBe('a b+c d');
  });

  it.each(['%FF', '%C0%80', '%ED%A0%80'])('refuses %s, which is not UTF-8', (raw) => {
    expect(decodeText(raw)).toBeUndefined();
  });
});
