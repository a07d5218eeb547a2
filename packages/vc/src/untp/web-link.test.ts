import { describe, expect, it } from 'vitest';
import { createLink, httpUri } from './web-link.js';

const LONG = 100_000;

describe('createLink', () => {
  it('names an address alone as the caller says', () => {
    expect(createLink('https://a.example/b.pdf', 'Manual')).toEqual({
      linkURL: 'https://a.example/b.pdf',
      linkName: 'Manual',
    });
  });

  it('takes title and media type from the document', () => {
    const document = {
      url: 'https://a.example/b.pdf',
      contentType: 'application/pdf',
      resourceTitle: [
        { value: 'Handbuch', language: 'de' },
        { value: 'Handbook', language: 'en' },
      ],
    };
    expect(createLink(document, 'Manual')).toEqual({
      linkURL: 'https://a.example/b.pdf',
      linkName: 'Handbook',
      mediaType: 'application/pdf',
    });
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['Keep dry'],
    ['https://'],
    [['https://a.example']],
    [{}],
    [{ url: null }],
    [{ url: { url: 'https://a.example' } }],
  ])('makes no link of %j', (document) => {
    expect(createLink(document, 'Manual')).toBeUndefined();
  });
});

describe('httpUri', () => {
  it.each([
    ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
    ['http://a.example:8080/b', 'http://a.example:8080/b'],
    ['https://bücher.example/größe', 'https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe'],
    ['https://a.example/b c', 'https://a.example/b%20c'],
    ['https://a.example', 'https://a.example/'],
  ])('spells %s as %s', (address, uri) => {
    expect(httpUri(address)).toBe(uri);
  });

  it.each([
    ['another scheme', 'ftp://a.example/b'],
    ['a script', 'javascript:alert(1)'],
    ['no scheme', 'a.example/b'],
    ['a scheme that only begins alike', 'httpx://a.example/b'],
    ['no host', 'https:///'],
    ['an IPv6 address, whose brackets this form has no place for', 'http://[::1]/'],
    ['brackets in the path', 'https://a.example/[b]'],
    ['a bar', 'https://a.example/a|b'],
    ['a half escape', 'https://a.example/%zz'],
    ['two fragments', 'https://a.example/#b#c'],
  ])('refuses %s', (_what, address) => {
    expect(httpUri(address)).toBeUndefined();
  });

  it.each(['a'.repeat(LONG), '%'.repeat(LONG), '#'.repeat(LONG), '%41'.repeat(LONG) + '|'])(
    'reads a hostile address in linear time',
    (path) => {
      const started = performance.now();
      httpUri(`https://a.example/${path}`);
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});
