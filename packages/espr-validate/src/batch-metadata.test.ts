import { describe, expect, it } from 'vitest';
import { readDocument } from '../test/category-document.js';
import { batchFields, batchMetadataCheck } from './batch-metadata.js';
import { PRODUCT_CATEGORIES } from './product-category.js';
import { categoryRules } from './rules.js';

const steel = readDocument('iron-steel');

const pathsOf = (metadata: unknown, model: Record<string, unknown> = steel) =>
  batchMetadataCheck(model)(metadata).errors.map(({ path }) => path);

describe('fields of a batch', () => {
  it.each(PRODUCT_CATEGORIES)('of %s are those that the rule table marks', (category) => {
    const marked = Object.entries(categoryRules[category].fields).filter(
      ([, { level }]) => level === 'batch',
    );
    expect([...batchFields(category)]).toEqual(marked.map(([name]) => name));
    expect(batchFields(category).has('batchNumber')).toBe(true);
  });

  it.each(PRODUCT_CATEGORIES)('of %s name neither the product nor its operators', (category) => {
    for (const name of ['category', 'gtin', 'grai', 'productName', 'model', 'serialNumber']) {
      expect(batchFields(category).has(name)).toBe(false);
    }
  });

  it.each(PRODUCT_CATEGORIES)('of %s hold for the values of a complete document', (category) => {
    const document = readDocument(category);
    const own = Object.entries(document).filter(([name]) => batchFields(category).has(name));
    expect(batchMetadataCheck(document)(Object.fromEntries(own))).toMatchObject({
      valid: true,
      errors: [],
    });
  });
});

describe('the metadata of a batch', () => {
  it('states what its heat was measured to be', () => {
    const heat = { heatNumber: '4711', chemicalAnalysis: { C: 0.17, Mn: 1.4 }, yieldStrength: 372 };
    expect(batchMetadataCheck(steel)(heat)).toEqual({ valid: true, errors: [], warnings: [] });
  });

  it.each([undefined, null, 'heat', 4711, [], [{ heatNumber: '1' }]])(
    'is an object, not %j',
    (sent) => {
      expect(pathsOf(sent)).toEqual(['']);
    },
  );

  it.each([
    'tensileStrengthClass',
    'steelDesignation',
    'gtin',
    'category',
    'unknownField',
    '__proto__x',
  ])('does not hold %s, which is of the model or of no rule', (name) => {
    expect(pathsOf({ [name]: 'S355', heatNumber: '4711' })).toEqual([name]);
  });

  it.each([
    ['heatNumber', '', 'heatNumber'],
    ['heatNumber', 4711, 'heatNumber'],
    ['chemicalAnalysis', { C: 101 }, 'chemicalAnalysis.C'],
    ['millCertificate', { type: '4.1', reference: 'x' }, 'millCertificate.type'],
    ['millCertificate', { type: '3.1' }, 'millCertificate.reference'],
    ['meltAndPourCountry', 'Atlantis', 'meltAndPourCountry'],
    ['scrapMetalContentRatio', -1, 'scrapMetalContentRatio'],
    ['materialComposition', [{ material: 'iron', percentage: 60 }], 'materialComposition'],
  ])('holds %s by its own rule, not %j', (name, value, path) => {
    expect(pathsOf({ [name]: value })).toEqual([path]);
  });

  it('keeps rules across fields together with the data of the model', () => {
    const model = { ...readDocument('aluminium'), postConsumerScrapContent: 60 };
    const check = batchMetadataCheck({ ...model, preConsumerScrapContent: 30 });
    const { errors, warnings } = check({ preConsumerScrapContent: 70 });
    expect([...errors, ...warnings].length).toBeGreaterThan(0);
    expect(check({ preConsumerScrapContent: 35 })).toEqual({
      valid: true,
      errors: [],
      warnings: [],
    });
  });

  it('is not refused for what is wrong with its model, or missing there', () => {
    const draft = { category: 'iron-steel', originCountry: 'Atlantis', steelDesignation: 5 };
    expect(pathsOf({ heatNumber: '4711' }, draft)).toEqual([]);
    expect(pathsOf({ heatNumber: '' }, draft)).toEqual(['heatNumber']);
  });

  it.each([{}, { category: 'boats' }])('holds nothing under a model of %j', (model) => {
    expect(pathsOf({ heatNumber: '4711' }, model)).toEqual(['heatNumber']);
    expect(pathsOf({}, model)).toEqual([]);
  });

  it('names a hundred fields of another level at most', () => {
    const names = Array.from({ length: 5000 }, (_, index) => [`field${index}`, 1] as const);
    expect(pathsOf(Object.fromEntries(names))).toHaveLength(100);
  });
});
