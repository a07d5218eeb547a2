import { CompactSign, importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { did, passportModel } from '../../test/passport-fixture.js';
import { revoking } from '../../test/revoking.js';
import { onEveryRuntime } from '../../test/runtimes.js';
import { createDidDocument } from '../did/did-document.js';
import { createProductPassportCredential } from '../untp/digital-product-passport.js';
import { createEs256Signer } from '../keys/es256.js';
import { signVcJwt, verifyVcJwt } from './vc-jwt.js';

const at = new Date('2026-06-01T00:00:00Z');
const keyPair = generateKeyPair();
const { publicJwk } = keyPair;
const signer = createEs256Signer(keyPair.privateJwk);
const credential = createProductPassportCredential(passportModel());
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });
const jwt = await signVcJwt(credential, { did, keyNumber: 1, signer });
const header = { alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid: `${did}#key-1` };

describe('signVcJwt', () => {
  it('signs what jose verifies, with the credential itself as the payload', async () => {
    const result = await jwtVerify(jwt, await importJWK(publicJwk, 'ES256'), { typ: 'vc+jwt' });
    expect(result.protectedHeader).toEqual(header);
    expect(result.payload).toEqual(credential);
  });

  it('refuses to sign for another issuer', async () => {
    const options = { did: `${did}2`, keyNumber: 1, signer };
    await expect(signVcJwt(credential, options)).rejects.toMatchObject({
      name: 'VcError',
      code: 'ISSUER_MISMATCH',
    });
  });
});

