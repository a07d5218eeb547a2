import { describe, expect, it } from 'vitest';
import { AUDIENCE_TABLE, mayRead, RESTRICTED_KEYS, type Audience } from './audiences.js';
import { BATTERY_DATA_POINTS, type BatteryDataTier } from './rules/battery-data-points.js';

describe('the table of audiences', () => {
  it('shows everything to the owner, and nothing that it names to the public', () => {
    expect(AUDIENCE_TABLE.rows.length).toBeGreaterThan(0);
    for (const { audiences } of AUDIENCE_TABLE.rows) {
      expect(audiences).toContain('owner');
      expect(audiences).not.toContain('public');
    }
  });

  it('names each element once, and a provision for it', () => {
    const elements = AUDIENCE_TABLE.rows.map(({ element }) => element);
    expect(new Set(elements).size).toBe(elements.length);
    for (const { source } of AUDIENCE_TABLE.rows)
      expect(source).toMatch(/^(?:Annex XIII, |API contract: )/);
  });

  it.each<[string, Audience, boolean]>([
    ['testReports', 'authority', true],
    ['testReports', 'legitimate-interest', false],
    ['unit.dynamicData', 'legitimate-interest', true],
    ['unit.dynamicData', 'authority', false],
    ['unit.currentState', 'authority', false],
    ['unit.currentState', 'public', false],
    ['facilityDetails', 'authority', false],
    ['facilityDetails', 'owner', true],
    ['chemistry', 'public', true],
  ])('%s is for %s: %s', (element, audience, isReadable) => {
    expect(mayRead(audience, element)).toBe(isReadable);
  });
});

it('reads a row of another category as public', () => {
  expect(mayRead('public', 'testReports', 'textiles')).toBe(true);
  expect(mayRead('public', 'testReports', 'batteries')).toBe(false);
  expect(mayRead('public', 'facilityDetails', 'textiles')).toBe(false);
});

/** Readers that Annex XIII gives a list to. */
const readersByLaw: Readonly<Record<BatteryDataTier, readonly Audience[]>> = {
  public: ['public', 'legitimate-interest', 'authority', 'owner'],
  'legitimate-interest': ['legitimate-interest', 'authority', 'owner'],
  authorities: ['authority', 'owner'],
};

/** Points of a single battery that its model states as well, where point 1 of the annex makes them public. */
const publicOfModel = [51, 53, 55, 57, 59, 60];

describe('the 71 data points of a battery passport', () => {
  it.each(
    BATTERY_DATA_POINTS.filter(({ number }) => !publicOfModel.includes(number)).flatMap(
      ({ number, name, paths, tier }) => paths.map((path) => ({ number, name, path, tier })),
    ),
  )('$number, $name, at $path is read by those that the law names', ({ path, tier }) => {
    const [key] = path.split('.');
    const row = RESTRICTED_KEYS.find(({ element }) => element === key);
    const readers = row?.audiences ?? readersByLaw.public;
    expect([...readers].sort()).toEqual([...readersByLaw[tier]].sort());
  });
});
