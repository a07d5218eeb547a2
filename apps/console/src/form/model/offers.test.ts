import type { Shape } from '@dpp/espr-validate/rules';
import { describe, expect, it } from 'vitest';
import { offerFor } from './offers.js';

const text = (format: Extract<Shape, { kind: 'text' }>['format']): Shape =>
  format === undefined ? { kind: 'text' } : { kind: 'text', format };
const shares: Shape = {
  kind: 'list',
  nonEmpty: true,
  sumsTo100: 'percentage',
  entry: { kind: 'object', members: {} },
};
const offered = (shape: Shape, value: unknown) =>
  offerFor({ path: ['field'], value, shape })?.value;

describe('offerFor', () => {
  it.each([
    ['a wrong check digit', text('gtin'), '09506000134353', '09506000134352'],
    ['a lost leading zero', text('gtin'), '9506000134352', '9506000134352'],
    ['two lost leading zeros', text('gtin'), '614141999996', '614141999996'],
    ['spaces in a number', text('gtin'), '0950 6000 1343 52', '09506000134352'],
    ['a country in small letters', text('country'), 'pt', 'PT'],
    ['the name of a country', text('country'), 'Portugal', 'PT'],
    ['its name in German', text('country'), 'Bulgarien', 'BG'],
    ['a day first', text('date'), '28.02.2027', '2027-02-28'],
    ['a date with slashes that can only mean one', text('date'), '28/2/2027', '2027-02-28'],
    ['a month first that can only mean one', text('date'), '2/28/2027', '2027-02-28'],
    ['a day beyond the end of the month', text('date'), '2026-02-30', '2026-02-28'],
    ['a month by its name', text('date'), '30 September 2027', '2027-09-30'],
    ['a month by its short name', text('date'), '5-Oct-2027', '2027-10-05'],
    ['a month by its name in German', text('date'), '3. März 2027', '2027-03-03'],
    ['a month by its name first', text('date'), 'September 30, 2027', '2027-09-30'],
    ['a code of everyday use', text('country'), 'UK', 'GB'],
    ['a code that the EU uses', text('country'), 'EL', 'GR'],
    ['a time behind the date', text('date'), '2026-03-01T00:00:00Z', '2026-03-01'],
    ['a date without zeros', text('date'), '2026-3-1', '2026-03-01'],
    ['an address without its scheme', text('url'), 'example.com/care', 'https://example.com/care'],
    [
      'an address where a document may stand too',
      {
        kind: 'either',
        alternatives: [
          { kind: 'object', members: {} },
          { kind: 'text', format: 'url' },
        ],
      } satisfies Shape,
      'example.com/repair',
      'https://example.com/repair',
    ],
    ['an EORI with spaces', text('eori'), 'de 1234 567', 'DE1234567'],
    ['a commodity code with dots', text('commodityCode'), '6110.20.99', '61102099'],
    ['a decimal comma', { kind: 'number' } satisfies Shape, '12,5', 12.5],
    ['a percent sign', { kind: 'number' } satisfies Shape, '12,5 %', 12.5],
    [
      'other capitals of a choice',
      { kind: 'choice', values: ['kWh'], ignoreCase: false } satisfies Shape,
      'KWH',
      'kWh',
    ],
  ])('mends %s', (_what, shape, value, right) => {
    // A number that is right already needs no offer.
    expect(offered(shape, value)).toBe(right === value ? undefined : right);
  });

  it.each([
    ['a date that may mean two', text('date'), '03/04/2027'],
    ['a date without a year', text('date'), '3.4.'],
    ['a month that does not exist', text('date'), '2027-13-01'],
    ['a month with a name that none has', text('date'), '30 Brumaire 2027'],
    ['a month by its name and no day', text('date'), 'in September 2027'],
    ['a code that no country has', text('country'), 'xq'],
    ['letters in a number', text('gtin'), '0950600013435X'],
    ['a number too short', text('gtin'), '123'],
    ['no country', text('country'), 'Atlantis'],
    ['no address', text('url'), 'see the label'],
    ['a script', text('url'), 'javascript:alert(1)'],
    ['a text', text(undefined), ''],
    ['a number that may mean two', { kind: 'number' } satisfies Shape, '1,450'],
    ['words for a number', { kind: 'number' } satisfies Shape, 'some'],
    ['no choice', { kind: 'choice', values: ['kWh'], ignoreCase: false } satisfies Shape, 'J'],
    ['another type', text('gtin'), 42],
  ])('guesses nothing for %s', (_what, shape, value) => {
    expect(offered(shape, value)).toBeUndefined();
  });

  it.each([
    ['a check digit', text('gtin'), '09506000134353', true],
    ['a day beyond the end of the month', text('date'), '2026-02-30', true],
    ['a lost leading zero and spaces', text('gtin'), '0950 6000 1343 52', undefined],
    ['a day first', text('date'), '28.02.2027', undefined],
  ])('says whether %s is a guess', (_what, shape, value, isGuess) => {
    expect(offerFor({ path: ['field'], value, shape })?.isGuess).toBe(isGuess);
  });

  it('offers the share that is missing to the one entry without', () => {
    const value = [{ percentage: 70.1 }, { percentage: 24.7 }, { fiber: 'elastane' }];
    expect(offerFor({ path: ['fiberComposition'], value, shape: shares })).toEqual({
      path: ['fiberComposition', 2, 'percentage'],
      value: 5.2,
      kind: 'remainder',
    });
  });

  it('offers percentages for shares of one', () => {
    const value = [
      { fiber: 'cotton', percentage: 0.7 },
      { fiber: 'elastane', percentage: 0.3 },
    ];
    expect(offered(shares, value)).toEqual([
      { fiber: 'cotton', percentage: 70 },
      { fiber: 'elastane', percentage: 30 },
    ]);
  });

  it.each([
    ['two entries without a share', [{ percentage: 50 }, {}, {}]],
    ['shares that are more than the whole', [{ percentage: 101 }, {}]],
    ['shares that add up to anything', [{ percentage: 70 }, { percentage: 25 }]],
    ['a share in words', [{ percentage: 'half' }, { percentage: 50 }]],
    ['no list', 'cotton'],
  ])('guesses no share for %s', (_what, value) => {
    expect(offered(shares, value)).toBeUndefined();
  });
});
