import { describe, expect, it } from 'vitest';
import { presentedCredential } from './presented-credential.js';

const http = 'http://127.0.0.1:3000';
const https = 'https://dpp.example';

describe('presentedCredential', () => {
  it.each([
    ['a bearer token', { authorization: 'Bearer abc' }, { secret: 'abc', sentAs: 'bearer' }],
    [
      'its scheme in any case',
      { authorization: 'bEARER abc' },
      { secret: 'abc', sentAs: 'bearer' },
    ],
    [
      'the token rather than the cookie',
      { authorization: 'Bearer abc', cookie: 'dpp_session=def; __Host-dpp_session=def' },
      { secret: 'abc', sentAs: 'bearer' },
    ],
  ])('reads %s', (_what, headers, expected) => {
    expect(presentedCredential(headers, http)).toEqual(expected);
    expect(presentedCredential(headers, https)).toEqual(expected);
  });

  describe.each([
    ['http', http, 'dpp_session'],
    ['https', https, '__Host-dpp_session'],
  ])('on %s', (_scheme, baseUrl, name) => {
    it.each([
      ['a session cookie', `${name}=abc`, 'abc'],
      ['a session cookie among others', `a=1; ${name}=abc=; dpp_csrf=x`, 'abc='],
      ['the first of two session cookies', `${name}=one; ${name}=two`, 'one'],
    ])('reads %s', (_what, cookie, secret) => {
      expect(presentedCredential({ cookie }, baseUrl)).toEqual({ secret, sentAs: 'cookie' });
    });

    it.each([
      ['no header', {}],
      ['another scheme', { authorization: 'Basic YTpi' }],
      ['another cookie', { cookie: `session=abc; x${name}=def; dpp_csrf=ghi` }],
      ['a name in other letters', { cookie: `${name.toUpperCase()}=abc` }],
      ['a cookie without a value', { cookie: name }],
    ])('finds nothing in %s', (_what, headers) => {
      expect(presentedCredential(headers, baseUrl)).toBeUndefined();
    });
  });

  it('leaves aside on https a name that a neighbouring host could have set', () => {
    const planted = 'dpp_session=planted';
    expect(presentedCredential({ cookie: planted }, https)).toBeUndefined();
    const cookie = `${planted}; __Host-dpp_session=own`;
    expect(presentedCredential({ cookie }, https)).toMatchObject({ secret: 'own' });
  });
});
