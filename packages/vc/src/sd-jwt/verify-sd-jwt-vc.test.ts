import { describe, expect, it } from 'vitest';
import {
  digestsOf,
  elementsOf,
  forgeDisclosure,
  forgerJwk,
  forgeSdJwt,
  type Forgery,
} from '../../test/forge-sd-jwt.js';
import { generateKeyPair } from '../../test/keys.js';
import { did } from '../../test/passport-fixture.js';
import { revoking } from '../../test/revoking.js';
import { onEveryRuntime } from '../../test/runtimes.js';
import { createDidDocument } from '../did/did-document.js';
import { verifySdJwtVc } from './verify-sd-jwt-vc.js';

const at = new Date('2026-06-01T00:00:00Z');
const vct = 'https://dpp.example/vct/dpp/v1';
const header = { alg: 'ES256', typ: 'dc+sd-jwt', kid: `${did}#key-1` };
const payload = { iss: did, vct };
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk: forgerJwk }] });

async function reasonOf(forgery: Partial<Forgery>, document: unknown = didDocument) {
  const sdJwt = forgeSdJwt({ header, payload, ...forgery });
  const resolveDidDocument = () => document;
  const result = await onEveryRuntime((runtime) =>
    verifySdJwtVc(sdJwt, { at, runtime, resolveDidDocument }),
  );
  return result.verified ? 'verified' : result.reason;
}

