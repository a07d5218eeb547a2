import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grais, numericKeys, serials } from '../../test/support/arbitrary-keys.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import type { AiElement } from '../syntax/ai-element.js';
import { formatDigitalLinkUri, type DigitalLinkParts } from './format-digital-link-uri.js';
import { parseDigitalLinkUri } from './parse-digital-link-uri.js';

const gtinLink = {
  uriStem: 'https://example.com',
  primaryKey: { applicationIdentifier: '01', value: '09506000134352' },
} as const satisfies DigitalLinkParts;

const graiLink = {
  uriStem: 'https://example.com',
  primaryKey: { applicationIdentifier: '8003', value: '0952114112345432a/b' },
} as const satisfies DigitalLinkParts;

function serialOf(value: string): AiElement {
  return { applicationIdentifier: '21', value };
}

describe('formatDigitalLinkUri', () => {
  it('builds /01', () => {
    expect(formatDigitalLinkUri(gtinLink)).toBe('https://example.com/01/09506000134352');
  });

  it('builds /01/../21', () => {
    const qualifiers = [serialOf('ABC-1._')];
    expect(formatDigitalLinkUri({ ...gtinLink, qualifiers })).toBe(
      'https://example.com/01/09506000134352/21/ABC-1._',
    );
  });

  it('builds /8003', () => {
    expect(formatDigitalLinkUri(graiLink)).toBe('https://example.com/8003/0952114112345432a%2Fb');
  });

  it('encodes every mark of CSET 82 that is not unreserved', () => {
    const uri = formatDigitalLinkUri({
      ...gtinLink,
      qualifiers: [serialOf('!"%&\'()*+,/:;<=>?')],
    });
    expect(uri).toBe(
      'https://example.com/01/09506000134352/21/%21%22%25%26%27%28%29%2A%2B%2C%2F%3A%3B%3C%3D%3E%3F',
    );
  });

  it.each([
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/dpp', 'https://example.com/dpp'],
    ['https://example.com/dpp/', 'https://example.com/dpp'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://example.com/01', 'https://example.com/01'],
  ])('takes the stem %s', (uriStem, start) => {
    expect(formatDigitalLinkUri({ ...gtinLink, uriStem })).toBe(`${start}/01/09506000134352`);
  });

  it('appends other parameters', () => {
    const uri = formatDigitalLinkUri({
      ...gtinLink,
      otherParameters: [
        ['linkType', 'gs1:pip'],
        ['q', 'é (1)&'],
      ],
    });
    expect(uri).toBe(
      'https://example.com/01/09506000134352?linkType=gs1%3Apip&q=%C3%A9%20%281%29%26',
    );
  });

  it.each([
    ['', 'INVALID_URI', 0],
    ['example.com', 'INVALID_URI', 0],
    ['javascript://x', 'INVALID_URI', 0],
    ['https://', 'INVALID_URI', 8],
    ['https://user:pw@example.com', 'INVALID_URI', 13],
    ['https://example.com/a b', 'INVALID_URI', 21],
    ['https://example.com?a=1', 'INVALID_URI', 19],
    ['https://example.com/a#?', 'INVALID_URI', 21],
    ['https://example.com/a?#', 'INVALID_URI', 21],
    ['https://example.com/%00', 'INVALID_PERCENT_ENCODING', 20],
    ['https://example.com/%', 'INVALID_PERCENT_ENCODING', 20],
  ])('refuses the stem %j', (uriStem, code, start) => {
    const parts = { ...gtinLink, uriStem };
    expect(thrownBy(() => formatDigitalLinkUri(parts))).toMatchObject({ code, start });
  });

  it.each([
    ['01', '9506000134352', 'TOO_SHORT', 13],
    ['01', '09506000134353', 'CHECK_DIGIT_MISMATCH', 13],
    ['01', '0950600013435/', 'NON_DIGIT', 13],
    ['8003', '9521141123454', 'TOO_SHORT', 13],
    ['8003', '09521141123454#', 'INVALID_CHARACTER', 14],
  ] as const)('refuses (%s)%s', (applicationIdentifier, value, code, start) => {
    const parts = { ...gtinLink, primaryKey: { applicationIdentifier, value } };
    expect(thrownBy(() => formatDigitalLinkUri(parts))).toMatchObject({ code, start });
  });

  it.each([
    ['', 'TOO_SHORT', 0],
    ['123456789012345678901', 'TOO_LONG', 20],
    ['a b', 'INVALID_CHARACTER', 1],
    ['.', 'DOT_SEGMENT', 0],
    ['..', 'DOT_SEGMENT', 0],
  ])('refuses the serial %j', (value, code, start) => {
    const parts = { ...gtinLink, qualifiers: [serialOf(value)] };
    expect(thrownBy(() => formatDigitalLinkUri(parts))).toMatchObject({ code, start });
  });

  it('refuses a serial beside a GRAI', () => {
    const parts = { ...graiLink, qualifiers: [serialOf('ABC')] };
    expect(thrownBy(() => formatDigitalLinkUri(parts)).code).toBe('QUALIFIER_NOT_ALLOWED');
  });

  it('refuses a second serial', () => {
    const parts = { ...gtinLink, qualifiers: [serialOf('A'), serialOf('B')] };
    expect(thrownBy(() => formatDigitalLinkUri(parts)).code).toBe(
      'DUPLICATE_APPLICATION_IDENTIFIER',
    );
  });

  it.each([
    ['21', 'x', 'ATTRIBUTE_NOT_ALLOWED'],
    ['9999', 'x', 'ATTRIBUTE_NOT_ALLOWED'],
    ['a', '\0', 'INVALID_CHARACTER'],
    ['\ud800', 'x', 'INVALID_CHARACTER'],
  ])('refuses the parameter %j=%j', (name, value, code) => {
    const parts = { ...gtinLink, otherParameters: [[name, value] as const] };
    expect(thrownBy(() => formatDigitalLinkUri(parts)).code).toBe(code);
  });
});

describe('formatDigitalLinkUri and parseDigitalLinkUri', () => {
  const stems = fc.constantFrom(
    'https://id.gs1.org',
    'http://localhost:3000',
    'https://example.com/a/01/b',
    'https://example.com/21',
    'https://example.com/caf%C3%A9',
  );
  const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  const names = texts.filter((name) => !/^\d+$/.test(name));
  const otherParameters = fc.array(fc.tuple(names, texts), { maxLength: 3 });
  const gtinLinks = fc.record({
    uriStem: stems,
    primaryKey: numericKeys(14).map((value) => ({ applicationIdentifier: '01' as const, value })),
    qualifiers: fc.array(serials.map(serialOf), { maxLength: 1 }),
    attributes: fc.constant([]),
    otherParameters,
  });
  const graiLinks = fc.record({
    uriStem: stems,
    primaryKey: grais.map((value) => ({ applicationIdentifier: '8003' as const, value })),
    qualifiers: fc.constant([]),
    attributes: fc.constant([]),
    otherParameters,
  });

  it('are inverses', () => {
    fc.assert(
      fc.property(fc.oneof(gtinLinks, graiLinks), (link) => {
        expect(parseDigitalLinkUri(formatDigitalLinkUri(link))).toEqual(link);
      }),
    );
  });

  it('build what a URL client leaves as it is', () => {
    fc.assert(
      fc.property(fc.oneof(gtinLinks, graiLinks), (link) => {
        const uri = formatDigitalLinkUri(link);
        expect(new URL(uri).href).toBe(uri);
      }),
    );
  });
});
