import { describe, expect, it } from 'vitest';
import { readDocument, withValueAt } from '../test/category-document.js';
import { batteryReadiness } from './battery-readiness.js';
import { BATTERY_DATA_POINTS, type BatteryType } from './rules/battery-data-points.js';
import { batteries } from './categories/batteries.js';
import type { Shape } from './rules/shape.js';
import { validateMetadata } from './validate-metadata.js';

const types: BatteryType[] = ['ev', 'lmt', 'industrial'];

function missingPaths(metadata: unknown): string[] {
  return batteryReadiness(metadata).missing.map(({ path }) => path);
}

function mandatoryPoints(type: BatteryType) {
  return BATTERY_DATA_POINTS.filter(({ status }) => status[type] === 'mandatory');
}

describe('the data points', () => {
  it('are 71, numbered as in the guidance', () => {
    expect(BATTERY_DATA_POINTS.map(({ number }) => number)).toEqual(
      Array.from({ length: 71 }, (_, index) => index + 1),
    );
  });

  it.each([
    ['ev', 51, 41, 35],
    ['lmt', 54, 40, 34],
    ['industrial', 36, 35, 29],
  ] as const)('of %s are mandatory as often as the guidance says', (type, all, fixed, open) => {
    const points = mandatoryPoints(type);
    expect(points.length).toBe(all);
    expect(points.filter(({ isDynamic }) => !isDynamic).length).toBe(fixed);
    expect(points.filter(({ isDynamic, tier }) => !isDynamic && tier === 'public').length).toBe(
      open,
    );
  });

  it('stand in places that the rules of batteries know', () => {
    for (const path of BATTERY_DATA_POINTS.flatMap(({ paths }) => paths)) {
      expect(knows({ kind: 'object', members: batteries.fields }, path.split('.')), path).toBe(
        true,
      );
    }
  });

  function knows(shape: Shape, [name, ...rest]: string[]): boolean {
    if (name === undefined) return true;
    if (shape.kind === 'either') {
      return shape.alternatives.some((alternative) => knows(alternative, [name, ...rest]));
    }
    const member = shape.kind === 'object' ? shape.members[name] : undefined;
    return member !== undefined && knows(member.shape, rest);
  }
});

