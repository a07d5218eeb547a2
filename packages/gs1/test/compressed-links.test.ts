import { describe, expect, it } from 'vitest';
import { decode, decodeDigitalLinkUri } from '../src/index.js';
import { publishedLinks } from './support/compressed-links.js';

const stem = 'https://id.gs1.org';

describe('decodeDigitalLinkUri', () => {
  it.each(publishedLinks)('decodes %s as it does %s', (compressed, uncompressed) => {
    const { elements, digitalLink, valid } = decodeDigitalLinkUri(compressed);
    expect({ elements, digitalLink, valid }).toEqual({
      elements: decodeDigitalLinkUri(uncompressed).elements,
      digitalLink: decodeDigitalLinkUri(uncompressed).digitalLink,
      valid: decodeDigitalLinkUri(uncompressed).valid,
    });
  });

  it('names the compressed segment as the place of a problem in it', () => {
    const { valid, elements, problems } = decode(`${stem}/gAYMBI_bNGwJk`);
    expect(valid).toBe(false);
    expect(elements).toEqual([{ applicationIdentifier: '8006', value: '054123450000130201' }]);
    const span = { start: stem.length + 1, end: stem.length + 14 };
    const problem = { code: 'POSITION_EXCEEDS_TOTAL', applicationIdentifier: '8006', ...span };
    expect(problems).toEqual([expect.objectContaining(problem)]);
  });

  it('keeps the parameters that stand beside a compressed segment', () => {
    const { digitalLink } = decodeDigitalLinkUri(`${stem}/AQnYUc1gmg?17=281231&linkType=all`);
    expect(digitalLink).toMatchObject({
      attributes: [{ applicationIdentifier: '17', value: '281231' }],
      otherParameters: [['linkType', 'all']],
    });
  });

  it.each([
    'https://example.com/products',
    `${stem}/AQnYUc1gm`,
    `${stem}/AQnYUc1gmh`,
    `${stem}/01/05412345000013/AQnYUc1gmg`,
  ])('refuses %s as a link without a primary key', (uri) => {
    const { valid, problems } = decodeDigitalLinkUri(uri);
    expect(valid).toBe(false);
    expect(problems.map(({ code }) => code)).toContain('MISSING_PRIMARY_KEY');
  });
});
