import { describe, expect, it } from 'vitest';
import { createProductCategories } from './product-category.js';

const product = { category: 'toys', contextUrl: 'https://dpp.example/contexts/vc/v1' };

describe('createProductCategories', () => {
  it('classifies by category and commodity code, each in a scheme of its own', () => {
    const categories = createProductCategories(product, { commodityCode: '95030041' });
    expect(categories.map(({ code }) => code)).toEqual(['toys', '95030041']);
    expect(new Set(categories.map(({ schemeId }) => schemeId)).size).toBe(2);
  });

  it.each([
    [{}],
    [{ commodityCode: '' }],
    [{ commodityCode: 95030041 }],
    [{ commodityCode: null }],
  ])('classifies by category alone for %j', (metadata) => {
    expect(createProductCategories(product, metadata).map(({ code }) => code)).toEqual(['toys']);
  });
});
