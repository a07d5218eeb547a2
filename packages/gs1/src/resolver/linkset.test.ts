import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import { formatLinkset } from './linkset.js';
import type { ResolverLink } from './resolver-link.js';

const anchor = 'https://id.example.org/01/09506000134352';
const pip: ResolverLink = {
  linkType: 'gs1:pip',
  href: 'https://example.org/',
  title: 'Product page',
  mediaType: 'text/html',
  languages: ['en'],
};

describe('formatLinkset', () => {
  it('groups the targets of an anchor by relation type, in their order', () => {
    const second = { ...pip, href: 'https://example.org/de', languages: ['de'] };
    const other: ResolverLink = {
      linkType: 'gs1:dpp',
      href: 'https://example.org/p',
      title: 'DPP',
    };
    const links = [pip, other, second];
    expect(formatLinkset([{ anchor, description: 'A chair', links }])).toEqual({
      linkset: [
        {
          anchor,
          description: 'A chair',
          'https://ref.gs1.org/voc/pip': [
            { href: pip.href, title: pip.title, type: 'text/html', hreflang: ['en'] },
            { href: second.href, title: pip.title, type: 'text/html', hreflang: ['de'] },
          ],
          'https://ref.gs1.org/voc/dpp': [{ href: other.href, title: 'DPP' }],
        },
      ],
    });
  });

  it('says what contexts a target is for', () => {
    const [context] = formatLinkset([{ anchor, links: [{ ...pip, contexts: ['LK'] }] }]).linkset;
    expect(context?.['https://ref.gs1.org/voc/pip']).toEqual([
      { href: pip.href, title: pip.title, type: 'text/html', hreflang: ['en'], context: ['LK'] },
    ]);
  });

  it('shows target and title alone of a default link', () => {
    const [context] = formatLinkset([
      { anchor, links: [{ ...pip, linkType: 'gs1:defaultLink', contexts: ['LK'] }] },
    ]).linkset;
    expect(context?.['https://ref.gs1.org/voc/defaultLink']).toEqual([
      { href: pip.href, title: pip.title },
    ]);
  });

  it('keeps anchors apart and in order', () => {
    const item = `${anchor}/21/A1`;
    const { linkset } = formatLinkset([
      { anchor: item, links: [pip] },
      { anchor, links: [] },
    ]);
    expect(linkset.map((context) => context.anchor)).toEqual([item, anchor]);
    expect(linkset[1]).toEqual({ anchor });
  });

  it('expands link types of vocabularies it is told of', () => {
    const namespaces = { untp: 'https://vocabulary.example/' };
    const [context] = formatLinkset(
      [{ anchor, links: [{ ...pip, linkType: 'untp:dpp' }] }],
      namespaces,
    ).linkset;
    expect(Object.keys(context ?? {})).toEqual(['anchor', 'https://vocabulary.example/dpp']);
  });

  it.each([
    ['a relative target', { href: '/passport' }],
    ['a target with a space', { href: 'https://example.org/a b' }],
    ['a target with a line break', { href: 'https://example.org/\r\nX' }],
    ['a target beyond ASCII', { href: 'https://exämple.org/' }],
    ['a target with half a percent sequence', { href: 'https://example.org/%2' }],
    ['a link type without a namespace', { linkType: 'untp:dpp' }],
    ['a prefix every object has', { linkType: 'constructor:dpp' }],
  ] as const)('refuses %s', (_name, changes) => {
    const error = thrownBy(() => formatLinkset([{ anchor, links: [{ ...pip, ...changes }] }]));
    expect(error.code).toBe('INVALID_URI');
  });

  it.each([
    '',
    'id.example.org/01/09506000134352',
    'https://',
    '//id.example.org',
    'https://a.b/<',
  ])('refuses the anchor %j', (bad) => {
    expect(thrownBy(() => formatLinkset([{ anchor: bad, links: [] }])).code).toBe('INVALID_URI');
  });
});
