import { describe, expect, expectTypeOf, it } from 'vitest';
import { gs1LinkTypes, parseLinkType, relationOf, type LinkType } from './link-type.js';

describe('gs1LinkTypes', () => {
  it('are sorted, each once, and without the deprecated one', () => {
    expect(gs1LinkTypes).toEqual([...new Set(gs1LinkTypes)].sort());
    expect(gs1LinkTypes).not.toContain('gs1:productSustainabilityInfo');
  });

  it.each(gs1LinkTypes)('%s is read back from its relation type', (linkType) => {
    expect(parseLinkType(relationOf(linkType) ?? '')).toBe(linkType);
  });
});

describe('parseLinkType', () => {
  it.each([
    ['gs1:pip', 'gs1:pip'],
    ['gs1:somethingNew', 'gs1:somethingNew'],
    ['untp:dpp', 'untp:dpp'],
    ['https://ref.gs1.org/voc/pip', 'gs1:pip'],
    ['https://gs1.org/voc/pip', 'gs1:pip'],
    ['https://www.gs1.org/voc/pip', 'gs1:pip'],
  ])('reads %s as %s', (text, linkType) => {
    expect(parseLinkType(text)).toBe(linkType);
  });

  it.each([
    'pip',
    'linkset',
    '',
    ':',
    'gs1:',
    ':pip',
    ' gs1:pip',
    'gs1:pip ',
    'gs1:a/b',
    'gs1:a?b',
    'http://ref.gs1.org/voc/pip',
    'https://ref.gs1.org/voc/',
    'https://ref.gs1.org/voc/a/b',
    'https://example.org/pip',
    'gs1:pïp',
  ])('does not read %j', (text) => {
    expect(parseLinkType(text)).toBeUndefined();
  });
});

describe('relationOf', () => {
  it.each<LinkType>(['untp:dpp', 'constructor:x', '__proto__:x'])(
    'knows no namespace for %s',
    (linkType) => {
      expect(relationOf(linkType)).toBeUndefined();
    },
  );
});

describe('LinkType', () => {
  it('takes any prefix and term, and nothing without a colon', () => {
    expectTypeOf<'untp:dpp'>().toExtend<LinkType>();
    expectTypeOf<'gs1:pip'>().toExtend<LinkType>();
    expectTypeOf<'pip'>().not.toExtend<LinkType>();
  });
});
