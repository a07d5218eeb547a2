import type { ImportRow } from '@dpp/client';
import { textiles } from '@dpp/espr-validate/rules/textiles';
import { describe, expect, it } from 'vitest';
import { columnsOfKind, offersOf, sureOffersOf } from './cell-offers.js';

type Code = ImportRow['faults'][number]['code'];

const targets = [
  'productId',
  'originCountry',
  'materialComposition[0].material',
  'materialComposition[0].percentage',
  'materialComposition[1].material',
  'materialComposition[1].percentage',
  'regulatoryCompliance.ceMarking',
  null,
];
const table = {
  columns: targets.map((target) => ({ name: 'x', target, guessed: false })),
  rules: textiles,
};

function rowWith(
  cells: readonly string[],
  field: string,
  { code = 'FIELD_INVALID', probably = null }: { code?: Code; probably?: string | null } = {},
): ImportRow {
  const fault = { code, field, column: null, message: '', friendlyMessage: '', probably };
  const faults = [fault];
  return { row: 1, line: 2, state: 'FAULTY', passportId: null, faults, cells: [...cells] };
}

const offered = (row: ImportRow, kind: string) =>
  offersOf(row, kind, table).map(({ column, value }) => [targets[column], value]);

describe('offersOf', () => {
  it('takes what the server thinks was meant', () => {
    const row = rowWith(['9506000142012'], 'productId', {
      code: 'PRODUCT_ID_MANGLED',
      probably: '09506000142012',
    });
    expect(offered(row, 'PRODUCT_ID_MANGLED:productId')).toEqual([['productId', '09506000142012']]);
  });

  it('has the check digit that goes with the others', () => {
    const row = rowWith(['09506000142013'], 'productId', { code: 'PRODUCT_ID_INVALID' });
    expect(offered(row, 'PRODUCT_ID_INVALID:productId')).toEqual([['productId', '09506000142012']]);
  });

  it('reads a decimal comma', () => {
    const field = 'materialComposition[0].percentage';
    const row = rowWith(['', '', 'Wool', '62,5', 'Silk', '37.5'], field);
    const kind = 'FIELD_INVALID:materialComposition[].percentage';
    expect(offered(row, kind)).toEqual([[field, '62.5']]);
  });

  it.each([
    [['60', ''], [['materialComposition[1].percentage', '40']]],
    [
      ['0.6', '0.4'],
      [
        ['materialComposition[0].percentage', '60'],
        ['materialComposition[1].percentage', '40'],
      ],
    ],
    [['60', '35'], []],
    [['60', '60'], []],
  ])('completes shares of %j where one answer is right', ([first = '', second = ''], expected) => {
    const row = rowWith(['', '', 'Wool', first, 'Silk', second], 'materialComposition');
    expect(offered(row, 'FIELD_INVALID:materialComposition')).toEqual(expected);
  });

  it('knows yes and no of other languages', () => {
    const field = 'regulatoryCompliance.ceMarking';
    const row = rowWith(['', '', '', '', '', '', 'nein'], field);
    expect(offered(row, `FIELD_INVALID:${field}`)).toEqual([[field, 'false']]);
  });

  it.each(['Nowhere', ''])('has nothing for the country %j', (text) => {
    const row = rowWith(['', text], 'originCountry');
    expect(offered(row, 'FIELD_INVALID:originCountry')).toEqual([]);
  });

  it('leaves faults of other kinds alone', () => {
    const row = rowWith(['', 'pt'], 'originCountry');
    expect(offered(row, 'FIELD_INVALID:originCountry')).toEqual([['originCountry', 'PT']]);
    expect(offered(row, 'FIELD_MISSING:originCountry')).toEqual([]);
  });
});

describe('sureOffersOf', () => {
  it('has no check digit: any of the other digits may be the wrong one', () => {
    const row = rowWith(['09506000142013'], 'productId', { code: 'PRODUCT_ID_INVALID' });
    expect(sureOffersOf(row, 'PRODUCT_ID_INVALID:productId', table)).toEqual([]);
  });

  it('has what can only be meant so', () => {
    const row = rowWith(['', 'Portugal'], 'originCountry');
    expect(sureOffersOf(row, 'FIELD_INVALID:originCountry', table)).toEqual([
      { row: 1, column: 1, value: 'PT' },
    ]);
  });
});

describe('columnsOfKind', () => {
  it.each([
    ['FIELD_INVALID:originCountry', [1]],
    ['FIELD_INVALID:materialComposition', [2, 3, 4, 5]],
    ['FIELD_MISSING:materialComposition[].percentage', [2, 3, 4, 5]],
    ['FIELD_MISSING:regulatoryCompliance', [6]],
    ['FIELD_MISSING:size', []],
    ['ROW_UNREADABLE:', []],
  ])('of %s are %j', (kind, expected) => {
    expect(columnsOfKind(kind, table)).toEqual(expected);
  });
});
