import { createHash, randomBytes, sign, verify } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { describe, expect, it } from 'vitest';
import { createEs256Signer } from '../src/keys/es256.js';
import { createProductPassportCredential } from '../src/untp/digital-product-passport.js';
import { nodeRuntime } from '../src/runtime/node-runtime.js';
import { issueSdJwtVc } from '../src/sd-jwt/issue-sd-jwt-vc.js';
import { createPassportSdJwtInput } from '../src/sd-jwt/passport-sd-jwt.js';
import { createPassportTypeMetadata } from '../src/sd-jwt/passport-type-metadata.js';
import { presentSdJwt } from '../src/sd-jwt/present-sd-jwt.js';
import { verifySdJwtVc } from '../src/sd-jwt/verify-sd-jwt-vc.js';
import { generateKeyPair } from './keys.js';
import { did, passportModel } from './passport-fixture.js';

const at = new Date('2026-06-01T00:00:00Z');
const currentDate = at.getTime() / 1000;
const vct = 'https://dpp.example/vct/dpp/v1';
const { privateKey, privateJwk, publicJwk } = generateKeyPair();
const encoding = { dsaEncoding: 'ieee-p1363' } as const;
const credential = createProductPassportCredential(passportModel());

/** Another library, with the same key and the cryptography of Node. */
const peer = new SDJwtVcInstance({
  signAlg: 'ES256',
  hashAlg: 'sha-256',
  hasher: (data) =>
    createHash('sha256')
      .update(typeof data === 'string' ? data : new Uint8Array(data))
      .digest(),
  saltGenerator: (length) => randomBytes(length).toString('base64url'),
  signer: (data) =>
    sign('sha256', Buffer.from(data), { key: privateKey, ...encoding }).toString('base64url'),
  verifier: (data, signature) =>
    verify(
      'sha256',
      Buffer.from(data),
      { key: { ...publicJwk }, format: 'jwk', ...encoding } as never,
      Buffer.from(signature, 'base64url'),
    ),
});

async function issue(decoys = 0) {
  const input = { ...createPassportSdJwtInput(credential, { vct }), decoys };
  const signer = createEs256Signer(privateJwk);
  return issueSdJwtVc(input, { did, keyNumber: 1, signer, runtime: nodeRuntime });
}

describe('SD-JWT VCs of ours', () => {
  it.each([0, 3])('are verified by @sd-jwt/sd-jwt-vc, with %d decoys', async (decoys) => {
    const { payload } = await peer.verify(await issue(decoys), { currentDate });
    expect(payload).toEqual({ iss: did, vct, nbf: 1770091506, ...credential });
  });

  it('are presented by @sd-jwt/sd-jwt-vc as they are by us', async () => {
    const sdJwt = await issue();
    const frame = { credentialSubject: { producedAtFacility: true } };
    const disclose = [['credentialSubject', 'producedAtFacility']];
    expect(await peer.present(sdJwt, frame)).toBe(presentSdJwt(sdJwt, { disclose }));
  });

  it('are verified by it after a presentation of ours', async () => {
    const disclose = [['credentialSubject', 'characteristics', 'originCountry']];
    const { payload } = await peer.verify(presentSdJwt(await issue(), { disclose }), {
      currentDate,
    });
    expect(payload).toMatchObject({
      credentialSubject: { characteristics: { originCountry: 'PT' } },
    });
    expect(payload).not.toHaveProperty('credentialSubject.producedAtFacility');
  });
});

describe('SD-JWT VCs of @sd-jwt/sd-jwt-vc', () => {
  const claims = {
    iss: did,
    vct,
    name: 'Shirt',
    origin: { country: 'PT', site: 'Mill 1' },
    sizes: ['S', 'M', 'L'],
  };
  const frame = {
    _sd: ['name', 'origin'],
    _sd_decoy: 2,
    origin: { _sd: ['site'] },
    sizes: { _sd: [0, 2], _sd_decoy: 1 },
  } as never;

  it('are verified by us, with nested claims, elements and decoys', async () => {
    const sdJwt = await peer.issue(claims, frame);
    const result = await verifySdJwtVc(sdJwt, { at, publicJwk });
    expect(result).toMatchObject({ verified: true, payload: claims, vct, issuer: did });
  });

  it('are presented by us', async () => {
    const sdJwt = await peer.issue(claims, frame);
    const presented = presentSdJwt(sdJwt, { disclose: [['origin', 'site']] });
    const { payload } = await peer.verify(presented, { currentDate });
    expect(payload).toMatchObject({ origin: claims.origin });
    expect(payload).not.toHaveProperty('name');
  });
});

describe('the type metadata', () => {
  it('name the type that the credential names', async () => {
    const { payload } = await peer.verify(await issue(), { currentDate });
    expect(createPassportTypeMetadata({ vct }).vct).toBe((payload as { vct: string }).vct);
  });
});
