import { createSign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { did, passportModel } from '../../test/passport-fixture.js';
import { createProductPassportCredential } from '../untp/digital-product-passport.js';
import { createEs256Signer } from '../keys/es256.js';
import { signDataIntegrity } from './sign-data-integrity.js';
import { verifyDataIntegrity } from './verify-data-integrity.js';

const keyPair = generateKeyPair();
const signer = createEs256Signer(keyPair.privateJwk);
const options = { did, keyNumber: 2, signer };
const credential = createProductPassportCredential(passportModel());

describe('signDataIntegrity', () => {
  it('adds a proof with the contexts of the credential and the Multikey of the issuer', async () => {
    const { proof, ...rest } = await signDataIntegrity(credential, {
      ...options,
      created: new Date('2026-02-03T04:05:06.789Z'),
      expires: new Date('2036-02-03T04:05:06Z'),
    });
    expect(rest).toEqual(credential);
    expect(proof).toEqual({
      type: 'DataIntegrityProof',
      cryptosuite: 'ecdsa-jcs-2019',
      created: '2026-02-03T04:05:06Z',
      expires: '2036-02-03T04:05:06Z',
      verificationMethod: `${did}#key-2-multikey`,
      proofPurpose: 'assertionMethod',
      '@context': credential['@context'],
      proofValue: expect.stringMatching(/^z[1-9A-HJ-NP-Za-km-z]{86,88}$/) as string,
    });
  });

  it('carries the certificates of its key, which the signature covers', async () => {
    const x5c = ['AAEC', 'AwQF'];
    const secured = await signDataIntegrity(credential, { ...options, x5c });
    expect(secured.proof).toMatchObject({ x5c });
    const verify = (value: object) =>
      verifyDataIntegrity(value, { at: new Date(), publicJwk: keyPair.publicJwk });
    expect(await verify(secured)).toMatchObject({ verified: true });
    for (const other of [['AAEC'], ['AwQF', 'AAEC'], undefined]) {
      const { x5c: _left, ...proof } = secured.proof;
      const changed = { ...secured, proof: { ...proof, ...(other && { x5c: other }) } };
      expect(await verify(changed)).toMatchObject({
        verified: false,
        reason: 'SIGNATURE_INVALID',
      });
    }
  });

  it('leaves the credential as it was', async () => {
    const before = structuredClone(credential);
    await signDataIntegrity(credential, options);
    expect(credential).toEqual(before);
  });

  it('says nothing of times that it was not given', async () => {
    const { proof } = await signDataIntegrity(credential, options);
    expect(proof).not.toHaveProperty('created');
    expect(proof).not.toHaveProperty('expires');
  });

  it('signs alike each time on the portable path', async () => {
    expect(await signDataIntegrity(credential, options)).toEqual(
      await signDataIntegrity(structuredClone(credential), options),
    );
  });

  it('takes a signer that answers later', async () => {
    const later = { sign: (message: Uint8Array) => Promise.resolve(signer.sign(message)) };
    const signed = await signDataIntegrity(credential, { ...options, signer: later });
    expect(signed).toEqual(await signDataIntegrity(credential, options));
  });

  it.each([
    ['another issuer', { issuer: 'did:web:other.example' }, 'ISSUER_MISMATCH'],
    ['no issuer', { issuer: '' }, 'ISSUER_MISMATCH'],
    ['no context', { '@context': undefined }, 'NOT_A_CREDENTIAL'],
    ['another first context', { '@context': ['https://dpp.example/c'] }, 'NOT_A_CREDENTIAL'],
    ['another type', { type: ['DigitalProductPassport'] }, 'NOT_A_CREDENTIAL'],
    ['a proof', { proof: {} }, 'ALREADY_SECURED'],
    ['an undefined member', { name: undefined }, 'NOT_JSON'],
    ['a date that is no text', { name: new Date(0) }, 'NOT_JSON'],
    ['a number without end', { name: Infinity }, 'NOT_JSON'],
    ['a BigInt', { name: 1n }, 'NOT_JSON'],
    ['half a character', { name: '\ud83d' }, 'NOT_JSON'],
    ['a cycle', { name: cycle() }, 'NOT_JSON'],
  ])('refuses a credential with %s', async (_what, members, code) => {
    await expect(signDataIntegrity({ ...credential, ...members }, options)).rejects.toMatchObject({
      name: 'VcError',
      code,
    });
  });

  it.each([
    ['a moment that is no date', new Date('never')],
    ['a year of five digits', new Date('+010000-01-01T00:00:00Z')],
  ])('refuses %s', async (_what, created) => {
    const attempt = signDataIntegrity(credential, { ...options, created });
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_DATE' });
  });

  it('refuses a signer that answers DER', async () => {
    const der = {
      sign: (message: Uint8Array) => createSign('sha256').update(message).sign(keyPair.privateKey),
    };
    const attempt = signDataIntegrity(credential, { ...options, signer: der });
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
  });
});

function cycle(): object {
  const one: Record<string, unknown> = {};
  one['self'] = one;
  return one;
}
