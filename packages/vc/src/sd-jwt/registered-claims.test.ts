import { describe, expect, it } from 'vitest';
import { at, forgeDisclosure, forgeSdJwt, reasonOf, withClaims } from '../../test/forge-sd-jwt.js';

const now = at.getTime() / 1000;

describe('verifySdJwt compares', () => {
  it.each([
    ['an nbf that is now', { nbf: now }],
    ['an exp that is a second away', { exp: now + 1 }],
    ['an iat that is now', { iat: now }],
    ['times with fractions', { nbf: now - 0.5, exp: now + 0.5 }],
    ['aud, one text', { aud: 'https://shop.example' }],
    ['aud, one of several', { aud: ['https://other.example', 'https://shop.example'] }],
  ])('verifies %s', async (_what, payload) => {
    const options = { audience: 'https://shop.example' };
    expect(await reasonOf(forgeSdJwt({ payload }), options)).toBe('verified');
  });

  it.each([
    ['nbf', { nbf: now + 30 }],
    ['exp', { exp: now - 29 }],
    ['iat', { iat: now + 30 }],
  ])('lets the clocks differ where %s is compared', async (_name, payload) => {
    const forged = forgeSdJwt({ payload });
    expect(await reasonOf(forged, { clockSkewMs: 30_000 })).toBe('verified');
    expect(await reasonOf(forged, { clockSkewMs: 28_000 })).not.toBe('verified');
  });
});

describe('verifySdJwt refuses a payload', () => {
  it.each([
    ['with an iss that is a number', '{"iss":1}', 'CLAIM_INVALID'],
    ['with an empty iss', '{"iss":""}', 'CLAIM_INVALID'],
    ['with a sub that is null', '{"sub":null}', 'CLAIM_INVALID'],
    ['with a jti that is a number', '{"jti":1}', 'CLAIM_INVALID'],
    ['with an aud that is a number', '{"aud":1}', 'CLAIM_INVALID'],
    ['with a number in aud', '{"aud":["a",1]}', 'CLAIM_INVALID'],
    ['with an nbf that is a text', '{"nbf":"1"}', 'CLAIM_INVALID'],
    ['with an exp that is a date', '{"exp":"2030-01-01T00:00:00Z"}', 'CLAIM_INVALID'],
    ['with an exp that is null', '{"exp":null}', 'CLAIM_INVALID'],
    ['with an iat that is true', '{"iat":true}', 'CLAIM_INVALID'],
    ['with a cnf that is a text', '{"cnf":"key"}', 'CLAIM_INVALID'],
    ['with a status that is an array', '{"status":[]}', 'CLAIM_INVALID'],
    ['with an nbf a second away', `{"nbf":${now + 1}}`, 'NOT_YET_VALID'],
    ['with an exp that is now', `{"exp":${now}}`, 'EXPIRED'],
    ['with an iat a second away', `{"iat":${now + 1}}`, 'ISSUED_IN_FUTURE'],
    ['with an aud', '{"aud":"https://shop.example"}', 'AUDIENCE_MISMATCH'],
  ])('%s', async (_what, payload, reason) => {
    expect(await reasonOf(forgeSdJwt({ payload }))).toBe(reason);
  });

  it.each([
    ['another', 'https://other.example'],
    ['one that starts alike', 'https://shop.example.evil'],
    ['several others', ['https://other.example']],
    ['nobody', []],
  ])('meant for %s', async (_whom, aud) => {
    const options = { audience: 'https://shop.example' };
    expect(await reasonOf(forgeSdJwt({ payload: { aud } }), options)).toBe('AUDIENCE_MISMATCH');
  });

  it.each(['exp', 'nbf', 'iat'])('by an %s that came by disclosure, too', async (name) => {
    const disclosure = forgeDisclosure(['s7', name, 'soon']);
    expect(await reasonOf(forgeSdJwt(withClaims(disclosure)))).toBe('CLAIM_INVALID');
  });
});
