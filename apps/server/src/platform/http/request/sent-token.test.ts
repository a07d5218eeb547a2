import { describe, expect, it } from 'vitest';
import { hasTokenInAddress, sendsCredential, withoutTokens } from './sent-token.js';

const token = `dpp_li_${'a1'.repeat(16)}`;

describe('a token in an address', () => {
  it.each([
    `/passport/1?grant=${token}`,
    '/passport/1?grant=anything',
    '/passport/1?grant=',
    '/passport/1?lang=de&grant=x',
    `/passport/1?%67rant=${token}`,
    `/passport/1?token=${token}`,
    `/passport/1?x=%64pp_li_${'a1'.repeat(16)}`,
    `/passport/1?x=${token}%20`,
  ])('is found in %s', (url) => {
    expect(hasTokenInAddress(url)).toBe(true);
    expect(hasTokenInAddress(`/p?${withoutTokens(url.split('?')[1] ?? '')}`)).toBe(false);
  });

  it.each([
    '/passport/1',
    '/passport/1?lang=de',
    '/passport/1?granted=1',
    '/passport/1?from=%22shop',
    '/passport/1?x=grant',
    '/passport/1?',
  ])('is not seen in %s', (url) => {
    expect(hasTokenInAddress(url)).toBe(false);
    const query = url.split('?')[1] ?? '';
    expect(withoutTokens(query)).toBe(query);
  });

  it('goes, and the rest stays as it was sent', () => {
    expect(withoutTokens(`a=%20b&grant=${token}&&c`)).toBe('a=%20b&&c');
  });

  it('is one of two ways to send a credential', () => {
    const sends = (authorization: string) =>
      sendsCredential({ url: '/p', headers: { authorization } });
    expect(sends('Bearer dpp_li_x')).toBe(true);
    expect(sends('Bearer dpp_key_x')).toBe(false);
    expect(sendsCredential({ url: '/p?grant=x', headers: {} })).toBe(true);
    expect(sendsCredential({ url: '/p?lang=de', headers: {} })).toBe(false);
  });
});
