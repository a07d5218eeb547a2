import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { findAssertionKey } from './assertion-key.js';
import { createDidDocument } from './did-document.js';
import { formatMultikey } from './multikey.js';

const did = 'did:web:dpp.example:tenants:acme';
const keyId = `${did}#key-1`;
const { publicJwk } = generateKeyPair();
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });
const at = new Date('2026-06-01T00:00:00Z');
const method = { id: keyId, type: 'JsonWebKey', controller: did, publicKeyJwk: publicJwk };
const multikey = {
  type: 'Multikey',
  publicKeyJwk: undefined,
  publicKeyMultibase: formatMultikey(publicJwk),
};

describe('findAssertionKey', () => {
  it.each([
    ['a JWK', didDocument, keyId],
    ['a Multikey', didDocument, `${keyId}-multikey`],
    ['an embedded method', { id: did, assertionMethod: [method] }, keyId],
    [
      'relative ids',
      { id: did, verificationMethod: [{ ...method, id: '#key-1' }], assertionMethod: ['#key-1'] },
      keyId,
    ],
    ['a key that is revoked later', withMethod({ revoked: '2026-06-01T00:00:01Z' }), keyId],
    ['a key that expires later', withMethod({ expires: '2026-06-01T02:00:01+02:00' }), keyId],
  ])('finds %s', (_what, document, id) => {
    expect(findAssertionKey({ didDocument: document, did, keyId: id, at })).toEqual(publicJwk);
  });

  it.each([
    ['use', { use: 'sig' }],
    ['key_ops', { key_ops: ['sign', 'verify'] }],
    ['alg', { alg: 'ES256' }],
  ])('finds a key that says by %s that it verifies ES256', (_what, members) => {
    const publicKeyJwk = { ...publicJwk, ...members };
    const document = { id: did, assertionMethod: [{ ...method, publicKeyJwk }] };
    expect(findAssertionKey({ didDocument: document, did, keyId, at })).toEqual(publicJwk);
  });

  it.each([
    ['use', { use: 'enc' }],
    ['use that is null', { use: null }],
    ['key_ops', { key_ops: ['deriveKey'] }],
    ['empty key_ops', { key_ops: [] }],
    ['key_ops that are no list', { key_ops: 'verify' }],
    ['alg', { alg: 'ECDH-ES' }],
    ['alg of another curve', { alg: 'ES384' }],
  ])('refuses a key that its %s keeps for something else', (_what, members) => {
    const publicKeyJwk = { ...publicJwk, ...members };
    const document = { id: did, assertionMethod: [{ ...method, publicKeyJwk }] };
    expect(findAssertionKey({ didDocument: document, did, keyId, at })).toBe('KEY_NOT_SUPPORTED');
  });

  it.each([
    ['a document of another DID', { ...didDocument, id: `${did}2` }, 'DID_DOCUMENT_MISMATCH'],
    ['a document without id', { ...didDocument, id: undefined }, 'DID_DOCUMENT_MISMATCH'],
    ['no document', null, 'DID_DOCUMENT_MISMATCH'],
    ['a text', 'did', 'DID_DOCUMENT_MISMATCH'],
    ['a key that is not listed', { ...didDocument, verificationMethod: [] }, 'KEY_NOT_FOUND'],
    [
      'lists that are none',
      { id: did, verificationMethod: {}, assertionMethod: keyId },
      'KEY_NOT_FOUND',
    ],
    [
      'a method of another controller',
      { ...didDocument, verificationMethod: [{ ...method, controller: 'did:web:evil.example' }] },
      'KEY_NOT_FOUND',
    ],
    [
      'a key for authentication only',
      { ...didDocument, assertionMethod: [] },
      'KEY_NOT_FOR_ASSERTION',
    ],
    [
      'a key of another curve',
      {
        ...didDocument,
        verificationMethod: [{ ...method, publicKeyJwk: { kty: 'OKP', crv: 'Ed25519' } }],
      },
      'KEY_NOT_SUPPORTED',
    ],
    [
      'a Multikey of another kind',
      {
        ...didDocument,
        verificationMethod: [
          {
            id: keyId,
            type: 'Multikey',
            controller: did,
            publicKeyMultibase: 'z6Mkf5rGMoatrSj1f4CyvuHBeXJELe9RPdzo2PKGNCKVtZxP',
          },
        ],
      },
      'KEY_NOT_SUPPORTED',
    ],
    [
      'a method without a key',
      { ...didDocument, verificationMethod: [{ id: keyId, controller: did }] },
      'KEY_NOT_SUPPORTED',
    ],
    [
      'a key whose private half is published',
      withMethod({ publicKeyJwk: { ...publicJwk, d: 'A'.repeat(43) } }),
      'KEY_NOT_SUPPORTED',
    ],
    [
      'a Multikey whose private half is published',
      withMethod({
        ...multikey,
        secretKeyMultibase: 'z42twTcNeSYcnqg1FLuSFs2bsGH3ZqbRHFmvS9XMsYhjxvHN',
      }),
      'KEY_NOT_SUPPORTED',
    ],
    [
      'a key whose private half is published beside it',
      withMethod({ secretKeyJwk: { ...publicJwk, d: 'A'.repeat(43) } }),
      'KEY_NOT_SUPPORTED',
    ],
    [
      'one key in two forms',
      withMethod({ ...multikey, publicKeyJwk: publicJwk }),
      'KEY_NOT_SUPPORTED',
    ],
    [
      'one key in two forms, not called a Multikey',
      withMethod({ publicKeyMultibase: multikey.publicKeyMultibase }),
      'KEY_NOT_SUPPORTED',
    ],
    ['a key revoked now', withMethod({ revoked: '2026-06-01T00:00:00Z' }), 'KEY_REVOKED'],
    ['a key revoked at no date', withMethod({ revoked: true }), 'KEY_REVOKED'],
    ['a key that expires now', withMethod({ expires: '2026-06-01T00:00:00Z' }), 'KEY_EXPIRED'],
    ['a key that expires at no date', withMethod({ expires: 'never' }), 'KEY_EXPIRED'],
  ])('refuses %s', (_what, document, refusal) => {
    expect(findAssertionKey({ didDocument: document, did, keyId, at })).toBe(refusal);
  });
});

/** A document with one method, which differs in some members. */
function withMethod(members: object) {
  return { id: did, verificationMethod: [{ ...method, ...members }], assertionMethod: [keyId] };
}
