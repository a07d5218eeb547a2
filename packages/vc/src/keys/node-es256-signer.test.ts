import { createSecretKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { createNodeEs256Signer } from './node-es256-signer.js';

const keyPair = generateKeyPair();
const message = new TextEncoder().encode('a.b');

describe('createNodeEs256Signer', () => {
  it.each([
    ['a key of Node', keyPair.privateKey],
    ['a JWK', keyPair.privateJwk],
  ])('signs with %s in a way that the platform verifies', async (_what, privateKey) => {
    const signature = await createNodeEs256Signer(privateKey).sign(message);
    const key = { key: keyPair.publicPem, dsaEncoding: 'ieee-p1363' } as const;
    expect(signature).toHaveLength(64);
    expect(verify('sha256', message, key, signature)).toBe(true);
  });

  it.each([
    ['a public key', generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey],
    ['a key of P-384', generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey],
    ['a key of secp256k1', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey],
    ['an Ed25519 key', generateKeyPairSync('ed25519').privateKey],
    ['a shared secret', createSecretKey(Buffer.alloc(32, 1))],
    ['the d of another key', { ...keyPair.privateJwk, d: generateKeyPair().privateJwk.d }],
    ['a d of 31 bytes', { ...keyPair.privateJwk, d: 'A'.repeat(42) }],
    ['a d that is zero', { ...keyPair.privateJwk, d: 'A'.repeat(43) }],
    ['a d beyond the order', { ...keyPair.privateJwk, d: `${'_'.repeat(42)}8` }],
    ['a d that is not base64url', { ...keyPair.privateJwk, d: '!' }],
  ])('refuses %s', (_what, key) => {
    expect(() => createNodeEs256Signer(key)).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_PRIVATE_KEY' }),
    );
  });

  it('refuses a JWK whose public part is no point', () => {
    const { x: y, y: x } = keyPair.privateJwk;
    expect(() => createNodeEs256Signer({ ...keyPair.privateJwk, x, y })).toThrow(
      expect.objectContaining({ code: 'INVALID_PUBLIC_KEY' }),
    );
  });
});
