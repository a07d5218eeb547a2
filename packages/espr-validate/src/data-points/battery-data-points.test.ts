import { describe, expect, it } from 'vitest';
import { readDocument, withValueAt } from '../../test/category-document.js';
import { batteryReadiness } from '../battery-readiness.js';
import { REDACTION_PLACEHOLDER } from '../redaction-placeholder.js';
import { batteryDataPoints, type DataPoint } from './battery-data-points.js';
import { MAXIMUM_VALUE_LENGTH } from './value-text.js';

const everybody = ['public', 'legitimate-interest', 'authority', 'owner'];

const point = (metadata: unknown, number: number): DataPoint => {
  const found = batteryDataPoints(metadata).points.find((each) => each.number === number);
  if (!found) throw new Error(`There is no data point ${number}.`);
  return found;
};

const changed = (path: string, value: unknown) => withValueAt('batteries', path.split('.'), value);

describe('the data points of a complete EV battery', () => {
  const complete = batteryDataPoints(readDocument('batteries'));

  it('are 71 by number, filled but for the two identifiers', () => {
    const { points, ...counts } = complete;
    expect(counts).toEqual({ batteryType: 'ev', mandatory: 51, mandatoryFilled: 49, filled: 69 });
    expect(points.map(({ number }) => number)).toEqual(points.map((_, index) => index + 1));
    expect(
      points.filter(({ value }) => value === null).map((each) => [each.number, each.emptyReason]),
    ).toEqual([
      [1, 'missing'],
      [2, 'unit'],
    ]);
  });

  it('count the identifiers that the passport has', () => {
    const identifiers = { passportIdentifier: 'urn:a:1', batteryIdentifier: 'urn:a:2' };
    const { mandatory, mandatoryFilled, points } = batteryDataPoints(
      readDocument('batteries'),
      identifiers,
    );
    expect([mandatory, mandatoryFilled]).toEqual([51, 51]);
    expect(points.slice(0, 2).map(({ value }) => value)).toEqual(['urn:a:1', 'urn:a:2']);
  });

  it('say where a value stands, who reads it and which article asks', () => {
    expect(complete.points[9]).toEqual({
      number: 10,
      name: 'Weight',
      article: 'Annex VI, A(5)',
      tier: 'public',
      audiences: everybody,
      isDynamic: false,
      status: 'mandatory',
      paths: ['weight'],
      value: '512.4',
      unit: 'kg',
      emptyReason: null,
    });
  });

  it.each<[number, unknown, string | null]>([
    [11, '228', 'Ah'],
    [17, '0.043', 'kg CO2e/kWh'],
    [30, 'Upper Limit: 210000 W; Lower Limit: 42000 W', null],
    [34, 'Minimum: -30 °C, Maximum: 60 °C, Reference Test: IEC 62660-2:2018', null],
    [35, '96', 'month'],
    [38, 'Cell: 0.0009 ohm, Pack: 0.062 ohm', null],
    [40, 'yes', null],
    [41, 'none', null],
    [46, expect.stringMatching(/^Component: Module, Part Number: TP84-MOD-12S; /), null],
    [63, '168', 'kW'],
    [69, 'none', null],
    [70, 'Minimum: 8 °C, Maximum: 31 °C', null],
  ])('write number %i as %j with the unit %j', (number, value, unit) => {
    expect(complete.points[number - 1]).toMatchObject({ value, unit });
  });

  it.each([
    [12, everybody],
    [49, ['legitimate-interest', 'authority', 'owner']],
    [50, ['authority', 'owner']],
    // Its tier is that of legitimate interest, and the place that of the public data point 25.
    [51, everybody],
  ])('give number %i to %j', (number, audiences) => {
    expect(complete.points[number - 1]?.audiences).toEqual(audiences);
  });
});

