import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { did, passportModel } from '../../test/passport-fixture.js';
import { revoking } from '../../test/revoking.js';
import { onEveryRuntime, runtimes } from '../../test/runtimes.js';
import type { JsonObject } from '../jws/compact-jws.js';
import { createDidDocument } from '../did/did-document.js';
import { createProductPassportCredential } from '../untp/digital-product-passport.js';
import { createEs256Signer } from '../keys/es256.js';
import { portableRuntime } from '../runtime/portable-runtime.js';
import type { ProofOptions } from './data-integrity-proof.js';
import { encodeProofValue, proofHashData } from './ecdsa-jcs-2019.js';
import { createProof, signDataIntegrity } from './sign-data-integrity.js';
import { verifyDataIntegrity } from './verify-data-integrity.js';

const at = new Date('2026-06-01T00:00:00Z');
const { privateJwk, publicJwk } = generateKeyPair();
const other = generateKeyPair();
const signer = createEs256Signer(privateJwk);
const credential = createProductPassportCredential(passportModel()) as unknown as JsonObject;
const contexts = credential['@context'] as string[];
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });
const secured = await secure();
const text = JSON.stringify(secured);
const rest = text.slice(1);
const proofText = JSON.stringify(secured['proof']);

describe.each(runtimes)('verifyDataIntegrity on the %s runtime', (_name, runtime) => {
  it('verifies against the DID document of the issuer', async () => {
    const asked: string[] = [];
    const resolveDidDocument = (asking: string) => {
      asked.push(asking);
      return Promise.resolve(didDocument);
    };
    expect(await verifyDataIntegrity(secured, { at, runtime, resolveDidDocument })).toEqual({
      verified: true,
      credential,
      proof: secured['proof'],
      issuer: did,
    });
    expect(asked).toEqual([did]);
  });

  it('verifies what signDataIntegrity signs, as text', async () => {
    const options = { did, keyNumber: 1, signer, runtime };
    const signed = await signDataIntegrity(
      createProductPassportCredential(passportModel()),
      options,
    );
    const verification = { at, runtime, publicJwk };
    expect(await verifyDataIntegrity(JSON.stringify(signed), verification)).toMatchObject({
      verified: true,
    });
  });

  it('refuses a change and another key', async () => {
    const changed = { ...secured, name: 'Other' };
    for (const [document, key] of [
      [changed, publicJwk],
      [secured, other.publicJwk],
    ] as const) {
      const result = await verifyDataIntegrity(document, { at, runtime, publicJwk: key });
      expect(result).toMatchObject({ reason: 'SIGNATURE_INVALID' });
    }
  });
});

