import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grais, numericKeys, serials } from '../../test/support/arbitrary-keys.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import type { DigitalLink } from '../syntax/digital-link.js';
import { Gs1Error } from '../error.js';
import { decodeDigitalLinkUri } from './decode-digital-link-uri.js';
import { formatDigitalLinkUri } from './format-digital-link-uri.js';
import { parseDigitalLinkUri } from './parse-digital-link-uri.js';

const gtinKey = { applicationIdentifier: '01', value: '09506000134352' };
const serialQualifier = { applicationIdentifier: '21', value: 'ABC' };

describe('the stem', () => {
  it.each([
    ['https://id.gs1.org', 'https://id.gs1.org'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://ID.GS1.ORG', 'HTTPS://ID.GS1.ORG'],
    ['https://localhost:3000', 'https://localhost:3000'],
    ['http://192.0.2.1:80', 'http://192.0.2.1:80'],
    ['https://a:65535', 'https://a:65535'],
    ['https://a:0443', 'https://a:0443'],
    ['https://[2001:db8::1]', 'https://[2001:db8::1]'],
    ['https://[::ffff:192.0.2.1]:8080/x', 'https://[::ffff:192.0.2.1]:8080/x'],
    ['https://[2001:db8::1]', 'https://[2001:db8::1]'],
    ['https://example.com/dpp/v1', 'https://example.com/dpp/v1'],
    ['https://example.com/caf%C3%A9', 'https://example.com/caf%C3%A9'],
    ['https://example.com/01', 'https://example.com/01'],
    ['https://example.com/21/x', 'https://example.com/21/x'],
    ['https://example.com/01/old', 'https://example.com/01/old'],
  ])('is all that stands before the right-most key: %s', (written, uriStem) => {
    const link = parseDigitalLinkUri(`${written}/01/09506000134352/21/ABC`);
    expect(link).toEqual({
      uriStem,
      primaryKey: gtinKey,
      qualifiers: [serialQualifier],
      attributes: [],
      otherParameters: [],
    });
  });

  it.each([
    ['', 'EMPTY_INPUT', 0],
    ['/01/09506000134352', 'INVALID_URI', 0],
    ['ftp://a/01/09506000134352', 'INVALID_URI', 0],
    ['https:/a/01/09506000134352', 'INVALID_URI', 0],
    ['urn:epc:id:sgtin:0614141.812345.6789', 'INVALID_URI', 0],
    [' https://a/01/09506000134352', 'INVALID_URI', 0],
    ['https:///01/09506000134352', 'INVALID_URI', 8],
    ['https://?a', 'INVALID_URI', 8],
    ['https://user@a/01/09506000134352', 'INVALID_URI', 12],
    ['https://a%2Eb/01/09506000134352', 'INVALID_URI', 9],
    ['https://bücher.example/01/09506000134352', 'INVALID_URI', 9],
    ['https://a/01/09506000134352\n', 'INVALID_URI', 27],
    ['https://a/01/09506000134352/21/a b', 'INVALID_URI', 32],
    ['https://a/01/09506000134352/21/a"b', 'INVALID_URI', 32],
    ['https://a/01/09506000134352/21/é', 'INVALID_URI', 31],
    ['https://a\\01\\09506000134352', 'INVALID_URI', 9],
    ['https://a/01/09506000134352/21/😀', 'INVALID_URI', 31],
    ['https://a:65536/01/09506000134352', 'INVALID_URI', 10],
    ['https://a:99999999999999999999/01/09506000134352', 'INVALID_URI', 10],
    ['https://a:8o/01/09506000134352', 'INVALID_URI', 11],
    ['https://a:-1/01/09506000134352', 'INVALID_URI', 10],
    ['https://a:80:90/01/09506000134352', 'INVALID_URI', 12],
    ['https://:80/01/09506000134352', 'INVALID_URI', 8],
    ['https://::1/01/09506000134352', 'INVALID_URI', 8],
    ['https://[::1/01/09506000134352', 'INVALID_URI', 8],
    ['https://[]/01/09506000134352', 'INVALID_URI', 8],
    ['https://[a.example]/01/09506000134352', 'INVALID_URI', 8],
    ['https://[::1]a/01/09506000134352', 'INVALID_URI', 13],
    ['https://a[::1]/01/09506000134352', 'INVALID_URI', 9],
    ['https://::1]/01/09506000134352', 'INVALID_URI', 8],
    ['https://a]/01/09506000134352', 'INVALID_URI', 9],
  ])('refuses %j', (uri, code, start) => {
    expect(thrownBy(() => parseDigitalLinkUri(uri))).toMatchObject({ code, start });
  });
});

describe('the span of a problem in a URI', () => {
  it.each([
    ['https://a/01/09506000134352/21/😀', 31, 33],
    ['https://😀/01/09506000134352', 8, 10],
    ['https://a:65536/01/09506000134352', 10, 15],
    ['https://a:8x', 11, 12],
  ])('covers whole characters and the whole port: %s', (uri, start, end) => {
    const [problem] = decodeDigitalLinkUri(uri).problems;
    expect([problem?.start, problem?.end]).toEqual([start, end]);
  });
});

describe('the primary key', () => {
  it('is read from /8003', () => {
    expect(parseDigitalLinkUri('https://a/8003/0952114112345432a%2Fb')).toEqual({
      uriStem: 'https://a',
      primaryKey: { applicationIdentifier: '8003', value: '0952114112345432a/b' },
      qualifiers: [],
      attributes: [],
      otherParameters: [],
    });
  });

  it.each([
    'https://a/01/09506000134352/',
    'https://a/01/09506000134352/?',
    'https://a/01/09506000134352#x',
  ])('is read with an empty end: %s', (uri) => {
    expect(parseDigitalLinkUri(uri).primaryKey).toEqual(gtinKey);
  });

  it('is read when its digits are percent-encoded', () => {
    expect(parseDigitalLinkUri('https://a/01/%30950600013435%32').primaryKey).toEqual(gtinKey);
  });

  it.each([
    ['https://a', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/', 'MISSING_PRIMARY_KEY', 9],
    ['https://a?01=09506000134352', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/x?y=/01/09506000134352', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/x#/01/09506000134352', 'MISSING_PRIMARY_KEY', 9],
    ['https://01/09506000134352', 'MISSING_PRIMARY_KEY', 10],
    ['https://a/01', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/01/', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/1/09506000134352', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/gtin/09506000134352', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/21/ABC', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/01/09506000134352/21', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/01/09506000134352//', 'MISSING_PRIMARY_KEY', 9],
    ['https://a/01//21/ABC', 'TOO_SHORT', 13],
    ['https://a/01/96385074', 'TOO_SHORT', 21],
    ['https://a/01/9506000134352', 'TOO_SHORT', 26],
    ['https://a/01/009506000134352', 'TOO_LONG', 27],
    ['https://a/01/09506000134353', 'CHECK_DIGIT_MISMATCH', 26],
    ['https://a/01/%30950600013435%33', 'CHECK_DIGIT_MISMATCH', 28],
    ['https://a/01/0950600013435x', 'NON_DIGIT', 26],
    ['https://a/01/%30950600013435%41', 'NON_DIGIT', 28],
    ['https://a/8003/19521141123454', 'NOT_ZERO', 15],
    ['https://a/8003/09521141123455', 'CHECK_DIGIT_MISMATCH', 28],
    ['https://a/8003/09521141123454%23', 'INVALID_CHARACTER', 29],
    ['https://a/8003/0952114112345412345678901234567', 'TOO_LONG', 45],
  ])('is refused in %s', (uri, code, start) => {
    expect(thrownBy(() => parseDigitalLinkUri(uri))).toMatchObject({ code, start });
  });
});

describe('qualifiers', () => {
  it.each([
    ['32a%2Fb', '32a/b'],
    ['32a%2fb', '32a/b'],
    ['%41', 'A'],
    ['%2541', '%41'],
    ["a+b!&'()*,;=:", "a+b!&'()*,;=:"],
    ['01', '01'],
    ['12345678901234567890', '12345678901234567890'],
    ['...', '...'],
  ])('reads the serial %s', (written, value) => {
    expect(parseDigitalLinkUri(`https://a/01/09506000134352/21/${written}`).qualifiers).toEqual([
      { applicationIdentifier: '21', value },
    ]);
  });

  it.each([
    ['/8003/09521141123454/21/ABC', 'QUALIFIER_NOT_ALLOWED', 30],
    ['/01/09506000134352/21/ABC/21/ABC', 'DUPLICATE_APPLICATION_IDENTIFIER', 35],
    ['/01/09506000134352/x/ABC', 'UNKNOWN_APPLICATION_IDENTIFIER', 28],
    ['/01/09506000134352/18/ABC', 'UNKNOWN_APPLICATION_IDENTIFIER', 28],
    ['/01/09506000134352/17/281231', 'QUALIFIER_NOT_ALLOWED', 28],
    ['/01/09506000134352/21/ABC/10/ABC', 'QUALIFIER_OUT_OF_ORDER', 35],
    ['/01/09506000134352/21/ABC/235/ABC', 'QUALIFIER_NOT_ALLOWED', 35],
    ['/01/09506000134352/ser/ABC', 'UNKNOWN_APPLICATION_IDENTIFIER', 28],
    ['/01/09506000134352/21//21/ABC', 'TOO_SHORT', 31],
    ['/01/09506000134352/21/123456789012345678901', 'TOO_LONG', 51],
    ['/01/09506000134352/21/3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'TOO_LONG', 51],
    ['/01/09506000134352/21/ABC%20', 'INVALID_CHARACTER', 34],
    ['/01/09506000134352/21/%2F%C3%A9', 'INVALID_CHARACTER', 34],
    ['/01/09506000134352/21/a[', 'INVALID_CHARACTER', 32],
    ['/01/09506000134352/21/.', 'DOT_SEGMENT', 31],
    ['/01/09506000134352/21/..', 'DOT_SEGMENT', 31],
    ['/01/09506000134352/21/%2E%2e', 'DOT_SEGMENT', 31],
    ['/01/09506000134352/21/ABC%00', 'INVALID_PERCENT_ENCODING', 34],
    ['/01/09506000134352/21/ABC%', 'INVALID_PERCENT_ENCODING', 34],
    ['/01/09506000134352/21/ABC%4', 'INVALID_PERCENT_ENCODING', 34],
    ['/01/09506000134352/21/ABC%4G', 'INVALID_PERCENT_ENCODING', 34],
    ['/01/09506000134352/21/ABC%+1', 'INVALID_PERCENT_ENCODING', 34],
  ])('refuses %s', (path, code, start) => {
    const uri = `https://a${path}`;
    expect(thrownBy(() => parseDigitalLinkUri(uri))).toMatchObject({ code, start });
  });
});

describe('query parameters', () => {
  it.each([
    ['linkType=gs1:pip', [['linkType', 'gs1:pip']]],
    [
      'linkType=gs1%3Apip&lang=bg',
      [
        ['linkType', 'gs1:pip'],
        ['lang', 'bg'],
      ],
    ],
    [
      'a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['a==b', [['a', '=b']]],
    ['flag', [['flag', '']]],
    ['=x', [['', 'x']]],
    ['&&a=&', [['a', '']]],
    ['q=caf%C3%A9+au%20lait', [['q', 'café au lait']]],
    [
      's4t=1&17x=2',
      [
        ['s4t', '1'],
        ['17x', '2'],
      ],
    ],
    ['redirect=https://b/01/x?y', [['redirect', 'https://b/01/x?y']]],
    ['a=1#17=2', [['a', '1']]],
    ['__proto__=1', [['__proto__', '1']]],
  ])('keeps %s apart', (query, otherParameters) => {
    const link = parseDigitalLinkUri(`https://a/01/09506000134352/21/ABC?${query}`);
    expect(link).toEqual({
      uriStem: 'https://a',
      primaryKey: gtinKey,
      qualifiers: [serialQualifier],
      attributes: [],
      otherParameters,
    });
  });

  it.each([
    ['21=ABC', 'QUALIFIER_IN_QUERY', 28],
    ['10=ABC', 'QUALIFIER_IN_QUERY', 28],
    ['7040=1AB0', 'ATTRIBUTE_NOT_ALLOWED', 28],
    ['a=1&01=09506000134352', 'DUPLICATE_APPLICATION_IDENTIFIER', 32],
    ['17=281231&17=281231', 'DUPLICATE_APPLICATION_IDENTIFIER', 38],
    ['9999=1', 'UNKNOWN_APPLICATION_IDENTIFIER', 28],
    ['18=251231', 'UNKNOWN_APPLICATION_IDENTIFIER', 28],
    ['%318=251231', 'UNKNOWN_APPLICATION_IDENTIFIER', 28],
    ['17', 'TOO_SHORT', 30],
    ['17=', 'TOO_SHORT', 31],
    ['17=25%31331', 'INVALID_MONTH', 33],
    ['17=25+231', 'NON_DIGIT', 33],
    ['a=%00', 'INVALID_PERCENT_ENCODING', 30],
    ['a=%zz', 'INVALID_PERCENT_ENCODING', 30],
    ['a=%FF', 'INVALID_PERCENT_ENCODING', 30],
    ['%FF=a', 'INVALID_PERCENT_ENCODING', 28],
  ])('refuses %s', (query, code, start) => {
    const uri = `https://a/01/09506000134352?${query}`;
    expect(thrownBy(() => parseDigitalLinkUri(uri))).toMatchObject({ code, start });
  });
});

describe('any input', () => {
  const links = fc.oneof(
    fc
      .tuple(numericKeys(14), serials)
      .map(([gtin, serial]) => `/01/${gtin}/21/${encodeURIComponent(serial)}`),
    grais.map((grai) => `/8003/${encodeURIComponent(grai)}`),
  );

  it('is refused with a Gs1Error, or read and built again', () => {
    const fragments = fc.constantFrom('/', '01', '21', '8003', '?', '&', '=', '#', '%', '%2F', '.');
    const parts = fc.oneof(fragments, links, fc.string({ unit: 'binary', maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (tail) => {
        const link = parseOrUndefined(`https://a${tail.join('')}`);
        if (!link) return;
        const { primaryKey, qualifiers, otherParameters } = link;
        const again = parseDigitalLinkUri(formatDigitalLinkUri(link));
        expect(again).toMatchObject({ primaryKey, qualifiers, otherParameters });
      }),
    );
  }, 60_000);

  it('is refused when one digit of its GTIN is changed', () => {
    const gtinStart = 'https://a/01/'.length;
    fc.assert(
      fc.property(
        numericKeys(14),
        fc.nat(13),
        fc.integer({ min: 1, max: 9 }),
        (gtin, at, shift) => {
          const changed = String((Number(gtin[at]) + shift) % 10);
          const uri = `https://a/01/${gtin.slice(0, at)}${changed}${gtin.slice(at + 1)}/21/ABC`;
          expect(thrownBy(() => parseDigitalLinkUri(uri))).toMatchObject({
            code: 'CHECK_DIGIT_MISMATCH',
            start: gtinStart + 13,
          });
        },
      ),
    );
  });
});

function parseOrUndefined(uri: string): DigitalLink | undefined {
  try {
    return parseDigitalLinkUri(uri);
  } catch (error) {
    if (error instanceof Gs1Error) return undefined;
    throw error;
  }
}
