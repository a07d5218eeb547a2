import peer from 'digital-link.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressDigitalLinkUri, decompressDigitalLinkUri } from '../src/compression.js';
import { numericKeys } from './support/arbitrary-keys.js';

function peerCompress(uri: string, useOptimisations: boolean): string {
  return peer.Utils.compressWebUri(uri, useOptimisations, false);
}

function peerDecompress(uri: string): string {
  return peer.Utils.decompressWebUri(uri);
}

/** The peer parses each link by a grammar: a few milliseconds each, more on a busy machine. */
const timeout = 60_000;
const numRuns = process.env['TEST_ENDURANCE'] === '1' ? 200 : 60;

/**
 * Links the peer, which carries GS1's own prototype, gets right: it reads numbers as floating-point
 * ones, so digits must not start with 0 nor be many, and takes a value that reads as a primary key for
 * one.
 */
const links = fc
  .record({
    gtin: numericKeys(14),
    lot: fc.option(fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_-]{0,11}$/), { nil: undefined }),
    serial: fc.option(fc.stringMatching(/^[1-9][0-9]{4,11}$/), { nil: undefined }),
    attributes: fc.subarray(['15=270630', '17=281231', '3103=001250']),
  })
  .map(({ gtin, lot, serial, attributes }) => {
    const path = `/01/${gtin}${lot ? `/10/${lot}` : ''}${serial ? `/21/${serial}` : ''}`;
    return `https://id.gs1.org${path}${attributes.length > 0 ? `?${attributes.join('&')}` : ''}`;
  });

/** The order of attributes is not the peer's concern. */
function withSortedQuery(uri: string): string {
  const [path, query = ''] = uri.split('?');
  return `${path}?${query.split('&').sort().join('&')}`;
}

it(
  'reads what the peer compresses',
  () => {
    fc.assert(
      fc.property(links, fc.boolean(), (uri, useOptimisations) => {
        const result = decompressDigitalLinkUri(peerCompress(uri, useOptimisations));
        expect(result.decompressed && withSortedQuery(result.uri)).toBe(withSortedQuery(uri));
      }),
      { numRuns },
    );
  },
  timeout,
);

it(
  'compresses what the peer reads',
  () => {
    fc.assert(
      fc.property(links, fc.boolean(), (uri, useOptimisations) => {
        const compressed = compressDigitalLinkUri(uri, { useOptimisations });
        expect(withSortedQuery(peerDecompress(compressed))).toBe(withSortedQuery(uri));
      }),
      { numRuns },
    );
  },
  timeout,
);

it(
  'compresses to the same characters as the peer',
  () => {
    fc.assert(
      fc.property(links, (uri) => {
        const compressed = compressDigitalLinkUri(uri, { useOptimisations: false });
        expect(compressed).toBe(peerCompress(uri, false));
      }),
      { numRuns },
    );
  },
  timeout,
);

it('keeps the digits that the peer loses', () => {
  const uri = 'https://id.gs1.org/01/09506000134352/21/00001234567890123456';
  expect(peerDecompress(peerCompress(uri, false))).not.toBe(uri);
  expect(decompressDigitalLinkUri(compressDigitalLinkUri(uri))).toMatchObject({ uri });
});
