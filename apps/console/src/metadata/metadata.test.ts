import { describe, expect, it } from 'vitest';
import { createFormats } from '../texts/formats.js';
import { compareMetadata, differencesOf } from './differences.js';
import { productName } from './product-name.js';
import { valueText } from './value-words.js';

const words = {
  label: (member: string) => (member === 'percentage' ? 'Share' : member),
  formats: createFormats('de'),
  yes: 'ja',
  no: 'nein',
};

describe('what changed between two versions', () => {
  it('names the fields that differ, and counts the others', () => {
    const before = { name: 'Fjord', size: 'M', weight: 1 };
    expect(compareMetadata(before, { name: 'Fjord', size: 'L', colour: 'blue' })).toEqual({
      differences: [
        { field: 'size', before: 'M', after: 'L' },
        { field: 'colour', before: undefined, after: 'blue' },
        { field: 'weight', before: 1, after: undefined },
      ],
      same: 1,
    });
  });

  it('is nothing where members stand in another order', () => {
    const { differences } = compareMetadata({ a: { b: 1, c: [2] } }, { a: { c: [2], b: 1 } });
    expect(differences).toEqual([]);
  });

  it('is something where the members of a list do', () => {
    expect(compareMetadata({ a: [1, 2] }, { a: [2, 1] }).differences).toHaveLength(1);
  });

  it('tells values of different kinds apart', () => {
    const pairs = [
      [1, true],
      [null, undefined],
      ['1', 1],
      [[], {}],
      [[1], [1, 2]],
    ] as const;
    for (const [before, after] of pairs) {
      expect(differencesOf({ a: before }, { a: after })).toHaveLength(1);
    }
  });

  it('tells null, zero and nothing apart', () => {
    const { differences } = compareMetadata({ a: null, b: 0, c: '' }, { a: 0, b: false });
    expect(differences.map(({ field }) => field)).toEqual(['a', 'b', 'c']);
  });
});

describe('a value in words', () => {
  it.each([
    [1234.5, '1.234,5'],
    [true, 'ja'],
    [undefined, ''],
    [['30 °C', 'no bleach'], '30 °C\nno bleach'],
    [{ material: 'Cotton', percentage: 95 }, 'material: Cotton, Share: 95'],
  ])('%j is %j', (value, expected) => {
    expect(valueText(value, words)).toBe(expected);
  });
});

describe('the name of a product', () => {
  it.each([
    [{ productName: 'Fjord' }, 'Fjord'],
    [
      {
        productName: [
          { value: 'Sweater', language: 'en' },
          { value: 'Pullover', language: 'de' },
        ],
      },
      'Pullover',
    ],
    [
      {
        productName: [
          { value: 'Genser', language: 'no' },
          { value: 'Sweater', language: 'en' },
        ],
      },
      'Sweater',
    ],
    [{ productName: [{ value: 'Tröja', language: 'sv' }] }, 'Tröja'],
    [{ productName: ['Tröja'] }, 'Tröja'],
    [
      {
        productName: [
          { value: '', language: 'de' },
          { value: 'Sweater', language: 'en' },
        ],
      },
      'Sweater',
    ],
    [{ productName: { de: 'Pullover' } }, ''],
    [{}, ''],
    [{ productName: 7 }, ''],
  ])('of %j is %j', (metadata, expected) => {
    expect(productName(metadata, 'de')).toBe(expected);
  });
});