describe('verifyDataIntegrity', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['an issuer that is only an id', { issuer: did }, {}],
    ['no period', { validFrom: undefined }, {}],
    ['a period that ends later', { validUntil: '2026-06-01T00:00:01Z' }, {}],
    ['the key in its JWK form', {}, { verificationMethod: `${did}#key-1` }],
    [
      'created and expires',
      {},
      { created: '2026-06-01T02:00:00+02:00', expires: '2027-01-01T00:00:00Z' },
    ],
    ['members that are not looked at', {}, { id: 'urn:uuid:1', nonce: 'abc' }],
    ['a term called exp', { exp: 'never' }, {}],
    ['a context that is an object', { '@context': [contexts[0], { a: 'b:', c: 'd:' }] }, {}],
  ])('verifies %s', async (_what, members, proofMembers) => {
    expect(await reasonOf(await secure(members, proofMembers))).toBe('verified');
  });

  it('verifies the only proof of a list', async () => {
    expect(await reasonOf({ ...secured, proof: [secured['proof']] })).toBe('verified');
  });

  it('verifies members in another order, and text with white space', async () => {
    const reordered = Object.fromEntries(Object.entries(secured).reverse());
    expect(await reasonOf(JSON.stringify(reordered, undefined, '\t'))).toBe('verified');
  });

  it('verifies a proof without contexts, for the document’s are signed with it', async () => {
    const { '@context': _context, ...proof } = secured['proof'] as JsonObject;
    expect(await reasonOf({ ...secured, proof })).toBe('SIGNATURE_INVALID');
    expect(await reasonOf(await secureWithoutContexts())).toBe('verified');
  });

  it('leaves out contexts that were added behind those of the proof', async () => {
    const extended = { ...secured, '@context': [...contexts, 'https://evil.example/c'] };
    const result = await verifyDataIntegrity(extended, { at, publicJwk });
    expect(result).toMatchObject({ verified: true, credential: { '@context': contexts } });
  });

  it('takes the difference of clocks that it is told into account', async () => {
    const early = await secure({ validFrom: '2026-06-01T00:00:01Z' });
    const late = await secure({ validUntil: '2026-05-31T23:59:59.500Z' });
    const old = await secure({}, { expires: '2026-05-31T23:59:59Z' });
    for (const document of [early, late, old]) {
      const options = { at, publicJwk, clockSkewMs: 1001 };
      expect(await verifyDataIntegrity(document, options)).toMatchObject({ verified: true });
    }
    expect(await verifyDataIntegrity(early, { at, publicJwk, clockSkewMs: 999 })).toMatchObject({
      reason: 'NOT_YET_VALID',
    });
  });

  it.each<[string, JsonObject, string]>([
    ['another type', { type: 'Ed25519Signature2020' }, 'PROOF_TYPE_NOT_ALLOWED'],
    ['a list of types', { type: ['DataIntegrityProof'] }, 'PROOF_TYPE_NOT_ALLOWED'],
    ['no type', { type: undefined }, 'PROOF_TYPE_NOT_ALLOWED'],
    ['the suite over RDF', { cryptosuite: 'ecdsa-rdfc-2019' }, 'CRYPTOSUITE_NOT_ALLOWED'],
    ['the suite of another curve', { cryptosuite: 'eddsa-jcs-2022' }, 'CRYPTOSUITE_NOT_ALLOWED'],
    ['the suite in capitals', { cryptosuite: 'ECDSA-JCS-2019' }, 'CRYPTOSUITE_NOT_ALLOWED'],
    ['no suite', { cryptosuite: undefined }, 'CRYPTOSUITE_NOT_ALLOWED'],
    ['another purpose', { proofPurpose: 'authentication' }, 'PURPOSE_NOT_ALLOWED'],
    ['a purpose as an address', { proofPurpose: 'sec:assertionMethod' }, 'PURPOSE_NOT_ALLOWED'],
    ['no purpose', { proofPurpose: undefined }, 'PURPOSE_NOT_ALLOWED'],
    ['a proof before it', { previousProof: 'urn:uuid:1' }, 'PROOF_CHAIN'],
    ['a domain', { domain: 'dpp.example' }, 'UNEXPECTED_DOMAIN'],
    ['a domain that is null', { domain: null }, 'UNEXPECTED_DOMAIN'],
    ['a challenge', { challenge: '1f44d55f' }, 'UNEXPECTED_CHALLENGE'],
    ['no method', { verificationMethod: undefined }, 'VERIFICATION_METHOD_MALFORMED'],
    [
      'an embedded method',
      { verificationMethod: { id: `${did}#key-1` } },
      'VERIFICATION_METHOD_MALFORMED',
    ],
    [
      'a method with certificates, which nobody here vouches for',
      { verificationMethod: { id: `${did}#key-1`, x5c: ['MA=='] } },
      'VERIFICATION_METHOD_MALFORMED',
    ],
    ['a relative method', { verificationMethod: '#key-1-multikey' }, 'KEY_NOT_OF_ISSUER'],
    ['a method that is the issuer', { verificationMethod: did }, 'KEY_NOT_OF_ISSUER'],
    ['a method without a name', { verificationMethod: `${did}#` }, 'KEY_NOT_OF_ISSUER'],
    [
      'a method of another DID',
      { verificationMethod: 'did:web:evil.example#key-1' },
      'KEY_NOT_OF_ISSUER',
    ],
    [
      'a method of a DID that starts alike',
      { verificationMethod: `${did}2#key-1` },
      'KEY_NOT_OF_ISSUER',
    ],
    ['a method that nobody published', { verificationMethod: `${did}#key-9` }, 'KEY_NOT_FOUND'],
    ['a created that is a date', { created: '2026-02-03' }, 'CREATED_MALFORMED'],
    ['a created without a time zone', { created: '2026-02-03T04:05:06' }, 'CREATED_MALFORMED'],
    ['a created that no calendar has', { created: '2026-02-30T04:05:06Z' }, 'CREATED_MALFORMED'],
    ['a created that is a number', { created: 0 }, 'CREATED_MALFORMED'],
    ['an expires that is null', { expires: null }, 'EXPIRES_MALFORMED'],
    ['an expires without a time zone', { expires: '2036-02-03T04:05:06' }, 'EXPIRES_MALFORMED'],
    ['an expires that is now', { expires: '2026-06-01T00:00:00Z' }, 'PROOF_EXPIRED'],
  ])('refuses a properly signed proof with %s', async (_what, proofMembers, reason) => {
    expect(await reasonOf(await secure({}, proofMembers))).toBe(reason);
  });

  it.each<[string, JsonObject, string]>([
    ['another first context', { '@context': contexts.slice(1) }, 'NOT_A_CREDENTIAL'],
    ['a context that is no list', { '@context': contexts[0] }, 'NOT_A_CREDENTIAL'],
    ['no context', { '@context': undefined }, 'NOT_A_CREDENTIAL'],
    ['another type', { type: ['DigitalProductPassport'] }, 'NOT_A_CREDENTIAL'],
    ['a credential in a vc claim', { vc: {} }, 'NOT_A_CREDENTIAL'],
    ['no subject', { credentialSubject: undefined }, 'NOT_A_CREDENTIAL'],
    ['a subject without claims', { credentialSubject: [{ id: did }, {}] }, 'NOT_A_CREDENTIAL'],
    ['no issuer', { issuer: undefined }, 'NOT_A_CREDENTIAL'],
    ['an issuer without an id', { issuer: { name: 'Acme' } }, 'NOT_A_CREDENTIAL'],
    ['several issuers', { issuer: [did] }, 'NOT_A_CREDENTIAL'],
    ['another issuer', { issuer: 'did:web:other.example' }, 'KEY_NOT_OF_ISSUER'],
    ['a start without a time zone', { validFrom: '2026-01-01T00:00:00' }, 'NOT_A_CREDENTIAL'],
    ['an end that is null', { validUntil: null }, 'NOT_A_CREDENTIAL'],
    ['a later start', { validFrom: '2026-06-01T00:00:01Z' }, 'NOT_YET_VALID'],
    ['an end that is now', { validUntil: '2026-06-01T00:00:00Z' }, 'EXPIRED'],
  ])('refuses a properly signed credential with %s', async (_what, members, reason) => {
    expect(await reasonOf(await secure(members))).toBe(reason);
  });

  it.each<[string, unknown, string]>([
    ['no proof', undefined, 'NO_PROOF'],
    ['an empty list of proofs', [], 'NO_PROOF'],
    ['two proofs', [secured['proof'], secured['proof']], 'PROOF_SET'],
    ['a proof that is null', null, 'PROOF_MALFORMED'],
    ['a proof that is a text', JSON.stringify(secured['proof']), 'PROOF_MALFORMED'],
    ['a list in a list', [[secured['proof']]], 'PROOF_MALFORMED'],
    ['a proof that is a graph', { '@graph': [secured['proof']] }, 'PROOF_TYPE_NOT_ALLOWED'],
  ])('refuses %s', async (_what, proof, reason) => {
    expect(await reasonOf({ ...credential, proof })).toBe(reason);
  });

  it.each<[string, JsonObject, string]>([
    ['no value', { proofValue: undefined }, 'PROOF_VALUE_MALFORMED'],
    ['a value of 63 bytes', { proofValue: 'z1111' }, 'PROOF_VALUE_MALFORMED'],
    ['zeros for a signature', { proofValue: `z${'1'.repeat(64)}` }, 'SIGNATURE_INVALID'],
    ['another created', { created: '2026-02-03T04:05:07Z' }, 'SIGNATURE_INVALID'],
    ['a member more', { nonce: 'abc' }, 'SIGNATURE_INVALID'],
    ['fewer contexts', { '@context': contexts.slice(0, 1) }, 'SIGNATURE_INVALID'],
    ['no contexts at all', { '@context': [] }, 'NOT_A_CREDENTIAL'],
    ['more contexts than the document', { '@context': [...contexts, 'a:b'] }, 'CONTEXT_MISMATCH'],
    ['contexts in another order', { '@context': [...contexts].reverse() }, 'CONTEXT_MISMATCH'],
    ['another context', { '@context': ['https://evil.example/c'] }, 'CONTEXT_MISMATCH'],
    ['a context that is null', { '@context': null }, 'CONTEXT_MISMATCH'],
    ['an undefined member', { nonce: undefined }, 'NOT_JSON'],
  ])('refuses a proof that later got %s', async (_what, members, reason) => {
    const proof = { ...(secured['proof'] as JsonObject), ...members };
    expect(await reasonOf({ ...secured, proof })).toBe(reason);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'MALFORMED_JSON'],
    ['null', null, 'MALFORMED_JSON'],
    ['a list', [secured], 'MALFORMED_JSON'],
    ['an empty text', '', 'MALFORMED_JSON'],
    ['text that is cut off', text.slice(0, -1), 'MALFORMED_JSON'],
    ['text with something behind', `${text}{}`, 'MALFORMED_JSON'],
    ['a byte order mark', `\ufeff${text}`, 'MALFORMED_JSON'],
    ['text of a text', JSON.stringify(text), 'MALFORMED_JSON'],
    ['a member named twice', `{"name":"Other",${rest}`, 'NOT_JSON'],
    ['a second proof in front', `{"proof":${proofText},${rest}`, 'NOT_JSON'],
    ['half a character', `{"x":"\\ud83d",${rest}`, 'NOT_JSON'],
    ['a number beyond a double', `{"x":9007199254740993,${rest}`, 'NOT_JSON'],
    ['a number beyond all', `{"x":1e999,${rest}`, 'NOT_JSON'],
    ['a class instance', { ...secured, x: new Date(0) }, 'NOT_JSON'],
    ['a hole in a list', { ...secured, x: new Array(1) }, 'NOT_JSON'],
    ['nesting without end, as text', `{"x":${'['.repeat(100_000)}`, 'TOO_DEEP'],
    ['nesting of 200, as text', `{"x":${'['.repeat(200)}${']'.repeat(200)},${rest}`, 'TOO_DEEP'],
    ['nesting of 200, parsed', { ...secured, x: nested(200) }, 'TOO_DEEP'],
    ['a prototype for a member', `{"__proto__":{"name":"Other"},${rest}`, 'SIGNATURE_INVALID'],
  ])('refuses %s', async (_what, input, reason) => {
    expect(await reasonOf(input)).toBe(reason);
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
      'a key of another kind',
      withMultikey('z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'),
      'KEY_NOT_SUPPORTED',
    ],
    [
      'another key under the same id',
      createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk: other.publicJwk }] }),
      'SIGNATURE_INVALID',
    ],
  ])('refuses when the issuer has %s', async (_what, document, reason) => {
    const options = { at, resolveDidDocument: () => document };
    expect(await verifyDataIntegrity(secured, options)).toMatchObject({ verified: false, reason });
  });

  it('asks the caller’s own rule for the key, and asks nobody else', async () => {
    const asked: unknown[] = [];
    const resolveKey = (...question: unknown[]) => {
      asked.push(question);
      return publicJwk;
    };
    const foreign = await secure({}, { verificationMethod: 'did:web:vault.example#key-7' });
    expect(await verifyDataIntegrity(foreign, { at, resolveKey })).toMatchObject({
      verified: true,
    });
    expect(asked).toEqual([[foreign['proof'], did]]);
  });

  it('refuses when the caller’s rule knows no key', async () => {
    const options = { at, resolveKey: () => undefined };
    expect(await verifyDataIntegrity(secured, options)).toMatchObject({ reason: 'KEY_NOT_FOUND' });
  });

  it('asks for no key while the form is wrong', async () => {
    const resolveKey = () => expect.unreachable();
    expect(await verifyDataIntegrity(credential, { at, resolveKey })).toMatchObject({
      reason: 'NO_PROOF',
    });
  });

  it('passes on what the resolver throws', async () => {
    const failure = new Error('connection lost');
    const resolveDidDocument = () => Promise.reject(failure);
    await expect(verifyDataIntegrity(secured, { at, resolveDidDocument })).rejects.toBe(failure);
  });

  it.each([
    ['a moment that is no date', { at: new Date('never') }, 'INVALID_DATE'],
    ['a negative skew', { clockSkewMs: -1 }, 'INVALID_CLOCK_SKEW'],
    ['a skew that is no number', { clockSkewMs: Number.NaN }, 'INVALID_CLOCK_SKEW'],
    ['a skew without end', { clockSkewMs: Infinity }, 'INVALID_CLOCK_SKEW'],
    ['a key off the curve', { publicJwk: { ...publicJwk, y: publicJwk.x } }, 'INVALID_PUBLIC_KEY'],
  ])('throws for %s', async (_what, options, code) => {
    const verifying = onEveryRuntime((runtime) =>
      verifyDataIntegrity(secured, { at, runtime, publicJwk, ...options }),
    );
    await expect(verifying).rejects.toMatchObject({ name: 'VcError', code });
  });
});

