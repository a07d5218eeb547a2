import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUri } from './uri.js';

/** RFC 3986, appendix A, put together rule by rule; an IP literal may be any of hex digits, colons and dots. */
const rfc3986 = (() => {
  const percentEncoded = '%[0-9A-Fa-f]{2}';
  const unreserved = 'A-Za-z0-9\\-._~';
  const subDelims = "!$&'()*+,;=";
  const pchar = `(?:[${unreserved}${subDelims}:@]|${percentEncoded})`;
  const tail = `(?:[${unreserved}${subDelims}:@/?]|${percentEncoded})*`;
  const userInfo = `(?:[${unreserved}${subDelims}:]|${percentEncoded})*`;
  const name = `(?:[${unreserved}${subDelims}]|${percentEncoded})*`;
  const authority = `(?:${userInfo}@)?(?:\\[[0-9A-Fa-f:.]+\\]|${name})(?::[0-9]*)?`;
  const abEmpty = `(?:/${pchar}*)*`;
  const rootless = `${pchar}+${abEmpty}`;
  const hierPart = `(?://${authority}${abEmpty}|/(?:${rootless})?|${rootless}|)`;
  return new RegExp(`^[A-Za-z][A-Za-z0-9+\\-.]*:${hierPart}(?:\\?${tail})?(?:#${tail})?$`);
})();

describe('isUri', () => {
  it.each([
    'urn:epc:id:sgtin:9506000.013435.7',
    'urn:epc:idpat:sgtin:9506000.013435.*',
    'https://id.gs1.org/01/09506000134352/21/a%2Fb?17=281231#x',
    'example:myField',
    'geo:59.91,10.75',
    'ni:///sha-256;00?ver=CBV2.0',
    'http://user:pass@[2001:db8::1]:8080/a//b',
    'file:///a',
    'http://',
    'a:',
    'a:?b?c#d/e?f',
  ])('takes %s', (text) => {
    expect(isUri(text)).toBe(true);
  });

  it.each([
    '',
    ':',
    'shipping',
    '/01/09506000134352',
    '//example.com',
    '1a:b',
    'a b:c',
    'https://example.com/a b',
    'https://example.com/ä',
    'https://exa mple.com',
    'https://example.com/%',
    'https://example.com/%4',
    'https://example.com/%zz',
    'https://example.com/a#b#c',
    'https://example.com:80a/',
    'https://[::1/',
    'https://[]/',
    'https://[::1]x/',
    'https://[::g]/',
    'https://a@b@c/',
    'https://example.com/[a]',
    'https://example.com/"',
    'https://example.com/\n',
    'urn:a\u0000',
    'urn:{a}',
    'urn:%4#1',
  ])('refuses %j', (text) => {
    expect(isUri(text)).toBe(false);
  });

  it('agrees with the grammar of RFC 3986 on texts of its characters', () => {
    const characters = [...'aF1:/?#[]@%.-+ ä"'];
    const texts = fc.array(fc.constantFrom(...characters), { maxLength: 12 });
    fc.assert(
      fc.property(texts, fc.constantFrom('', 'a:', 'a://', 'a://[::1]'), (parts, start) => {
        const text = start + parts.join('');
        expect([text, isUri(text)]).toEqual([text, rfc3986.test(text)]);
      }),
      { numRuns: 5000 },
    );
  });
});
