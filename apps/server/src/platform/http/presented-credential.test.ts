import { describe, expect, it } from 'vitest';
import { presentedCredential } from './presented-credential.js';

describe('presentedCredential', () => {
  it.each([
    ['a bearer token', { authorization: 'Bearer abc' }, { secret: 'abc', sentAs: 'bearer' }],
    [
      'its scheme in any case',
      { authorization: 'bEARER abc' },
      { secret: 'abc', sentAs: 'bearer' },
    ],
    ['a session cookie', { cookie: 'dpp_session=abc' }, { secret: 'abc', sentAs: 'cookie' }],
    [
      'a session cookie among others',
      { cookie: 'a=1; dpp_session=abc=; dpp_csrf=x' },
      { secret: 'abc=', sentAs: 'cookie' },
    ],
    [
      'the first of two session cookies',
      { cookie: 'dpp_session=one; dpp_session=two' },
      { secret: 'one', sentAs: 'cookie' },
    ],
    [
      'the token rather than the cookie',
      { authorization: 'Bearer abc', cookie: 'dpp_session=def' },
      { secret: 'abc', sentAs: 'bearer' },
    ],
  ])('reads %s', (_what, headers, expected) => {
    expect(presentedCredential(headers)).toEqual(expected);
  });

  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['another cookie', { cookie: 'session=abc; xdpp_session=def; dpp_csrf=ghi' }],
    ['a cookie without a value', { cookie: 'dpp_session' }],
  ])('finds nothing in %s', (_what, headers) => {
    expect(presentedCredential(headers)).toBeUndefined();
  });
});
