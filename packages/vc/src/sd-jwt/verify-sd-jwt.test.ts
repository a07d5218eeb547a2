import { describe, expect, it } from 'vitest';
import {
  at,
  digestsOf,
  elementsOf,
  encodeText,
  forgeDisclosure,
  forgerJwk,
  forgeSdJwt,
  verifyForged,
  withClaims,
} from '../../test/forge-sd-jwt.js';
import { runtimes } from '../../test/runtimes.js';
import * as rfc9901 from '../../test/vectors/rfc9901.js';
import { verifySdJwt } from './verify-sd-jwt.js';

const size = forgeDisclosure(['s1', 'size', 'M']);
const element = forgeDisclosure(['s2', 'PT']);

describe.each(runtimes)('the examples of RFC 9901 on the %s runtime', (_name, runtime) => {
  const options = { at, publicJwk: rfc9901.issuerJwk, runtime };
  const { US, DE, ...members } = rfc9901.mainDisclosures;
  const open = {
    iss: 'https://issuer.example.com',
    iat: 1683000000,
    exp: 1883000000,
    sub: 'user_42',
    cnf: { jwk: { kty: 'EC', crv: 'P-256' } },
  };

  it.each(rfc9901.digestExamples)('has the digest of %s', (disclosure, text, digest) => {
    expect(encodeText(text)).toBe(disclosure);
    expect(runtime.sha256Base64Url(disclosure)).toBe(digest);
  });

  it('gives every claim of the main example', async () => {
    const sdJwt = [rfc9901.mainJwt, ...Object.values(members), US, DE, ''].join('~');
    const result = await verifySdJwt(sdJwt, options);
    expect(result).toMatchObject({
      verified: true,
      header: { alg: 'ES256', typ: 'example+sd-jwt' },
      payload: {
        ...open,
        given_name: 'John',
        family_name: 'Doe',
        email: 'johndoe@example.com',
        phone_number: '+1-202-555-0101',
        phone_number_verified: true,
        address: {
          street_address: '123 Main St',
          locality: 'Anytown',
          region: 'Anystate',
          country: 'US',
        },
        birthdate: '1940-01-01',
        updated_at: 1570000000,
        nationalities: ['US', 'DE'],
      },
    });
    expect(result).not.toHaveProperty('payload._sd');
    expect(result).not.toHaveProperty('payload._sd_alg');
  });

  it('gives what the holder of the main example presents', async () => {
    const { given_name, family_name, address } = members;
    const sdJwt = [rfc9901.mainJwt, family_name, address, given_name, US, ''].join('~');
    const result = await verifySdJwt(sdJwt, options);
    expect(result).toMatchObject({
      verified: true,
      payload: { ...open, given_name: 'John', nationalities: ['US'] },
    });
    expect(result).not.toHaveProperty('payload.email');
  });

  it('passes over the decoys of appendix A.1', async () => {
    expect(await verifySdJwt(rfc9901.structuredSdJwt, options)).toMatchObject({
      verified: true,
      payload: {
        iss: 'https://issuer.example.com',
        iat: 1683000000,
        exp: 1883000000,
        address: { region: '港区', country: 'JP' },
      },
      disclosedClaims: [
        ['address', 'region'],
        ['address', 'country'],
      ],
    });
  });
});

describe('verifySdJwt', () => {
  it('verifies without digests and disclosures', async () => {
    expect(await verifyForged(forgeSdJwt({ payload: { size: 'M' } }))).toEqual({
      verified: true,
      header: { alg: 'ES256', typ: 'dc+sd-jwt' },
      payload: { size: 'M' },
      disclosedClaims: [],
    });
  });

  it('puts disclosed claims into the claims that disclose them', async () => {
    const inner = forgeDisclosure(['s3', 'code', 7]);
    const outer = forgeDisclosure(['s4', 'origin', { _sd: digestsOf(inner), open: true }]);
    const forged = forgeSdJwt({
      payload: { _sd: digestsOf(outer), list: ['DE', ...elementsOf(element)] },
      disclosures: [inner, element, outer],
    });
    expect(await verifyForged(forged)).toMatchObject({
      payload: { list: ['DE', 'PT'], origin: { open: true, code: 7 } },
      disclosedClaims: [['list', 1], ['origin'], ['origin', 'code']],
    });
  });

  it('takes out array elements that were not disclosed and keeps the places of the others', async () => {
    const forged = forgeSdJwt({
      payload: { list: [...elementsOf('kept back'), ...elementsOf(element)] },
      disclosures: [element],
    });
    expect(await verifyForged(forged)).toMatchObject({
      payload: { list: ['PT'] },
      disclosedClaims: [['list', 1]],
    });
  });

  it('leaves an empty object where nothing of it was disclosed', async () => {
    const forged = forgeSdJwt({ payload: { origin: { _sd: digestsOf('kept back') }, _sd: [] } });
    expect(await verifyForged(forged)).toMatchObject({ payload: { origin: {} } });
  });

  it('hashes a disclosure as it was sent', async () => {
    const spaced = forgeDisclosure('[ "s5",\n "size" , "\\u004D" ]');
    expect(await verifyForged(forgeSdJwt(withClaims(spaced)))).toMatchObject({
      payload: { size: 'M' },
    });
  });

  it('takes a claim named __proto__ for a claim', async () => {
    const hostile = forgeDisclosure('["s6","__proto__",{"polluted":true}]');
    const result = await verifyForged(forgeSdJwt(withClaims(hostile)));
    expect(result.verified && Object.keys(result.payload)).toEqual(['__proto__']);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['sha-256', { _sd_alg: 'sha-256' }],
    ['no _sd_alg', {}],
  ])('takes %s for SHA-256', async (_what, algorithm) => {
    const { payload, disclosures = [] } = withClaims(size);
    const forged = forgeSdJwt({ payload: { ...(payload as object), ...algorithm }, disclosures });
    expect(await verifyForged(forged)).toMatchObject({ payload: { size: 'M' } });
  });
});

describe('verifySdJwt throws', () => {
  const sdJwt = forgeSdJwt({ payload: {} });

  it.each([
    ['a moment that is no date', { at: new Date('never') }, 'INVALID_DATE'],
    ['a negative clock skew', { clockSkewMs: -1 }, 'INVALID_CLOCK_SKEW'],
    ['a clock skew that is no number', { clockSkewMs: Number.NaN }, 'INVALID_CLOCK_SKEW'],
    ['a clock skew without end', { clockSkewMs: Infinity }, 'INVALID_CLOCK_SKEW'],
    ['a key off the curve', { publicJwk: { ...forgerJwk, y: forgerJwk.x } }, 'INVALID_PUBLIC_KEY'],
  ])('for %s', async (_what, options, code) => {
    await expect(verifyForged(sdJwt, options)).rejects.toMatchObject({ code });
  });
});
