import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decompressed, publishedLinks } from '../../test/support/compressed-links.js';
import { compressDigitalLinkUri } from './compress-digital-link-uri.js';
import { decompressDigitalLinkUri } from './decompress-digital-link-uri.js';

describe('decompressDigitalLinkUri', () => {
  it.each(publishedLinks)('reads the published link %s', (compressed, uncompressed) => {
    expect(decompressed(compressed)).toBe(uncompressed);
  });

  it('reads an optimised segment with a parameter that is no AI', () => {
    expect(
      decompressed('https://example.org/AQnYUc1gmiERBhQ0ytiyZuAGOLc1TXhXsaXbQKHFuaprwUmrBX6g'),
    ).toBe(
      'https://example.org/01/05412345000013/10/ABC%26%2B123?7003=1903061658&expdt=1903061658&k1=v1',
    );
  });

  it.each([
    ['https://example.org/AQnYUc1gmg?linkType=all', '/01/05412345000013?linkType=all'],
    ['https://example.org/AQnYUc1gmg/?a=1#top', '/01/05412345000013?a=1#top'],
    ['https://example.org/some/path/AQnYUc1gmg', '/some/path/01/05412345000013'],
    ['https://example.org/01/shop/AQnYUc1gmg', '/01/shop/01/05412345000013'],
  ])('keeps what stands around the segment of %s', (uri, rest) => {
    expect(decompressed(uri)).toBe(`https://example.org${rest}`);
  });

  it('adds the query string of the link to the attributes that were compressed', () => {
    const uri = 'https://example.org/01/09506000134352?17=281231';
    const compressed = compressDigitalLinkUri(uri);
    expect(decompressed(`${compressed}?linkType=all`)).toBe(`${uri}&linkType=all`);
  });

  it.each([
    ['products', 'INVALID_COMPRESSION', '/products', 1, 9],
    ['a valid link that is not compressed', 'INVALID_COMPRESSION', '/01/09506000134352', 4, 18],
    ['a segment cut short', 'INVALID_COMPRESSION', '/AQnYUc1', 1, 8],
    ['a segment with bits left over', 'INVALID_COMPRESSION', '/AQnYUc1gmh', 1, 11],
    ['an unknown AI', 'INVALID_COMPRESSION', '/GBFBRBERAA', 1, 11],
    ['no primary key', 'INVALID_COMPRESSION', '/EEarwSM', 1, 8],
    ['the same key twice', 'INVALID_COMPRESSION', '/01/05412345000013/AQnYUc1gmg', 19, 29],
    ['no path', 'NOT_COMPRESSED', '', 0, 0],
    ['an empty path', 'NOT_COMPRESSED', '/', 0, 1],
    ['a segment with other characters', 'NOT_COMPRESSED', '/AQnYUc1g.g', 0, 11],
    ['a percent sequence', 'NOT_COMPRESSED', '/AQnYUc1gm%67', 0, 13],
  ])('refuses %s with %s', (_what, code, path, ...span) => {
    const [start, end] = span.map((index) => index + 'https://id.gs1.org'.length);
    expect(decompressDigitalLinkUri(`https://id.gs1.org${path}`)).toEqual({
      decompressed: false,
      problem: expect.objectContaining({ code, start, end }) as unknown,
    });
  });

  it.each([
    ['', 'INVALID_URI'],
    ['AQnYUc1gmg', 'INVALID_URI'],
    ['ftp://id.gs1.org/AQnYUc1gmg', 'INVALID_URI'],
    ['https://id.gs1.org/AQnYUc1 gmg', 'INVALID_URI'],
    ['https://id.gs1.org/AQnYUc1gmg?a=%4', 'INVALID_PERCENT_ENCODING'],
    [`https://id.gs1.org/${'A'.repeat(8192)}`, 'INPUT_TOO_LONG'],
  ])('refuses %s with %s', (uri, code) => {
    const result = decompressDigitalLinkUri(uri);
    expect(result).toMatchObject({ decompressed: false, problem: { code } });
  });

  it('reads no more than it can in 5 ms, whatever the segment', () => {
    const hostile = [
      'A',
      '8',
      '_',
      'f',
      'AQnYUc1gmg',
      '__________',
      '8AAA',
      'IPAA',
      'gAMJCAXukTMA',
    ];
    for (const part of hostile) {
      const uri = `https://id.gs1.org/${part.repeat(8192).slice(0, 8170)}`;
      decompressDigitalLinkUri(uri);
      // The best of several runs: what else the machine does is not what is measured.
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now();
        decompressDigitalLinkUri(uri);
        return performance.now() - start;
      });
      expect(Math.min(...times), part).toBeLessThan(5);
    }
  });

  it('never throws on a string', () => {
    const segments = fc.string({ unit: fc.constantFrom(...'AQnYUc1gmg-_/?#%.'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), segments), (text) => {
        for (const uri of [text, `https://id.gs1.org/${text}`]) {
          expect(decompressDigitalLinkUri(uri).decompressed).toBeTypeOf('boolean');
        }
      }),
      { numRuns: 2000 },
    );
  });
});