describe('an empty data point', () => {
  it.each(['ev', 'lmt', 'industrial'] as const)(
    'of a %s battery with nothing else is mandatory as often as nothing is said of it',
    (batteryCategory) => {
      const { points, mandatory, mandatoryFilled } = batteryDataPoints({ batteryCategory });
      expect(mandatoryFilled).toBe(1);
      const due = points.filter(({ emptyReason }) => ['missing', 'unit'].includes(emptyReason!));
      expect(due.length).toBe(mandatory - 1);
      const missing = batteryReadiness({ batteryCategory }).missing.map(({ number }) => number);
      expect(due.map(({ number }) => number)).toEqual([1, 2, ...missing]);
    },
  );

  it.each([
    ['weight', undefined, 10, 'missing'],
    ['weight', '', 10, 'missing'],
    ['weight', 'heavy', 10, 'malformed'],
    ['weight', -1, 10, 'malformed'],
    ['voltage.minimum', 'low', 26, 'malformed'],
    ['recycledContentShare.lead', 101, 23, 'malformed'],
    ['hazardousSubstances', ['lead'], 13, 'malformed'],
    ['hazardousSubstances', [], 13, null],
    ['testReports', [], 50, 'missing'],
    ['detailedPerformance', REDACTION_PLACEHOLDER, 45, 'missing'],
    ['carbonFootprint.perKwh', undefined, 17, 'pending'],
    ['warrantyPeriod', undefined, 35, 'not-stated'],
    ['lifecycleAndInUse.remainingPower', undefined, 63, 'not-applicable'],
    ['lifecycleAndInUse.batteryStatus', undefined, 67, 'unit'],
    ['batteryCategory', undefined, 6, 'missing'],
    ['batteryCategory', 'car', 6, 'malformed'],
  ])('with %s as %j leaves number %i empty: %s', (path, value, number, reason) => {
    const empty = point(changed(path, value), number);
    expect(empty.emptyReason).toBe(reason);
    expect(empty.value === null).toBe(reason !== null);
    expect(empty.paths.length).toBeGreaterThan(0);
  });

  it.each([
    [{ batteryCategory: 'portable' }, 'no-passport-due'],
    [
      { batteryCategory: 'industrial', ratedCapacity: { value: 1, unit: 'kWh' } },
      'no-passport-due',
    ],
    [{ batteryCategory: 'car' }, 'type-unknown'],
    [{}, 'type-unknown'],
    [undefined, 'type-unknown'],
    [null, 'type-unknown'],
    [[], 'type-unknown'],
    ['ev', 'type-unknown'],
  ])('of %j asks for nothing: %s', (metadata, reason) => {
    const { batteryType, mandatory, points } = batteryDataPoints(metadata);
    expect([batteryType, mandatory]).toEqual([undefined, 0]);
    expect(points[9]).toMatchObject({ status: null, value: null, emptyReason: reason });
  });
});

describe('the text of a value', () => {
  it.each([
    [['Foam', 'Sand'], 'Foam; Sand'],
    [' Foam ', 'Foam'],
  ])('of the extinguishing agent %j is %j', (value, text) => {
    expect(point(changed('usableExtinguishingAgent', value), 14).value).toBe(text);
  });

  it('names the language of a translation', () => {
    const value = [{ value: 'Zurückgeben', language: 'de' }];
    expect(point(changed('wasteManagementInformation', value), 43).value).toBe('Zurückgeben (de)');
  });

  it('takes the first unit of the table where none is stated, and none of a bare number', () => {
    const metadata = changed('electrochemicalCapacity', { value: 228 });
    expect(point(metadata, 11)).toMatchObject({ value: '228', unit: 'Ah' });
    expect(point(changed('ratedCapacity', 228), 25)).toMatchObject({ value: '228', unit: null });
  });

  it('shows members that no rule names, but for those deep inside', () => {
    const address = { street: 'Ring 1', more: { of: { a: { very: { deep: { place: {} } } } } } };
    const { value } = point(changed('manufacturer.address', address), 4);
    expect(value).toMatch(/street: Ring 1/);
    let deep: object = {};
    for (let depth = 0; depth < 20_000; depth += 1) deep = { deep };
    expect(point(changed('manufacturer.address', deep), 4).value).toMatch(/…$/);
  });

  it('ends in an ellipsis where it is longer than a cell', () => {
    const { value } = point(changed('chemistry', '\u{1f50b}'.repeat(20_000)), 12);
    expect(value?.length).toBeLessThanOrEqual(MAXIMUM_VALUE_LENGTH);
    expect(value).toMatch(/^(?:\u{1f50b})+…$/u);
  });
});
