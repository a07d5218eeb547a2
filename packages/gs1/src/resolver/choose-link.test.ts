import { describe, expect, it } from 'vitest';
import { chooseLink, type LinkDecision, type LinkRequest } from './choose-link.js';
import type { ResolverLink } from './resolver-link.js';

const link = (name: string, changes: Partial<ResolverLink> = {}): ResolverLink => ({
  linkType: 'gs1:pip',
  href: `https://example.org/${name}`,
  title: name,
  ...changes,
});

const pipEnglish = link('en', { mediaType: 'text/html', languages: ['en'] });
const pipGerman = link('de', { mediaType: 'text/html', languages: ['de', 'de-CH'] });
const pipNeutral = link('any', { mediaType: 'text/html' });
const passportHtml = link('dpp', { linkType: 'gs1:dpp', mediaType: 'text/html' });
const passportJson = link('dpp.jsonld', { linkType: 'gs1:dpp', mediaType: 'application/ld+json' });
const defaultLink = link('home', { linkType: 'gs1:defaultLink' });
const other = link('other', { linkType: 'untp:dpp' });
const all = [pipEnglish, pipGerman, passportHtml, passportJson, defaultLink, other];

const outcome = (decision: LinkDecision) => {
  switch (decision.status) {
    case 307:
      return [307, decision.link.title];
    case 300:
      return [300, decision.links.map(({ title }) => title)];
    default:
      return [decision.status];
  }
};
const decide = (links: readonly ResolverLink[], request: LinkRequest) =>
  outcome(chooseLink(links, request));

describe('chooseLink with a linkType', () => {
  it.each(['gs1:pip', 'https://ref.gs1.org/voc/pip', 'https://gs1.org/voc/pip'])(
    'redirects to the link of type %s',
    (linkType) => {
      expect(decide([pipEnglish, defaultLink], { linkType })).toEqual([307, 'en']);
    },
  );

  it('takes a type of another vocabulary', () => {
    expect(decide(all, { linkType: 'untp:dpp' })).toEqual([307, 'other']);
  });

  it('takes the URI of a type of a vocabulary it is told of', () => {
    const namespaces = { untp: 'https://vocabulary.example/untp/' };
    const linkType = 'https://vocabulary.example/untp/dpp';
    expect(decide(all, { linkType, namespaces })).toEqual([307, 'other']);
    expect(decide(all, { linkType })).toEqual([400]);
  });

  it.each([
    ['de', 'de'],
    ['en-GB', 'en'],
    ['de-CH', 'de'],
    ['fr, de;q=0.5', 'de'],
    ['DE', 'de'],
    ['en;q=0.2, de;q=0.7', 'de'],
    ['en;q=0, de;q=0.1', 'de'],
  ])('takes the language of "%s"', (acceptLanguage, title) => {
    expect(decide(all, { linkType: 'gs1:pip', acceptLanguage })).toEqual([307, title]);
  });

  it('takes the link without a language for a reader of none of the others', () => {
    const links = [pipEnglish, pipNeutral, pipGerman];
    expect(decide(links, { linkType: 'gs1:pip', acceptLanguage: 'fi' })).toEqual([307, 'any']);
    expect(decide(links, { linkType: 'gs1:pip' })).toEqual([307, 'any']);
  });

  it('takes the link for the context, or else the one for none in particular', () => {
    const links = [
      pipNeutral,
      link('lk', { mediaType: 'text/html', contexts: ['LK', 'IN'] }),
      link('fr', { mediaType: 'text/html', contexts: ['FR'] }),
    ];
    const linkType = 'gs1:pip';
    expect(decide(links, { linkType, context: 'IN' })).toEqual([307, 'lk']);
    expect(decide(links, { linkType, context: 'DE' })).toEqual([307, 'any']);
    expect(decide(links, { linkType })).toEqual([307, 'any']);
    expect(decide(links.slice(1), { linkType })).toEqual([300, ['lk', 'fr']]);
  });

  it.each([
    ['text/html', 'dpp'],
    ['application/ld+json', 'dpp.jsonld'],
    ['text/html;q=0.5, application/ld+json', 'dpp.jsonld'],
    ['text/html, application/*;q=0.9', 'dpp'],
    ['*/*;q=0.1, text/*;q=0.2', 'dpp'],
    ['*/*, text/html;q=0', 'dpp.jsonld'],
    ['TEXT/HTML', 'dpp'],
  ])('takes the media type of "%s"', (accept, title) => {
    expect(decide(all, { linkType: 'gs1:dpp', accept })).toEqual([307, title]);
  });

  it('leaves a target of unknown type to a reader who can have nothing better', () => {
    const unknown = link('unknown', { linkType: 'gs1:dpp' });
    const request = { linkType: 'gs1:dpp', accept: 'application/ld+json' };
    expect(decide([unknown, passportJson], request)).toEqual([307, 'dpp.jsonld']);
    expect(decide([unknown, passportHtml], request)).toEqual([307, 'unknown']);
  });

  it('redirects when several links have the same target', () => {
    const same = { ...passportJson, href: passportHtml.href };
    expect(decide([passportHtml, same], { linkType: 'gs1:dpp' })).toEqual([307, 'dpp']);
  });

  it.each([
    ['no header', {}],
    ['*/*', { accept: '*/*' }],
    ['equal qualities', { accept: 'text/html, application/ld+json' }],
    ['a language nobody has', { acceptLanguage: 'fi' }],
  ])('answers 300 with the candidates where %s decides nothing', (_name, headers) => {
    const expected = [300, ['dpp', 'dpp.jsonld']];
    expect(decide(all, { linkType: 'gs1:dpp', ...headers })).toEqual(expected);
  });

  it('answers 404 with the types there are for one there is not', () => {
    expect(chooseLink(all, { linkType: 'gs1:recipeInfo' })).toEqual({
      status: 404,
      linkTypes: ['gs1:pip', 'gs1:dpp', 'gs1:defaultLink', 'untp:dpp'],
    });
    expect(decide([], { linkType: 'gs1:pip' })).toEqual([404]);
  });

  it('does not fall back to another type, nor to the default', () => {
    expect(decide([defaultLink, pipEnglish], { linkType: 'gs1:dpp' })).toEqual([404]);
    expect(decide([passportHtml], { linkType: 'untp:dpp' })).toEqual([404]);
    expect(decide([pipEnglish], { linkType: 'gs1:PIP' })).toEqual([404]);
  });

  it.each([
    'pip',
    '',
    'gs1:',
    ':pip',
    'gs1:pip gs1:dpp',
    'gs1:pip\r\nX: y',
    'https://evil.example/voc/pip',
    'gs1:<script>',
    '1gs:pip',
  ])('answers 400 for linkType %j', (linkType) => {
    expect(decide(all, { linkType })).toEqual([400]);
  });

  it.each(['image/png', 'text/plain', '*/*;q=0', 'text/html;q=0, application/pdf'])(
    'answers 406 with the media types there are for Accept: %s',
    (accept) => {
      expect(chooseLink(all, { linkType: 'gs1:dpp', accept })).toEqual({
        status: 406,
        mediaTypes: ['text/html', 'application/ld+json'],
      });
    },
  );
});

