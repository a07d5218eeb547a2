import { describe, expect, it } from 'vitest';
import { findSealCoverage, NEVER_COVERED } from './seal-coverage.js';

const productId = '09506000142364';

describe('findSealCoverage', () => {
  it.each(['gtin', 'grai'])('binds the product id that is sealed as %s', (key) => {
    const document = { productId, metadata: { [key]: productId } };
    expect(findSealCoverage(document)).toEqual({ productBound: true, notCovered: NEVER_COVERED });
  });

  it.each([
    ['another one', { gtin: '09506000142357' }],
    ['one spelled otherwise', { gtin: '9506000142364' }],
    ['one that is a number', { gtin: 9506000142364 }],
    ['one at another key', { sku: productId }],
    ['none', {}],
  ])('leaves a product id unbound when the metadata has %s', (_what, metadata) => {
    const { productBound, notCovered } = findSealCoverage({ productId, metadata });
    expect([productBound, notCovered]).toEqual([false, ['productId', ...NEVER_COVERED]]);
  });

  it('lists what no seal covers once, whether the document has it or not, then its other members', () => {
    const { notCovered } = findSealCoverage({
      '@context': [],
      productId,
      status: 'ACTIVE',
      gtin: productId,
      updatedAt: 'x',
      added: 1,
      proof: {},
      metadata: { gtin: productId, updatedAt: 'x' },
    });
    expect(notCovered).toEqual([...NEVER_COVERED, '@context', 'updatedAt', 'added']);
    for (const name of ['economicOperator', 'manufacturingFacility', 'status', 'enrichment']) {
      expect(notCovered).toContain(name);
    }
  });

  it.each([undefined, null, 'text', [], { metadata: null, productId: 1 }, { metadata: [] }])(
    'finds nothing bound in %j',
    (document) => {
      expect(findSealCoverage(document)).toMatchObject({ productBound: false });
    },
  );
});
