import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thrownBy } from '../test/support/thrown-by.js';
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
        expect(decodeAscii(encoded, 0, encoded.length)).toBe(value);
      }),
    );
  });
});

describe('decodeAscii', () => {
  it('decodes only the part asked for, in either case of hex digits', () => {
    expect(decodeAscii('%41/%2f%2F/%41', 4, 10)).toBe('//');
  });

  it('reads each byte as one character', () => {
    expect(decodeAscii('%C3%A9', 0, 6)).toBe('Ã©');
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
        expect(decodeText(encoded, 0, encoded.length)).toBe(text);
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
  it('leaves a plus sign a plus sign', () => {
    expect(decodeText('a+b%20c', 0, 7)).toBe('a+b c');
  });

  it.each(['%FF', '%C0%80', '%ED%A0%80'])('refuses %s, which is not UTF-8', (uri) => {
    expect(thrownBy(() => decodeText(uri, 0, uri.length))).toMatchObject({
      code: 'INVALID_PERCENT_ENCODING',
      start: 0,
    });
  });
});