/** Signs any members: the proof is in order but for `proofMembers`. */
async function secure(
  members: JsonObject = {},
  proofMembers: JsonObject = {},
): Promise<JsonObject> {
  const document = defined({ ...credential, ...members });
  const options = defined({
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-jcs-2019',
    verificationMethod: `${did}#key-1-multikey`,
    proofPurpose: 'assertionMethod',
    ...proofMembers,
  }) as unknown as ProofOptions;
  const proof = await createProof(document, options, { signer, runtime: portableRuntime });
  return { ...document, proof };
}

/** A proof that does not repeat the contexts of the document, which others may make. */
async function secureWithoutContexts(): Promise<JsonObject> {
  const {
    '@context': _context,
    proofValue: _proofValue,
    ...options
  } = secured['proof'] as JsonObject;
  const hashData = proofHashData(options, credential, portableRuntime);
  const proofValue = encodeProofValue(await signer.sign(hashData));
  return { ...credential, proof: { ...options, proofValue } };
}

function defined(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

function nested(depth: number): unknown {
  return depth === 0 ? 0 : [nested(depth - 1)];
}

function withMultikey(publicKeyMultibase: string): object {
  const id = `${did}#key-1-multikey`;
  const method = { id, type: 'Multikey', controller: did, publicKeyMultibase };
  return { id: did, verificationMethod: [method], assertionMethod: [id] };
}

async function reasonOf(input: unknown): Promise<string> {
  const result = await onEveryRuntime((runtime) =>
    verifyDataIntegrity(input, { at, runtime, resolveDidDocument: () => didDocument }),
  );
  return result.verified ? 'verified' : result.reason;
}
