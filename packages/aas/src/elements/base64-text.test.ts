import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64Text, encodeBase64Text } from './base64-text.js';

describe('a text in base64', () => {
  it('is what Node makes of it, and is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const base64 = encodeBase64Text(text);
        expect(base64).toBe(Buffer.from(text).toString('base64'));
        expect(decodeBase64Text(base64)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', '\ufeffa', 'ä😀'.repeat(100_000), '\u0000'])('is read back (%#)', (text) => {
    expect(decodeBase64Text(encodeBase64Text(text))).toBe(text);
  });

  it.each([
    ['digits that are none', '!AAA'],
    ['digits of base64url', 'w7-_'],
    ['padding missing', 'YQ'],
    ['padding too long', 'YWE=='],
    ['bits set behind the last byte', 'YR=='],
    ['white space', 'Y Q='],
    ['a line end', 'YQ==\n'],
    ['bytes that are not UTF-8', '/w=='],
    ['half of a surrogate pair', '7aCA'],
  ])('is refused with %s', (_what, base64) => {
    expect(decodeBase64Text(base64)).toBeUndefined();
  });

  it('reads as Node reads it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9+/=\s_-]{0,12}$/), (base64) => {
        const bytes = Buffer.from(base64, 'base64');
        const text = bytes.toString();
        const isExact = bytes.toString('base64') === base64 && Buffer.from(text).equals(bytes);
        expect(decodeBase64Text(base64)).toBe(isExact ? text : undefined);
      }),
      { numRuns: 2000 },
    );
  });
});
