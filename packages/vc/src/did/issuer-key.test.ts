import { describe, expect, it, vi } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { createDidDocument } from './did-document.js';
import { findIssuerKey } from './issuer-key.js';

const issuer = 'did:web:dpp.example:tenants:acme';
const at = new Date('2026-06-01T00:00:00Z');
const keyId = `${issuer}#key-1`;
const { publicJwk } = generateKeyPair();
const didDocument = createDidDocument({ did: issuer, keys: [{ keyNumber: 1, publicJwk }] });

describe('findIssuerKey', () => {
  it.each([
    ['the DID document', { resolveDidDocument: () => Promise.resolve(didDocument) }],
    ['the caller', { publicJwk }],
  ])('takes the key from %s', async (_what, source) => {
    expect(await findIssuerKey({ issuer, keyId, at }, source)).toEqual(publicJwk);
  });

  it.each([
    ['no key', undefined],
    ['the issuer alone', issuer],
    ['an empty fragment', `${issuer}#`],
    ['a fragment alone', '#key-1'],
    ['a DID that begins alike', `${issuer}2#key-1`],
    ['a DID within the issuer’s', `${issuer}:unit#key-1`],
    ['the issuer in other case', `did:web:DPP.example:tenants:acme#key-1`],
    ['a path of the issuer', `${issuer}/keys#key-1`],
    ['a query of the issuer', `${issuer}?version=1#key-1`],
  ])('asks nobody for a signature that names %s', async (_what, named) => {
    const resolveDidDocument = vi.fn(() => didDocument);
    const input = { issuer, keyId: named, at };
    expect(await findIssuerKey(input, { resolveDidDocument })).toBe('KEY_NOT_OF_ISSUER');
    expect(await findIssuerKey(input, { publicJwk })).toBe('KEY_NOT_OF_ISSUER');
    expect(resolveDidDocument).not.toHaveBeenCalled();
  });

  it.each([undefined, null, ''])(
    'finds no issuer where there is %j for a document',
    async (none) => {
      const source = { resolveDidDocument: () => none };
      expect(await findIssuerKey({ issuer, keyId, at }, source)).toBe('ISSUER_NOT_FOUND');
    },
  );
});
