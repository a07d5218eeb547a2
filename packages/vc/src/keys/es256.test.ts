import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { createEs256Signer, isEs256Signature } from './es256.js';

const keyPair = generateKeyPair();
const message = new TextEncoder().encode('seal me');
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

describe('createEs256Signer', () => {
  it('signs in a way that the platform verifies', async () => {
    const signature = await createEs256Signer(keyPair.privateJwk).sign(message);
    const key = createPublicKey(keyPair.publicPem);
    expect(verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  });

  it.each([
    ['of another key', generateKeyPair().privateJwk.d],
    ['of 31 bytes', keyPair.privateJwk.d.slice(0, 41) + 'A'],
    ['that is zero', 'A'.repeat(43)],
    ['that is not base64url', '!'],
  ])('refuses a private key %s', (_what, d) => {
    expect(() => createEs256Signer({ ...keyPair.privateJwk, d })).toThrow(
      expect.objectContaining({ code: 'INVALID_PRIVATE_KEY' }),
    );
  });

  it('refuses a public part that is no point', () => {
    const { x: y, y: x } = keyPair.privateJwk;
    expect(() => createEs256Signer({ ...keyPair.privateJwk, x, y })).toThrow(
      expect.objectContaining({ code: 'INVALID_PUBLIC_KEY' }),
    );
  });
});

describe('isEs256Signature', () => {
  it('accepts both s and n - s, as other ES256 implementations do', async () => {
    const signature = await createEs256Signer(keyPair.privateJwk).sign(message);
    expect(isEs256Signature(signature, message, keyPair.publicJwk)).toBe(true);
    expect(isEs256Signature(withOtherS(signature), message, keyPair.publicJwk)).toBe(true);
  });

  it.each([
    ['zeros', new Uint8Array(64)],
    ['ones', new Uint8Array(64).fill(0xff)],
    ['r = s = 1', new Uint8Array(64).with(31, 1).with(63, 1)],
  ])('refuses %s', (_what, signature) => {
    expect(isEs256Signature(signature, message, keyPair.publicJwk)).toBe(false);
  });
});

function withOtherS(signature: Uint8Array): Uint8Array {
  const s = BigInt(`0x${Buffer.from(signature.subarray(32)).toString('hex')}`);
  const other = (P256_ORDER - s).toString(16).padStart(64, '0');
  return Uint8Array.from([...signature.subarray(0, 32), ...Buffer.from(other, 'hex')]);
}
