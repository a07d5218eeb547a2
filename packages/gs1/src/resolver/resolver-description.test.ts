import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import { describeResolver } from './resolver-description.js';
import { passQueryOn } from './resolver-link.js';

const options = {
  resolverRoot: 'https://id.example.org',
  name: 'Example',
  supportedPrimaryKeys: ['01', '8003'],
} as const;

describe('describeResolver', () => {
  it('names the keys, the vocabularies and the context of linksets', () => {
    expect(describeResolver(options)).toEqual({
      ...options,
      supportedLinkType: [{ namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' }],
      linkTypeDefaultCanBeLinkset: false,
      jsonLdContextLocation: 'https://ref.gs1.org/standards/resolver/linkset-context',
    });
  });

  it('names other vocabularies with their prefix and its colon', () => {
    const namespaces = { untp: 'https://vocabulary.example/' };
    const { supportedLinkType } = describeResolver({ ...options, namespaces });
    expect(supportedLinkType[1]).toEqual({ namespace: namespaces.untp, prefix: 'untp:' });
  });

  it.each(['', 'id.example.org', '/dpp', 'https://id.example.org/ä'])(
    'refuses the root %j',
    (resolverRoot) => {
      const error = thrownBy(() => describeResolver({ ...options, resolverRoot }));
      expect(error.code).toBe('INVALID_URI');
    },
  );

  it('refuses a namespace that is no URI', () => {
    const error = thrownBy(() => describeResolver({ ...options, namespaces: { untp: 'untp' } }));
    expect(error.code).toBe('INVALID_URI');
  });
});

describe('passQueryOn', () => {
  it.each([
    ['https://a.example/p', '', 'https://a.example/p'],
    ['https://a.example/p', '?', 'https://a.example/p'],
    ['https://a.example/p', '?17=281231', 'https://a.example/p?17=281231'],
    ['https://a.example/p', 'a=1&a=%20', 'https://a.example/p?a=1&a=%20'],
    ['https://a.example/p?x=1', '?a=1', 'https://a.example/p?x=1&a=1'],
    ['https://a.example/p?', '?a=1', 'https://a.example/p?a=1'],
    ['https://a.example/p#top', '?a=1', 'https://a.example/p?a=1#top'],
    ['https://a.example/p#top?no', '?a=1', 'https://a.example/p?a=1#top?no'],
  ])('adds to %s the query %j', (href, query, target) => {
    expect(passQueryOn(href, query)).toBe(target);
  });
});