describe('batteryReadiness', () => {
  it('finds nothing missing in a complete EV battery', () => {
    expect(batteryReadiness(readDocument('batteries'))).toEqual({
      batteryType: 'ev',
      mandatory: 49,
      missing: [],
    });
  });

  it('says of a missing data point where it belongs, who may read it and which article asks', () => {
    expect(batteryReadiness(withValueAt('batteries', ['weight'], undefined)).missing).toEqual([
      {
        number: 10,
        name: 'Weight',
        path: 'weight',
        tier: 'public',
        article: 'Annex VI, A(5)',
        isDynamic: false,
      },
    ]);
  });

  it.each(types)('lists everything that an empty %s battery must have', (batteryCategory) => {
    const { mandatory, missing } = batteryReadiness({ batteryCategory });
    const fillable = mandatoryPoints(batteryCategory).filter(({ paths }) => paths.length > 0);
    expect(mandatory).toBe(fillable.length);
    // The category itself is there.
    expect(missing.map(({ number }) => number)).toEqual(
      fillable.map(({ number }) => number).filter((number) => number !== 6),
    );
  });

  it.each([
    ['portable', undefined],
    ['sli', undefined],
    ['EV', 'ev'],
    ['stationary', 'industrial'],
    ['car', undefined],
    [7, undefined],
    [null, undefined],
  ])('takes the battery category %j for %s', (batteryCategory, type) => {
    expect(batteryReadiness({ batteryCategory }).batteryType).toBe(type);
  });

  it.each([
    [{ value: 2, unit: 'kWh' }, undefined],
    [{ value: 2000, unit: 'Wh' }, undefined],
    [{ value: 2.1, unit: 'kWh' }, 'industrial'],
    [{ value: 1, unit: 'Ah' }, 'industrial'],
    [{ value: '1', unit: 'kWh' }, 'industrial'],
    [1, 'industrial'],
  ])('asks for the passport of an industrial battery of %j: %s', (ratedCapacity, type) => {
    const metadata = { batteryCategory: 'industrial', ratedCapacity };
    expect(batteryReadiness(metadata).batteryType).toBe(type);
    expect(batteryReadiness({ ...metadata, batteryCategory: 'lmt' }).batteryType).toBe('lmt');
  });

  it.each(['', ' ', null, [], undefined])('takes %j for nothing', (value) => {
    const document = withValueAt('batteries', ['usableExtinguishingAgent'], value);
    expect(missingPaths(document)).toEqual(['usableExtinguishingAgent']);
  });

  it.each([
    [['weight'], 'heavy', 'weight'],
    [['voltage', 'minimum'], 'low', 'voltage.minimum'],
    [['recycledContentShare', 'lead'], 101, 'recycledContentShare.lead'],
    [['placeOfManufacture', 'country'], 'Hungary', 'placeOfManufacture'],
    [['hazardousSubstances'], ['lead'], 'hazardousSubstances'],
    [['dateOfManufacture'], '2027-13', 'dateOfManufacture'],
  ])('takes a malformed value at %j for none: %j', (path, value, missing) => {
    const document = withValueAt('batteries', path, value);
    expect(missingPaths(document)).toEqual([missing]);
  });

  it.each([
    [['hazardousSubstances'], []],
    [['criticalRawMaterials'], []],
    [['renewableContentShare'], 0],
    [['recycledContentShare', 'lead'], 0],
    [['manufacturer', 'email'], undefined],
    [['regulatoryCompliance', 'declarationOfConformityUrl'], { url: 'https://a.example/b' }],
  ])('is content at %j with %j', (path, value) => {
    expect(missingPaths(withValueAt('batteries', path, value))).toEqual([]);
  });

  it.each([undefined, null, 'ev', [], { batteryCategory: [] }, { batteryCategory: 'constructor' }])(
    'asks nothing of %j',
    (metadata) => {
      expect(batteryReadiness(metadata)).toEqual({ mandatory: 0, missing: [] });
    },
  );
});

describe('the warning on save', () => {
  const warningsOf = (metadata: unknown) =>
    validateMetadata(metadata).warnings.filter(({ code }) => code === 'BATTERY_DATA_MISSING');

  it('is one for all that is missing, with its count and its list', () => {
    const { voltage: _, weight: __, ...document } = readDocument('batteries');
    expect(warningsOf(document)).toEqual([
      {
        code: 'BATTERY_DATA_MISSING',
        path: 'metadata',
        message:
          '4 data points that Regulation (EU) 2023/1542 asks for are missing: Weight; Voltage › Minimum; Voltage › Nominal Value; Voltage › Maximum',
        friendlyMessage: expect.stringMatching(/^4 data points .+ Voltage › Maximum$/) as string,
      },
    ]);
  });

  it('speaks of one data point in the singular', () => {
    const [warning] = warningsOf(withValueAt('batteries', ['weight'], undefined));
    expect(warning?.message).toMatch(/^1 data point .* is missing: Weight$/);
  });

  it('never refuses', () => {
    const document = withValueAt('batteries', ['weight'], undefined);
    expect(validateMetadata(document)).toMatchObject({ valid: true, errors: [] });
  });

  it('leaves to the unit what only a battery in use can tell', () => {
    expect(warningsOf(withValueAt('batteries', ['lifecycleAndInUse'], undefined))).toEqual([]);
    expect(missingPaths(withValueAt('batteries', ['lifecycleAndInUse'], undefined))).toContain(
      'lifecycleAndInUse.batteryStatus',
    );
  });

  it('is not given of a malformed value, which has a warning of its own', () => {
    const { warnings } = validateMetadata(withValueAt('batteries', ['weight'], 'heavy'));
    expect(warnings.map(({ code }) => code)).toEqual(['RECOMMENDED_FIELD_INVALID']);
  });

  it('is not given to batteries that need no passport', () => {
    const document = withValueAt('batteries', ['batteryCategory'], 'portable');
    expect(warningsOf({ ...document, weight: undefined })).toEqual([]);
  });
});