describe('verifyVcJwt', () => {
  it('verifies against the DID document of the issuer', async () => {
    const asked: string[] = [];
    const resolveDidDocument = (asking: string) => {
      asked.push(asking);
      return Promise.resolve(didDocument);
    };
    expect(await verifyVcJwt(jwt, { at, resolveDidDocument })).toEqual({
      verified: true,
      header,
      credential,
      issuer: did,
    });
    expect(asked).toEqual([did]);
  });

  it('verifies with a key that the caller vouches for', async () => {
    expect(await verifyVcJwt(jwt, { at, publicJwk })).toMatchObject({ verified: true });
  });

  it('verifies after a rotation', async () => {
    const rotated = createDidDocument({
      did,
      keys: [
        { keyNumber: 1, publicJwk, retired: true },
        { keyNumber: 2, publicJwk: generateKeyPair().publicJwk },
      ],
    });
    const result = await verifyVcJwt(jwt, { at, resolveDidDocument: () => rotated });
    expect(result.verified).toBe(true);
  });

  it.each([
    ['an issuer that is only an id', {}, { ...credential, issuer: did }],
    ['an iss claim that repeats the issuer', {}, { ...credential, iss: did }],
    [
      'full media types in any case',
      { typ: 'application/VC+JWT', cty: 'application/vc' },
      credential,
    ],
    ['no cty', { cty: undefined }, credential],
    ['an iss that its header repeats', { iss: did }, { ...credential, iss: did }],
    [
      'several subjects',
      {},
      { ...credential, credentialSubject: [{ id: did }, { name: 'Shirt' }] },
    ],
    ['a period around now', {}, { ...credential, validUntil: '2026-06-01T00:00:01Z' }],
    ['no period', {}, { ...credential, validFrom: undefined }],
  ])('verifies what jose signs with %s', async (_what, parameters, payload) => {
    expect(await reasonOf(await signByJose({ ...header, ...parameters }, payload))).toBe(
      'verified',
    );
  });

  it.each([
    ['another typ', { typ: 'JWT' }, 'TYPE_NOT_ALLOWED'],
    ['the typ of the older draft', { typ: 'vc+ld+json' }, 'TYPE_NOT_ALLOWED'],
    ['no typ', { typ: undefined }, 'TYPE_NOT_ALLOWED'],
    ['another cty', { cty: 'vp' }, 'TYPE_NOT_ALLOWED'],
    ['no kid', { kid: undefined }, 'KEY_NOT_OF_ISSUER'],
    ['a relative kid', { kid: '#key-1' }, 'KEY_NOT_OF_ISSUER'],
    ['a kid without a fragment', { kid: `${did}#` }, 'KEY_NOT_OF_ISSUER'],
    ['a kid of another DID', { kid: 'did:web:evil.example#key-1' }, 'KEY_NOT_OF_ISSUER'],
    ['a kid of a DID that starts alike', { kid: `${did}2#key-1` }, 'KEY_NOT_OF_ISSUER'],
    ['a kid that the document lacks', { kid: `${did}#key-9` }, 'KEY_NOT_FOUND'],
    ['another iss', { iss: `${did}2` }, 'ISSUER_MISMATCH'],
    ['an iss that is no text', { iss: null }, 'ISSUER_MISMATCH'],
    ['a certificate of its own', { x5c: ['AA=='] }, 'EMBEDDED_KEY'],
    ['a key of its own', { jwk: publicJwk }, 'EMBEDDED_KEY'],
  ])('refuses a properly signed header with %s', async (_what, parameters, reason) => {
    expect(await reasonOf(await signByJose({ ...header, ...parameters }, credential))).toBe(reason);
  });

  it.each([
    ['a vc claim', { iss: did, vc: credential }, 'NOT_A_CREDENTIAL'],
    ['a credential beside a vc claim', { ...credential, vc: {} }, 'NOT_A_CREDENTIAL'],
    [
      'another first context',
      { ...credential, '@context': ['https://evil.example'] },
      'NOT_A_CREDENTIAL',
    ],
    ['no context', { ...credential, '@context': undefined }, 'NOT_A_CREDENTIAL'],
    ['another type', { ...credential, type: ['DigitalProductPassport'] }, 'NOT_A_CREDENTIAL'],
    ['no subject', { ...credential, credentialSubject: undefined }, 'NOT_A_CREDENTIAL'],
    ['a subject that is a text', { ...credential, credentialSubject: did }, 'NOT_A_CREDENTIAL'],
    ['a subject without claims', { ...credential, credentialSubject: {} }, 'NOT_A_CREDENTIAL'],
    ['no subject in a list', { ...credential, credentialSubject: [] }, 'NOT_A_CREDENTIAL'],
    ['a null subject', { ...credential, credentialSubject: [null] }, 'NOT_A_CREDENTIAL'],
    ['no issuer', { ...credential, issuer: undefined }, 'NOT_A_CREDENTIAL'],
    ['an issuer without id', { ...credential, issuer: { name: 'Acme' } }, 'NOT_A_CREDENTIAL'],
    ['an empty issuer', { ...credential, issuer: '' }, 'NOT_A_CREDENTIAL'],
    ['another iss', { ...credential, iss: `${did}2` }, 'ISSUER_MISMATCH'],
    ['another issuer', { ...credential, issuer: `${did}2` }, 'KEY_NOT_OF_ISSUER'],
    ['a later start', { ...credential, validFrom: '2026-06-01T00:00:01Z' }, 'NOT_YET_VALID'],
    ['a later nbf', { ...credential, nbf: at.getTime() / 1000 + 1 }, 'NOT_YET_VALID'],
    ['an end that is now', { ...credential, validUntil: '2026-06-01T00:00:00Z' }, 'EXPIRED'],
    ['an exp that is now', { ...credential, exp: at.getTime() / 1000 }, 'EXPIRED'],
    [
      'an end without a time zone',
      { ...credential, validUntil: '2030-01-01T00:00:00' },
      'NOT_A_CREDENTIAL',
    ],
    ['an aud', { ...credential, aud: 'https://shop.example' }, 'AUDIENCE_MISMATCH'],
    ['an aud of nobody', { ...credential, aud: [] }, 'AUDIENCE_MISMATCH'],
    ['an aud that is no name', { ...credential, aud: null }, 'AUDIENCE_MISMATCH'],
    ['an exp that is a text', { ...credential, exp: '2030' }, 'NOT_A_CREDENTIAL'],
  ])('refuses a properly signed payload with %s', async (_what, payload, reason) => {
    expect(await reasonOf(await signByJose(header, payload))).toBe(reason);
  });

  it.each([
    ['no document', undefined, 'ISSUER_NOT_FOUND'],
    ['another document', { ...didDocument, id: `${did}2` }, 'DID_DOCUMENT_MISMATCH'],
    ['a document without the key', { id: did }, 'KEY_NOT_FOUND'],
    [
      'a key for authentication only',
      { ...didDocument, assertionMethod: [] },
      'KEY_NOT_FOR_ASSERTION',
    ],
    ['revoked the key', revoking(didDocument, at), 'KEY_REVOKED'],
    [
      'another key under the same id',
      createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk: generateKeyPair().publicJwk }] }),
      'SIGNATURE_INVALID',
    ],
  ])('refuses when the issuer has %s', async (_what, document, reason) => {
    expect(await reasonOf(jwt, { didDocument: document })).toBe(reason);
  });

  it.each([0, 1, 2])('refuses a change in part %d', async (part) => {
    const parts = jwt.split('.');
    const text = parts[part]!;
    const middle = Math.floor(text.length / 2);
    parts[part] =
      text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
    expect(await reasonOf(parts.join('.'))).not.toBe('verified');
  });

  it('refuses a signature moved from another credential', async () => {
    const second = { ...credential, id: 'https://dpp.example/credentials/2' };
    const other = await signVcJwt(second, { did, keyNumber: 1, signer });
    const [head, body] = jwt.split('.');
    expect(await reasonOf(`${head}.${body}.${other.split('.')[2]}`)).toBe('SIGNATURE_INVALID');
  });

  it.each([
    ['verified', 'https://shop.example', 'https://shop.example'],
    ['verified', ['https://other.example', 'https://shop.example'], 'https://shop.example'],
    ['AUDIENCE_MISMATCH', 'https://shop.example', 'https://shop'],
    ['AUDIENCE_MISMATCH', ['https://other.example'], 'https://shop.example'],
  ])('answers %s where aud is %j and the verifier %s', async (answer, aud, audience) => {
    const text = await signByJose(header, { ...credential, aud });
    const result = await verifyVcJwt(text, { at, publicJwk, audience });
    expect(result.verified ? 'verified' : result.reason).toBe(answer);
  });

  it.each([[undefined], [null], [7], [{}], [['a.b.c']]])(
    'refuses %j, which is no text',
    async (jwt) => {
      expect(await reasonOf(jwt as unknown as string)).toBe('MALFORMED');
    },
  );

  it('throws for a moment that is no date', async () => {
    await expect(verifyVcJwt(jwt, { at: new Date('never'), publicJwk })).rejects.toMatchObject({
      name: 'VcError',
      code: 'INVALID_DATE',
    });
  });

  it('passes on what the resolver throws', async () => {
    const failure = new Error('connection lost');
    const resolveDidDocument = () => Promise.reject(failure);
    await expect(verifyVcJwt(jwt, { at, resolveDidDocument })).rejects.toBe(failure);
  });
});

async function reasonOf(text: string, document: { didDocument: unknown } = { didDocument }) {
  const resolveDidDocument = () => document.didDocument;
  const result = await onEveryRuntime((runtime) =>
    verifyVcJwt(text, { at, runtime, resolveDidDocument }),
  );
  return result.verified ? 'verified' : result.reason;
}

function signByJose(parameters: Record<string, unknown>, payload: object): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(parameters as { alg: string })
    .sign(keyPair.privateKey);
}