describe('verifySdJwtVc', () => {
  it('verifies against the DID document of iss', async () => {
    const asked: string[] = [];
    const resolveDidDocument = (asking: string) => {
      asked.push(asking);
      return Promise.resolve(didDocument);
    };
    const size = forgeDisclosure(['s', 'size', 'M']);
    const sdJwt = forgeSdJwt({
      header,
      payload: { ...payload, _sd: digestsOf(size) },
      disclosures: [size],
    });
    expect(await verifySdJwtVc(sdJwt, { at, resolveDidDocument })).toEqual({
      verified: true,
      header,
      payload: { ...payload, size: 'M' },
      disclosedClaims: [['size']],
      vct,
      issuer: did,
    });
    expect(asked).toEqual([did]);
  });

  it('verifies by a key that the caller vouches for, without iss and kid', async () => {
    const sdJwt = forgeSdJwt({ payload: { vct } });
    expect(await verifySdJwtVc(sdJwt, { at, publicJwk: forgerJwk })).toMatchObject({
      verified: true,
      vct,
      issuer: undefined,
    });
  });

  it.each([
    ['the typ of older drafts', { header: { ...header, typ: 'vc+sd-jwt' } }],
    ['a full media type in any case', { header: { ...header, typ: 'application/DC+sd-jwt' } }],
    ['other types', { payload: { ...payload, aka_vcts: ['https://dpp.example/vct/dpp'] } }],
    ['a holder key', { payload: { ...payload, cnf: { jwk: forgerJwk } } }],
    ['a status', { payload: { ...payload, status: { status_list: { idx: 0, uri: 'a' } } } }],
  ])('verifies %s', async (_what, forgery) => {
    expect(await reasonOf(forgery)).toBe('verified');
  });

  it.each(['sub', 'iat'])('takes a disclosed %s', async (name) => {
    const disclosure = forgeDisclosure(['s', name, name === 'sub' ? 'urn:a' : 1]);
    const signed = { ...payload, _sd: digestsOf(disclosure) };
    expect(await reasonOf({ payload: signed, disclosures: [disclosure] })).toBe('verified');
  });

  it.each([
    ['of another JWT', { typ: 'JWT' }, 'TYPE_NOT_ALLOWED'],
    ['of a VC-JWT', { typ: 'vc+jwt' }, 'TYPE_NOT_ALLOWED'],
    ['of a key binding', { typ: 'kb+jwt' }, 'TYPE_NOT_ALLOWED'],
    ['of any SD-JWT', { typ: 'sd-jwt' }, 'TYPE_NOT_ALLOWED'],
    ['that only ends alike', { typ: 'x/dc+sd-jwt' }, 'TYPE_NOT_ALLOWED'],
    ['that is not there', { typ: undefined }, 'TYPE_NOT_ALLOWED'],
  ])('refuses a typ %s', async (_what, parameters, reason) => {
    expect(await reasonOf({ header: { ...header, ...parameters } })).toBe(reason);
  });

  it.each([
    ['missing', { kid: undefined }, 'KEY_NOT_OF_ISSUER'],
    ['relative', { kid: '#key-1' }, 'KEY_NOT_OF_ISSUER'],
    ['without a fragment', { kid: `${did}#` }, 'KEY_NOT_OF_ISSUER'],
    ['of another DID', { kid: 'did:web:evil.example#key-1' }, 'KEY_NOT_OF_ISSUER'],
    ['of a DID that starts alike', { kid: `${did}2#key-1` }, 'KEY_NOT_OF_ISSUER'],
    ['not in the document', { kid: `${did}#key-9` }, 'KEY_NOT_FOUND'],
  ])('refuses a kid that is %s', async (_what, parameters, reason) => {
    expect(await reasonOf({ header: { ...header, ...parameters } })).toBe(reason);
  });

  it.each([
    ['no vct', { iss: did }, 'VCT_MISSING'],
    ['an empty vct', { iss: did, vct: '' }, 'VCT_INVALID'],
    ['a vct that is an array', { iss: did, vct: [vct] }, 'VCT_INVALID'],
    ['a vct that is null', { iss: did, vct: null }, 'VCT_INVALID'],
    ['no iss', { vct }, 'ISSUER_MISSING'],
    ['an iss that is an object', { vct, iss: { id: did } }, 'ISSUER_MISSING'],
    ['an empty iss', { vct, iss: '' }, 'ISSUER_MISSING'],
    ['another iss', { vct, iss: `${did}2` }, 'KEY_NOT_OF_ISSUER'],
    ['a vct#integrity that is a number', { ...payload, 'vct#integrity': 1 }, 'CLAIM_INVALID'],
    ['no other type in aka_vcts', { ...payload, aka_vcts: [] }, 'CLAIM_INVALID'],
    ['aka_vcts that is a text', { ...payload, aka_vcts: 'a' }, 'CLAIM_INVALID'],
    ['a number in aka_vcts', { ...payload, aka_vcts: ['a', 1] }, 'CLAIM_INVALID'],
    ['the vct in aka_vcts', { ...payload, aka_vcts: ['a', vct] }, 'CLAIM_INVALID'],
    ['a past exp', { ...payload, exp: 1 }, 'EXPIRED'],
    ['a later nbf', { ...payload, nbf: 9e9 }, 'NOT_YET_VALID'],
    ['a later iat', { ...payload, iat: 9e9 }, 'ISSUED_IN_FUTURE'],
    ['an aud', { ...payload, aud: 'https://shop.example' }, 'AUDIENCE_MISMATCH'],
    ['a digest in cnf', { ...payload, cnf: { _sd: ['AA'] } }, 'RESERVED_CLAIM_DISCLOSED'],
    [
      'a digest deep in status',
      { ...payload, status: { list: [{ _sd: ['AA'] }] } },
      'RESERVED_CLAIM_DISCLOSED',
    ],
    [
      'a digest in aka_vcts',
      { ...payload, aka_vcts: ['a', { '...': 'AA' }] },
      'RESERVED_CLAIM_DISCLOSED',
    ],
  ])('refuses a properly signed payload with %s', async (_what, claims, reason) => {
    expect(await reasonOf({ payload: claims })).toBe(reason);
  });

  it.each([
    ['iss', did],
    ['nbf', 1],
    ['exp', 9e9],
    ['cnf', {}],
    ['vct', vct],
    ['vct#integrity', 'sha256-a'],
    ['aka_vcts', ['a']],
    ['status', {}],
  ])('refuses a disclosed %s', async (name, value) => {
    const disclosure = forgeDisclosure(['s', name, value]);
    const open = Object.entries(payload).filter(([other]) => other !== name || name === 'iss');
    const signed = { ...Object.fromEntries(open), _sd: digestsOf(disclosure) };
    expect(await reasonOf({ payload: signed, disclosures: [disclosure] })).toBe(
      'RESERVED_CLAIM_DISCLOSED',
    );
  });

  it('takes a disclosed claim of a reserved name further down', async () => {
    const disclosure = forgeDisclosure(['s', 'status', 'ACTIVE']);
    const signed = { ...payload, passport: { _sd: digestsOf(disclosure) } };
    expect(await reasonOf({ payload: signed, disclosures: [disclosure] })).toBe('verified');
  });

  it('refuses a disclosed element of a reserved claim', async () => {
    const element = forgeDisclosure(['s', 'https://dpp.example/vct/dpp']);
    const signed = { ...payload, aka_vcts: elementsOf(element) };
    expect(await reasonOf({ payload: signed, disclosures: [element] })).toBe(
      'RESERVED_CLAIM_DISCLOSED',
    );
  });

  it.each([
    ['no document', undefined, 'ISSUER_NOT_FOUND'],
    ['another document', { ...didDocument, id: `${did}2` }, 'DID_DOCUMENT_MISMATCH'],
    ['a document without the key', { id: did }, 'KEY_NOT_FOUND'],
    ['a key for other ends', { ...didDocument, assertionMethod: [] }, 'KEY_NOT_FOR_ASSERTION'],
    ['revoked the key', revoking(didDocument, at), 'KEY_REVOKED'],
    [
      'another key under the same id',
      createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk: generateKeyPair().publicJwk }] }),
      'SIGNATURE_INVALID',
    ],
    [
      'a key that is none',
      {
        ...didDocument,
        verificationMethod: [
          { id: `${did}#key-1`, controller: did, publicKeyJwk: { ...forgerJwk, x: 'AA' } },
        ],
      },
      'KEY_NOT_SUPPORTED',
    ],
  ])('refuses when the issuer has %s', async (_what, document, reason) => {
    expect(await reasonOf({}, document ?? null)).toBe(reason);
  });

  it('asks nobody for the key of what cannot be verified', async () => {
    const resolveDidDocument = () => Promise.reject(new Error('asked'));
    const sdJwt = forgeSdJwt({ header: { ...header, typ: 'JWT' }, payload });
    expect(await verifySdJwtVc(sdJwt, { at, resolveDidDocument })).toMatchObject({
      reason: 'TYPE_NOT_ALLOWED',
    });
  });

  it('passes on what the resolver throws', async () => {
    const failure = new Error('connection lost');
    const resolveDidDocument = () => Promise.reject(failure);
    const sdJwt = forgeSdJwt({ header, payload });
    await expect(verifySdJwtVc(sdJwt, { at, resolveDidDocument })).rejects.toBe(failure);
  });

  it('throws for a moment that is no date', async () => {
    const options = { at: new Date('never'), publicJwk: forgerJwk };
    await expect(verifySdJwtVc(forgeSdJwt({ payload }), options)).rejects.toMatchObject({
      code: 'INVALID_DATE',
    });
  });
});
