import { describe, expect, it } from 'vitest';
import { checkIdempotencyKey, generateIdempotencyKey } from './idempotency.js';

describe('a generated key', () => {
  it('spells its random bytes in hex', () => {
    const bytes = Uint8Array.of(0, 1, 15, 16, 255, 171, 6, 7, 8, 9, 10, 11, 12, 13, 14, 127);
    expect(generateIdempotencyKey(() => bytes)).toBe('00010f10ffab060708090a0b0c0d0e7f');
  });

  it('asks for 16 bytes', () => {
    expect(generateIdempotencyKey((length) => new Uint8Array(length))).toBe('0'.repeat(32));
  });

  it('does not come twice', () => {
    const keys = Array.from({ length: 100 }, () => generateIdempotencyKey());
    expect(new Set(keys).size).toBe(100);
  });
});

describe('a key of the caller', () => {
  it.each(['a', '~!#', 'x'.repeat(255)])('may be %j', (key) => {
    expect(() => checkIdempotencyKey(key)).not.toThrow();
  });

  it.each(['', 'two words', 'é', 'a\r\nX-Admin: 1', '\u0000', 'x'.repeat(256)])(
    'may not be %j',
    (key) => {
      expect(() => checkIdempotencyKey(key)).toThrow(
        expect.objectContaining({ code: 'INVALID_ARGUMENT' }) as Error,
      );
    },
  );
});
