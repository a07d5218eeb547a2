import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wellFormedDataFields } from '../../test/support/arbitrary-data-fields.js';
import { builtInDictionary } from './application-identifier.js';
import { typedValueOf } from './typed-value-of.js';

const options = { referenceYear: 2026 };

function typed(applicationIdentifier: string, value: string) {
  return typedValueOf({ applicationIdentifier, value }, options);
}

describe('typedValueOf', () => {
  it.each([
    ['11', '260131', '2026-01-31'],
    ['17', '281231', '2028-12-31'],
    ['17', '281200', '2028-12'],
    ['15', '240229', '2024-02-29'],
    ['13', '760101', '2076-01-01'],
    ['13', '770101', '1977-01-01'],
    ['7006', '990630', '1999-06-30'],
    ['4326', '000101', '2000-01-01'],
    ['7250', '18991231', '1899-12-31'],
    ['7007', '260131', '2026-01-31'],
    ['7011', '260131', '2026-01-31'],
  ])('reads (%s)%s as the date %s', (applicationIdentifier, value, date) => {
    expect(typed(applicationIdentifier, value)).toEqual({ kind: 'date', date });
  });

  it.each([
    [2026, '76', '2076'],
    [2026, '77', '1977'],
    [2000, '50', '2050'],
    [2000, '51', '1951'],
    [2049, '00', '2000'],
    [2050, '00', '2100'],
    [2099, '49', '2149'],
    [2099, '50', '2050'],
    [1999, '49', '2049'],
  ])('reads around %i the year %s as %s', (referenceYear, yearOfCentury, year) => {
    const element = { applicationIdentifier: '17', value: `${yearOfCentury}0615` };
    const value = { kind: 'date', date: `${year}-06-15` };
    expect(typedValueOf(element, { referenceYear })).toEqual(value);
  });

  it.each([
    ['7003', '2812311430', '2028-12-31', '14:30'],
    ['7011', '2812310000', '2028-12-31', '00:00'],
    ['8008', '28123114', '2028-12-31', '14'],
    ['8008', '2812311430', '2028-12-31', '14:30'],
    ['8008', '281231143015', '2028-12-31', '14:30:15'],
    ['4324', '2812311430', '2028-12-31', '14:30'],
    ['7251', '202601312359', '2026-01-31', '23:59'],
  ])('reads (%s)%s as %s at %s', (applicationIdentifier, value, date, time) => {
    expect(typed(applicationIdentifier, value)).toEqual({ kind: 'dateTime', date, time });
  });

  it('reads two dates as a range', () => {
    const range = { kind: 'dateRange', from: '2025-12-30', to: '2026-01-02' };
    expect(typed('7007', '251230260102')).toEqual(range);
  });

  it.each([
    ['3100', '001250', '1250', 'KGM'],
    ['3103', '001250', '1.250', 'KGM'],
    ['3105', '001250', '0.01250', 'KGM'],
    ['3105', '999999', '9.99999', 'KGM'],
    ['3102', '000000', '0.00', 'KGM'],
    ['3115', '000001', '0.00001', 'MTR'],
    ['3142', '012345', '123.45', 'MTK'],
    ['3150', '000007', '7', 'LTR'],
    ['3161', '000123', '12.3', 'MTQ'],
    ['3201', '000123', '12.3', 'LBR'],
    ['3273', '001000', '1.000', 'INH'],
    ['3370', '000080', '80', '28'],
    ['3452', '000350', '3.50', 'FOT'],
    ['3523', '012345', '12.345', 'YDK'],
    ['3560', '000003', '3', 'APZ'],
    ['3571', '000123', '12.3', 'ONZ'],
    ['3601', '000123', '12.3', 'QT'],
    ['3632', '000123', '1.23', 'GLL'],
    ['3694', '012345', '1.2345', 'YDQ'],
    ['4330', '010499', '104.99', 'FAH'],
    ['4331', '002500', '25.00', 'CEL'],
    ['4333', '001850-', '-18.50', 'CEL'],
    ['4332', '000040-', '-0.40', 'FAH'],
  ])('reads (%s)%s as %s %s', (applicationIdentifier, value, amount, unit) => {
    expect(typed(applicationIdentifier, value)).toEqual({ kind: 'measure', amount, unit });
  });

  it('knows the unit of every trade and logistic measure', () => {
    const measures = builtInDictionary().entries.filter(({ applicationIdentifier }) =>
      /^3[1-6]\d\d$/.test(applicationIdentifier),
    );
    expect(measures.length).toBeGreaterThan(300);
    for (const { applicationIdentifier } of measures) {
      const value = typed(applicationIdentifier, '012345');
      expect(value, applicationIdentifier).toMatchObject({ kind: 'measure' });
      expect(value).not.toMatchObject({ unit: '' });
    }
  });

  it.each([
    ['3900', '0', '0', undefined],
    ['3902', '5', '0.05', undefined],
    ['3909', '123456789012345', '123456.789012345', undefined],
    ['3922', '001234', '12.34', undefined],
    ['3952', '001234', '12.34', undefined],
    ['3912', '97812345', '123.45', { numeric: '978', alpha3: 'EUR' }],
    ['3932', '840900719925474099', '9007199254740.99', { numeric: '840', alpha3: 'USD' }],
    ['3930', '392100', '100', { numeric: '392', alpha3: 'JPY' }],
    ['3933', '0081', '0.001', { numeric: '008', alpha3: 'ALL' }],
  ])('reads (%s)%s as the amount %s', (applicationIdentifier, value, amount, currency) => {
    expect(typed(applicationIdentifier, value)).toEqual({ kind: 'amount', amount, currency });
  });

  it.each([
    ['3940', '0010', '10'],
    ['3941', '0125', '12.5'],
    ['3943', '0125', '0.125'],
  ])('reads (%s)%s as %s per cent', (applicationIdentifier, value, percent) => {
    expect(typed(applicationIdentifier, value)).toEqual({ kind: 'percentage', percent });
  });

  it.each([
    ['30', '00000012', 12],
    ['37', '99999999', 99_999_999],
    ['37', '0', 0],
  ])('reads (%s)%s as a count', (applicationIdentifier, value, count) => {
    expect(typed(applicationIdentifier, value)).toEqual({ kind: 'count', count });
  });

  it.each([
    ['422', '276', ['DE']],
    ['424', '056', ['BE']],
    ['423', '276056250', ['DE', 'BE', 'FR']],
    ['425', '276056250528442', ['DE', 'BE', 'FR', 'NL', 'LU']],
  ])('reads (%s)%s as %j', (applicationIdentifier, value, letters) => {
    const countries = letters.map((alpha2, index) => ({
      numeric: value.slice(index * 3, index * 3 + 3),
      alpha2,
    }));
    expect(typed(applicationIdentifier, value)).toEqual({ kind: 'countries', countries });
  });

  it.each([
    ['421', '0561040', { kind: 'postalCode', postalCode: '1040' }, 'BE'],
    ['7030', '276DE-123', { kind: 'processor', approvalNumber: 'DE-123' }, 'DE'],
    ['7039', '999123', { kind: 'processor', approvalNumber: '123' }, undefined],
  ])('reads (%s)%s as a country and a text', (applicationIdentifier, value, parts, alpha2) => {
    const country = alpha2 && { numeric: value.slice(0, 3), alpha2 };
    expect(typed(applicationIdentifier, value)).toEqual({ ...parts, country });
  });

  it.each([
    ['02790858483015297971', '-62.0914152', '-58.4702029'],
    ['00000000000000000000', '-90.0000000', '0.0000000'],
    ['18000000003600000000', '90.0000000', '0.0000000'],
    ['09000000001800000000', '0.0000000', '180.0000000'],
    ['09000000011800000001', '0.0000001', '-179.9999999'],
    ['08999999993599999999', '-0.0000001', '-0.0000001'],
  ])('reads (4309)%s as %s, %s', (value, latitude, longitude) => {
    expect(typed('4309', value)).toEqual({ kind: 'coordinates', latitude, longitude });
  });

  it.each([
    ['8006', '095060001343520112', { kind: 'position', position: 1, total: 12 }],
    ['8026', '095060001343529999', { kind: 'position', position: 99, total: 99 }],
    ['7258', '2/3', { kind: 'position', position: 2, total: 3 }],
    ['4321', '1', { kind: 'flag', flag: true }],
    ['4323', '0', { kind: 'flag', flag: false }],
    ['4300', 'GS1+AISBL', { kind: 'text', text: 'GS1 AISBL' }],
    ['4302', '%E6%9D%B1%E4%BA%AC%2B1', { kind: 'text', text: '東京+1' }],
  ])('reads (%s)%s', (applicationIdentifier, value, expected) => {
    expect(typed(applicationIdentifier, value)).toEqual(expected);
  });

  it.each([
    ['plain characters', '10', 'ABC'],
    ['a key', '01', '09506000134352'],
    ['an unknown AI', '18', '260101'],
    ['no AI at all', '', '260101'],
    ['a month 13', '17', '281301'],
    ['30 February', '17', '280230'],
    ['too few digits', '3103', '00125'],
    ['a letter', '3103', '00125A'],
    ['a seventh decimal place', '3106', '001250'],
    ['an unknown currency', '3932', '9871234'],
    ['an unknown country', '422', '999'],
    ['a time beyond the day', '7003', '2812312400'],
    ['a latitude beyond the pole', '4309', '18000000010000000000'],
    ['a piece beyond the total', '8006', '095060001343520201'],
    ['bytes that are not UTF-8', '4300', 'A%FF'],
    ['half a percent sequence', '4300', 'A%F'],
    ['a flag of two digits', '4321', '01'],
  ])('answers undefined for %s', (_what, applicationIdentifier, value) => {
    expect(typed(applicationIdentifier, value)).toBeUndefined();
  });

  it('never throws, whatever the AI and its characters', () => {
    const entries = fc.constantFrom(...builtInDictionary().entries);
    const elements = entries.chain((entry) =>
      wellFormedDataFields(entry).map((value) => ({
        applicationIdentifier: entry.applicationIdentifier,
        value,
      })),
    );
    fc.assert(
      fc.property(elements, fc.integer({ min: 1900, max: 2200 }), (element, referenceYear) => {
        const value = typedValueOf(element, { referenceYear });
        expect(['string', 'undefined']).toContain(typeof value?.kind);
      }),
      { numRuns: 2000 },
    );
  });
});
