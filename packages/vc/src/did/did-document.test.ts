import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { createDidDocument, multikeyMethodId, verificationMethodId } from './did-document.js';
import { parseMultikey } from './multikey.js';

const did = 'did:web:dpp.example:tenants:acme';
const first = generateKeyPair();
const second = generateKeyPair();
const rotated = createDidDocument({
  did,
  keys: [
    { keyNumber: 2, publicJwk: second.publicJwk },
    { keyNumber: 1, publicJwk: first.publicJwk, retired: true },
  ],
});

describe('createDidDocument', () => {
  it('lists each key as a JWK and as a Multikey, oldest first', () => {
    expect(rotated.verificationMethod.map(({ id, type }) => [id, type])).toEqual([
      [`${did}#key-1`, 'JsonWebKey2020'],
      [`${did}#key-1-multikey`, 'Multikey'],
      [`${did}#key-2`, 'JsonWebKey2020'],
      [`${did}#key-2-multikey`, 'Multikey'],
    ]);
  });

  it('gives both forms of a key the same point', () => {
    const [jwkMethod, multikeyMethod] = rotated.verificationMethod;
    expect(jwkMethod).toMatchObject({ publicKeyJwk: first.publicJwk, controller: did });
    expect(multikeyMethod).toMatchObject({ controller: did });
    const { publicKeyMultibase } = multikeyMethod as { publicKeyMultibase: string };
    expect(parseMultikey(publicKeyMultibase)).toEqual(first.publicJwk);
  });

  it('keeps a retired key for assertions, so that old credentials still verify', () => {
    expect(rotated.assertionMethod).toEqual([
      `${did}#key-1`,
      `${did}#key-1-multikey`,
      `${did}#key-2`,
      `${did}#key-2-multikey`,
    ]);
  });

  it('drops a retired key from authentication', () => {
    expect(rotated.authentication).toEqual([`${did}#key-2`, `${did}#key-2-multikey`]);
  });

  it('publishes no private member', () => {
    const document = createDidDocument({
      did,
      keys: [{ keyNumber: 1, publicJwk: first.privateJwk }],
    });
    expect(JSON.stringify(document)).not.toContain(first.privateJwk.d);
  });

  it.each([
    ['no key', []],
    ['a number twice', [1, 1]],
    ['number 0', [0]],
    ['a negative number', [-1]],
    ['half a number', [1.5]],
    ['no number', [Number.NaN]],
  ])('refuses %s', (_what, keyNumbers) => {
    const keys = keyNumbers.map((keyNumber) => ({ keyNumber, publicJwk: first.publicJwk }));
    expect(() => createDidDocument({ did, keys })).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_KEY_SET' }),
    );
  });

  it('refuses a key that is off the curve', () => {
    const { x: y, y: x } = first.publicJwk;
    const keys = [{ keyNumber: 1, publicJwk: { ...first.publicJwk, x, y } }];
    expect(() => createDidDocument({ did, keys })).toThrow(
      expect.objectContaining({ code: 'INVALID_PUBLIC_KEY' }),
    );
  });
});

describe('key ids', () => {
  it('derive the Multikey id from the JWK id', () => {
    expect(multikeyMethodId(did, 3)).toBe(`${verificationMethodId(did, 3)}-multikey`);
  });
});
