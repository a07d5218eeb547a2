import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import { formatLinkHeader, type HeaderLink } from './link-header.js';

const href = 'https://id.example.org/01/09506000134352?linkType=linkset';
const linkset: HeaderLink = { href, relation: 'linkset' };

describe('formatLinkHeader', () => {
  it('writes target, relation and what else is known', () => {
    const link = { ...linkset, mediaType: 'application/linkset+json', languages: ['en', 'de-CH'] };
    expect(formatLinkHeader([{ ...link, title: 'All links' }])).toBe(
      `<${href}>; rel="linkset"; type="application/linkset+json"; hreflang="en"; hreflang="de-CH"; title="All links"`,
    );
  });

  it('separates links by commas', () => {
    const sameAs = { href: 'https://id.example.org/01/1', relation: 'owl:sameAs' };
    expect(formatLinkHeader([linkset, sameAs])).toBe(
      `<${href}>; rel="linkset", <https://id.example.org/01/1>; rel="owl:sameAs"`,
    );
    expect(formatLinkHeader([])).toBe('');
  });

  it.each([
    ['say "hi"', 'title="say \\"hi\\""'],
    ['a\\b', 'title="a\\\\b"'],
    ['a>, <b', 'title="a>, <b"'],
    ['Größe', "title*=UTF-8''Gr%C3%B6%C3%9Fe"],
    ["ü'()*", "title*=UTF-8''%C3%BC%27%28%29%2A"],
    ['', 'title=""'],
  ])('writes the title %j as %s', (title, parameter) => {
    expect(formatLinkHeader([{ ...linkset, title }])).toBe(
      `<${href}>; rel="linkset"; ${parameter}`,
    );
  });

  it.each([
    '',
    '/relative',
    'https://a.b/>; rel="x',
    'https://a.b/ c',
    'https://a.b/\r\nSet-Cookie: x',
  ])('refuses the target %j', (target) => {
    const error = thrownBy(() => formatLinkHeader([{ ...linkset, href: target }]));
    expect(error.code).toBe('INVALID_URI');
  });

  it.each([
    { relation: '' },
    { relation: 'a b' },
    { relation: 'x"; title="y' },
    { relation: 'x\r\nSet-Cookie: y' },
    { mediaType: 'text' },
    { mediaType: 'text/html"; x="' },
    { mediaType: 'text/html\r\n' },
    { languages: ['en, de'] },
    { languages: [''] },
    { languages: ['en"'] },
    { title: 'a\r\nb' },
    { title: 'ü\0' },
    { title: '\ud800' },
  ])('refuses %j', (changes) => {
    const error = thrownBy(() => formatLinkHeader([{ ...linkset, ...changes }]));
    expect(error.code).toBe('INVALID_CHARACTER');
  });

  it('never writes what a header may not hold, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (title) => {
        fc.pre(!/\p{Cc}/u.test(title));
        expect(formatLinkHeader([{ ...linkset, title }])).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});
