import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings, digits, grais, numericKeys } from '../../test/support/arbitrary-keys.js';
import { decompressed, publishedLinks } from '../../test/support/compressed-links.js';
import { thrownBy } from '../../test/support/thrown-by.js';
import { compressDigitalLinkUri } from './compress-digital-link-uri.js';
import { decodeDigitalLinkUri } from './decode-digital-link-uri.js';
import { formatDigitalLinkUri } from './format-digital-link-uri.js';

describe('compressDigitalLinkUri', () => {
  const valid = publishedLinks.filter(
    ([, uncompressed]) => decodeDigitalLinkUri(uncompressed).valid,
  );

  it('has published links enough to be checked against', () => {
    expect(valid.length).toBeGreaterThanOrEqual(40);
  });

  it.each(valid)('writes the published link %s', (compressed, uncompressed) => {
    const keepPrimaryKey = compressed.split('/').length > 4;
    const options = { keepPrimaryKey, useOptimisations: false };
    expect(compressDigitalLinkUri(uncompressed, options)).toBe(compressed);
  });

  const keys = fc.oneof(
    numericKeys(14).map((value) => ({ applicationIdentifier: '01', value }) as const),
    numericKeys(18).map((value) => ({ applicationIdentifier: '00', value }) as const),
    grais.map((value) => ({ applicationIdentifier: '8003', value }) as const),
    fc
      .tuple(digits(4), cset82Strings(0, 26))
      .map(([prefix, rest]) => ({ applicationIdentifier: '8004', value: prefix + rest }) as const),
    fc
      .tuple(numericKeys(13), cset82Strings(0, 17))
      .map(([type, serial]) => ({ applicationIdentifier: '253', value: type + serial }) as const),
    numericKeys(17).map((value) => ({ applicationIdentifier: '402', value }) as const),
    numericKeys(18).map((value) => ({ applicationIdentifier: '8018', value }) as const),
  );

  it('is undone by decompression, digit for digit', () => {
    fc.assert(
      fc.property(keys, fc.boolean(), (primaryKey, useOptimisations) => {
        const uri = formatDigitalLinkUri({ primaryKey });
        expect(decompressed(compressDigitalLinkUri(uri, { useOptimisations }))).toBe(uri);
      }),
      { numRuns: 1000 },
    );
  });

  it('is undone by decompression with qualifiers, attributes and parameters', () => {
    const lots = cset82Strings(1, 20).filter((lot) => !/^\.\.?$/.test(lot));
    fc.assert(
      fc.property(
        numericKeys(14),
        lots,
        lots,
        fc.record({
          keepPrimaryKey: fc.boolean(),
          useOptimisations: fc.boolean(),
          compressOtherParameters: fc.boolean(),
        }),
        (gtin, lot, serial, options) => {
          const uri = formatDigitalLinkUri({
            primaryKey: { applicationIdentifier: '01', value: gtin },
            qualifiers: [
              { applicationIdentifier: '10', value: lot },
              { applicationIdentifier: '21', value: serial },
            ],
            attributes: [{ applicationIdentifier: '17', value: '281231' }],
            otherParameters: [['linkType', 'gs1:pip']],
          });
          expect(decompressed(compressDigitalLinkUri(uri, options))).toBe(uri);
        },
      ),
    );
  });

  it('is undone by decompression where a lot is no qualifier beside a TPX', () => {
    const uri = 'https://id.gs1.org/01/09506000134352/235/T?10=B';
    expect(decompressed(compressDigitalLinkUri(uri))).toBe(uri);
  });

  it('keeps the key of a link whose attribute is a key as well', () => {
    const uri = 'https://id.gs1.org/8006/095060001343520102/21/12?414=5060917510004';
    expect(decompressed(compressDigitalLinkUri(uri))).toBe(uri);
  });

  it('leaves readable what cannot be compressed', () => {
    const uri = 'https://id.gs1.org/01/09506000134352?k=v&name=%C3%A9&a.b=c';
    const compressed = compressDigitalLinkUri(uri, { compressOtherParameters: true });
    expect(compressed).toMatch(/^https:\/\/id\.gs1\.org\/[\w-]+\?name=%C3%A9&a\.b=c$/);
  });

  it.each([
    ['https://id.gs1.org/01/09506000134353', 'CHECK_DIGIT_MISMATCH'],
    ['https://id.gs1.org/AQnYUc1g.g', 'MISSING_PRIMARY_KEY'],
    ['https://id.gs1.org/01/09506000134352?21=1', 'QUALIFIER_IN_QUERY'],
    ['', 'EMPTY_INPUT'],
  ])('refuses %j with %s', (uri, code) => {
    expect(thrownBy(() => compressDigitalLinkUri(uri)).code).toBe(code);
  });
});
