import { invalidArgument } from './error.js';

/** Answers so many random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

const KEY_BYTES = 16;

/**
 * Makes an `Idempotency-Key`: 32 lower-case hex digits.
 *
 * @param randomBytes - Default: the platform's `crypto.getRandomValues`, which browsers have on plain
 *   http pages too, unlike `crypto.randomUUID`.
 */
export function generateIdempotencyKey(randomBytes: RandomBytes = cryptoRandomBytes): string {
  return Array.from(randomBytes(KEY_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws {@link DppError} `INVALID_ARGUMENT` unless the key is 1 to 255 visible ASCII characters. */
export function checkIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return;
  throw invalidArgument('idempotencyKey is not 1 to 255 visible ASCII characters.');
}

function cryptoRandomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