describe('chooseLink for a linkset', () => {
  it.each([
    { linkType: 'linkset' },
    { linkType: 'all' },
    { linkType: 'linkset', accept: 'image/png' },
    { accept: 'application/linkset+json' },
    { accept: 'application/linkset+json, */*;q=0.5' },
    { accept: 'text/html;q=0.9, application/linkset+json' },
  ])('answers 200 to %j', (request) => {
    expect(decide(all, request)).toEqual([200]);
  });

  it.each([
    { accept: '*/*' },
    { accept: 'application/*' },
    { accept: 'text/html, application/linkset+json;q=0.5' },
    { accept: 'application/linkset+json;q=0' },
    { accept: 'application/linkset' },
  ])('redirects to the default for %j', (request) => {
    expect(decide(all, request)).toEqual([307, 'home']);
  });
});

describe('chooseLink without a linkType', () => {
  const variants = (['en', 'de'] as const).map((language) =>
    link(`home-${language}`, { linkType: 'gs1:defaultLinkMulti', languages: [language] }),
  );

  it('redirects to the default link, whatever else there is', () => {
    expect(decide(all, {})).toEqual([307, 'home']);
    expect(decide(all, { acceptLanguage: 'de', accept: 'text/html' })).toEqual([307, 'home']);
  });

  it.each(['de', 'en'])('redirects to the variant in the language asked for: %s', (language) => {
    const decision = decide([defaultLink, ...variants], { acceptLanguage: language });
    expect(decision).toEqual([307, `home-${language}`]);
  });

  it.each([{}, { acceptLanguage: 'fi' }, { acceptLanguage: '*' }, { accept: 'text/html' }])(
    'redirects to the default where %j speaks for no variant',
    (request) => {
      expect(decide([defaultLink, ...variants], request)).toEqual([307, 'home']);
    },
  );

  it('does not take the only variant, nor the one in no language, unasked', () => {
    const neutral = link('neutral', { linkType: 'gs1:defaultLinkMulti' });
    expect(decide([defaultLink, neutral], {})).toEqual([307, 'home']);
    expect(decide([defaultLink, neutral, ...variants], {})).toEqual([307, 'home']);
  });

  it('answers 404 where there is no default', () => {
    expect(decide([pipEnglish], {})).toEqual([404]);
    expect(decide(variants, {})).toEqual([404]);
    expect(decide([], {})).toEqual([404]);
  });
});
