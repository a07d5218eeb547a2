import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64url.js';

describe('encodeBase64Url', () => {
  it('agrees with the platform for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });
});

describe('decodeBase64Url', () => {
  it('gives back what was encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodeBase64Url(encodeBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each([
    ['padding', 'YQ=='],
    ['the plain alphabet', 'a+/a'],
    ['a line break', 'YWJj\n'],
    ['a length of 4n + 1', 'YWJjZ'],
    ['left-over bits after one byte', 'YR'],
    ['left-over bits after two bytes', 'YWJ'],
    ['a character outside ASCII', 'YWJ\u00e9'],
  ])('refuses %s', (_what, text) => {
    expect(decodeBase64Url(text)).toBeUndefined();
  });
});
