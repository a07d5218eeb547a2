import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64, encodeBase64url } from './base64.js';

describe('base64', () => {
  it('agrees with the platform in both alphabets', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(encodeBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each([
    'A',
    'AA',
    'AAA',
    'A===',
    '====',
    'AA=A',
    'AAAA=',
    '=AAA',
    'AA==AA==',
    'A A=',
    'AAA\n',
    '_-==',
    'AB==',
    'AAB=',
    'AA=',
    'Ä===',
    'AAAA====',
  ])('refuses %j', (text) => {
    expect(() => decodeBase64(text)).toThrow(expect.objectContaining({ code: 'INVALID_BASE64' }));
  });

  it('has one spelling for each byte string', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^([A-D+/=]{4}){0,3}$/), (text) => {
        let bytes: Uint8Array;
        try {
          bytes = decodeBase64(text);
        } catch {
          return; // Refused, so it is no spelling at all.
        }
        expect(encodeBase64(bytes)).toBe(text);
      }),
    );
  });
});
