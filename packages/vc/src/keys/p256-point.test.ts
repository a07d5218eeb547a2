import { createECDH, ECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { uncompressedPoint } from './p256-point.js';

const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
/** 32 bytes, big endian. */
const bytesOf = (number: bigint) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
const compressed = (form: number, x: bigint) => Uint8Array.of(form, ...bytesOf(x));

/** What OpenSSL makes of a point, for those of the two forms. */
function byOpenSsl(point: Uint8Array): string | undefined {
  try {
    return ECDH.convertKey(point, 'prime256v1', undefined, 'hex', 'uncompressed') as string;
  } catch {
    return undefined;
  }
}

function hexOf(point: Uint8Array): string | undefined {
  const bytes = uncompressedPoint(point);
  return bytes && Buffer.from(bytes).toString('hex');
}

describe('uncompressedPoint', () => {
  it.each([0x02, 0x03])('finds y, or that there is none, for form %i as OpenSSL does', (form) => {
    const small = Array.from({ length: 30 }, (_, x) => BigInt(x));
    const answers = [...small, ...small.map((x) => P - 1n - x)].map((x) => {
      const point = compressed(form, x);
      expect(hexOf(point)).toBe(byOpenSsl(point));
      return hexOf(point) !== undefined;
    });
    // About half of all numbers are the x of a point.
    expect(new Set(answers)).toEqual(new Set([true, false]));
  });

  it('takes the points of keys, in either form', () => {
    for (let i = 0; i < 20; i++) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const whole = pair.getPublicKey();
      expect(hexOf(whole)).toBe(whole.toString('hex'));
      expect(hexOf(pair.getPublicKey(null, 'compressed'))).toBe(whole.toString('hex'));
    }
  });

  const five = Buffer.from(byOpenSsl(compressed(0x02, 5n))!, 'hex');
  const [x, y] = [five.subarray(1, 33), five.subarray(33)];
  it.each([
    ['x beyond the field, compressed', compressed(0x02, P + 5n)],
    ['x beyond the field', Uint8Array.of(0x04, ...bytesOf(P + 5n), ...y)],
    ['y beyond the field', Uint8Array.of(0x04, ...x, ...bytesOf(2n ** 256n - 1n))],
    ['x that is p', compressed(0x03, P)],
    ['x and y in the wrong order', Uint8Array.of(0x04, ...y, ...x)],
    ['nothing but zeros', Uint8Array.of(0x04, ...new Uint8Array(64))],
    ['the hybrid form', Uint8Array.of(0x06, ...x, ...y)],
    ['the point at infinity', Uint8Array.of(0)],
    ['a form that does not exist', compressed(0x05, 5n)],
    ['two points', Uint8Array.of(...five, ...five)],
  ])('refuses %s', (_what, bytes) => {
    expect(uncompressedPoint(bytes)).toBeUndefined();
  });
});
