import { describe, expect, it } from 'vitest';
import { categoryRules } from '../src/rules.js';
import type { ProductCategory } from '../src/product-category.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument, withValueAt } from './category-document.js';

/** What a complete document is answered with once some of its fields are others. */
function verdictOn(category: ProductCategory, fields: Record<string, unknown>, now?: Date) {
  const document = { ...readDocument(category), ...fields };
  const { errors, warnings } = validateMetadata(document, now === undefined ? {} : { now });
  return {
    errors: errors.map(({ path }) => path),
    warnings: warnings.map(({ code, path }) => `${code} ${path}`),
  };
}

const clean = { errors: [], warnings: [] };

describe('duplicate materials', () => {
  const shares = (...names: unknown[]) =>
    names.map((material) => ({ material, percentage: 100 / names.length }));

  it.each([
    [['Cotton', 'Linen', 'Cotton'], ['[2]']],
    [['Cotton', ' cOTTON '], ['[1]']],
    [
      ['a', 'a', 'a', 'b'],
      ['[1]', '[2]'],
    ],
  ])('are warned of in %j at %j', (names, places) => {
    expect(verdictOn('toys', { materialComposition: shares(...names) })).toEqual({
      errors: [],
      warnings: places.map((place) => `DUPLICATE_MATERIAL materialComposition${place}.material`),
    });
  });

  it.each([[['Cotton']], [['Cotton', 'Organic cotton']], [['Öl', 'Ol']]])(
    'are not found in %j',
    (names) => {
      expect(verdictOn('toys', { materialComposition: shares(...names) })).toEqual(clean);
    },
  );

  it('are warned of among fibres', () => {
    const fiberComposition = [
      { fiber: 'cotton', percentage: 50 },
      { fiber: 'cotton', percentage: 50 },
    ];
    expect(verdictOn('textiles', { fiberComposition }).warnings).toEqual([
      'DUPLICATE_MATERIAL fiberComposition[1].fiber',
    ]);
  });

  it('stay few in a long list', () => {
    const materialComposition = Array.from({ length: 5000 }, () => ({
      material: 'x',
      percentage: 0.02,
    }));
    expect(verdictOn('toys', { materialComposition }).warnings.length).toBe(1000);
  });
});

describe('certificates that ran out', () => {
  const until = (validUntil: unknown) => ({
    regulatoryCompliance: {
      ceMarking: true,
      certificates: [
        { name: 'a', referenceNumber: '1', issuer: 'b' },
        { name: 'a', referenceNumber: '1', issuer: 'b', validUntil },
      ],
    },
  });
  const now = new Date('2028-03-01T00:30:00Z');
  const warning = 'CERTIFICATE_EXPIRED regulatoryCompliance.certificates[1].validUntil';

  it.each(['2028-02-29', '2020-01-01', '2028-02-29T23:59:59Z'])('are warned of: %s', (date) => {
    expect(verdictOn('toys', until(date), now)).toEqual({ errors: [], warnings: [warning] });
  });

  it.each(['2028-03-01', '2028-03-01T00:00:00Z', '2031-01-01'])('are not: %s', (date) => {
    expect(verdictOn('toys', until(date), now)).toEqual(clean);
  });

  it('are not looked for without a present', () => {
    expect(verdictOn('toys', until('1999-01-01'))).toEqual(clean);
  });

  it('are not told from a date that does not exist', () => {
    expect(verdictOn('toys', until('2020-02-30'), now)).toEqual({
      errors: ['regulatoryCompliance.certificates[1].validUntil'],
      warnings: [],
    });
  });
});

describe('the order of fibres', () => {
  const fibres = (...shares: number[]) => ({
    fiberComposition: shares.map((percentage, index) => ({ fiber: `f${index}`, percentage })),
  });

  it.each([[[60, 40]], [[50, 50]], [[100]], [[34, 33, 33]]])('may be %j', (shares) => {
    expect(verdictOn('textiles', fibres(...shares))).toEqual(clean);
  });

  it.each([[[40, 60]], [[50, 20, 30]]])('is warned of when %j', (shares) => {
    expect(verdictOn('textiles', fibres(...shares))).toEqual({
      errors: [],
      warnings: ['FIBERS_NOT_DESCENDING fiberComposition'],
    });
  });
});

describe('a plot of land', () => {
  const point = (lat: number, lng: number) => ({ lat, lng });
  const [a, b, c, d] = [point(1, 1), point(1, 2), point(2, 2), point(2, 1)];
  const plotOf = (polygonType: unknown, ...coordinates: unknown[]) => ({
    facilityDetails: [
      {
        facilityName: 'a',
        location: 'b',
        activity: 'c',
        eudrPlots: [{ plotId: '1', polygonType, coordinates }],
      },
    ],
  });
  const place = 'facilityDetails[0].eudrPlots[0].coordinates';

  it.each([
    ['polygon', [a, b, c, a]],
    ['Polygon', [a, b, c, d, a]],
    ['point', [a]],
    ['point', [a, b]],
    [undefined, [a, b]],
    ['MultiPoint', [a, b]],
  ])('of the type %s may have the points %j', (type, points) => {
    expect(verdictOn('textiles', plotOf(type, ...points))).toEqual(clean);
  });

  it.each([
    ['polygon', [a, b, c]],
    ['POLYGON', [a, b, c, d]],
  ] as const)(
    'of the type %s is warned of when its last point is not its first: %j',
    (type, points) => {
      expect(verdictOn('textiles', plotOf(type, ...points))).toEqual({
        errors: [],
        warnings: [`POLYGON_NOT_CLOSED ${place}`],
      });
    },
  );

  it.each([[[a]], [[a, b]], [[a, b, a]], [[a, a, a, a]], [[a, b, a, b, a]]])(
    'is no polygon with the points %j',
    (points) => {
      expect(verdictOn('textiles', plotOf('polygon', ...points))).toEqual({
        errors: [place],
        warnings: [],
      });
    },
  );

  it('with a point that is none is faulted there alone', () => {
    expect(verdictOn('textiles', plotOf('polygon', a, { lat: '1', lng: 2 })).errors).toEqual([
      `${place}[1].lat`,
    ]);
  });
});

describe('materials of forest and pasture', () => {
  const made = (material: string) => ({ materialComposition: [{ material, percentage: 100 }] });
  const warning = 'EUDR_PLOTS_MISSING facilityDetails';

  it.each([
    ...['Birch wood', 'Plywood', 'natural rubber', 'LEATHER', 'Timber', 'Latex'],
    ...['Wooden beads', 'Oak', 'Solid beech', 'MDF', 'Melamine-faced chipboard'],
  ])('need a plot of land: %s', (material) => {
    expect(verdictOn('textiles', made(material))).toEqual({ errors: [], warnings: [warning] });
  });

  it.each([
    ...['Cotton', 'Vegan leather', 'Silicone rubber', 'Leatherette', 'Woodland green dye'],
    ...[
      'PU leather',
      'Imitation oak',
      'Leather (polyurethane)',
      'Pineapple fibre',
      'Soaked cotton',
    ],
  ])('are not %s', (material) => {
    expect(verdictOn('textiles', made(material))).toEqual(clean);
  });

  it('are content with the plots of one facility', () => {
    expect(verdictOn('toys', made('Birch wood'))).toEqual(clean);
  });
});

describe('substances of very high concern', () => {
  const lead = { name: 'Lead', casNumber: '7439-92-1', concentration: 0.2 };
  const warning = 'SVHC_SUBSTANCES_INCONSISTENT svhcSubstances';

  it.each([
    [true, [lead], []],
    [false, [], []],
    [false, undefined, []],
    [true, undefined, [warning]],
    [true, [], [warning]],
    [false, [lead], [warning]],
  ])('declared %s and listed as %j give %j', (presenceOfSVHC, svhcSubstances, warnings) => {
    const verdict = verdictOn('chemicals', { presenceOfSVHC, svhcSubstances });
    expect(verdict).toEqual({ errors: [], warnings });
  });

  it('that are no list are faulted for that alone', () => {
    expect(verdictOn('chemicals', { presenceOfSVHC: true, svhcSubstances: 'lead' })).toEqual({
      errors: [],
      warnings: ['RECOMMENDED_FIELD_INVALID svhcSubstances'],
    });
  });
});

describe('the limits of REACH in textiles', () => {
  const leather = [{ material: 'Cow leather', percentage: 100 }];
  const measured = (substance: Record<string, unknown>) => ({
    hazardousSubstances: [
      { substanceName: 'Antimony', concentration: 9e9, unit: 'ppm' },
      { substanceName: 'x', unit: 'ppm', ...substance },
    ],
  });
  const refused = { errors: ['hazardousSubstances[1].concentration'], warnings: [] };

  it.each([
    [{ substanceName: 'Formaldehyde', concentration: 75 }],
    [{ substanceName: 'Formaldehyde', concentration: 0.0075, unit: '%' }],
    [{ casNumber: '50-00-0', concentration: 75_000, unit: 'ppb' }],
    [{ substanceName: 'Benzo(a)pyrene', concentration: 1, unit: 'mg/kg' }],
    [{ substanceName: 'Dimethyl fumarate', concentration: 0.1 }],
    [{ substanceName: 'Something else', concentration: 1e6 }],
    [{ substanceName: 'Chromium (total)', concentration: 9 }],
    [{ substanceName: 'Lead (Pb)', concentration: 1 }],
    [{ substanceName: 'Lead-free solder)', concentration: 9 }],
    [{ substanceName: 'Formaldehyde, free', concentration: 75 }],
    [{ substanceName: 'Chromium, total', concentration: 9 }],
    [{ substanceName: 'Lead', casNumber: '7440-36-0', concentration: 5 }, 'error'],
  ])('are kept by %j', (substance, outcome = 'clean') => {
    // A CAS number of another substance does not take a name out of the table.
    expect(verdictOn('textiles', measured(substance))).toEqual(
      outcome === 'error' ? refused : clean,
    );
  });

  it.each([
    [{ substanceName: 'Formaldehyde', concentration: 75.1 }],
    [{ substanceName: ' FORMALDEHYDE ', concentration: 76, unit: 'mg/kg' }],
    [{ substanceName: 'Formaldehyde', concentration: 76, unit: undefined }],
    [{ substanceName: 'Formaldehyde', concentration: 0.0076, unit: '% w/w' }],
    [{ casNumber: '50-00-0', concentration: 75_001, unit: 'PPB' }],
    [{ casNumber: '50-32-8', concentration: 1.01 }],
    [{ substanceName: 'benzo[a]pyrene', concentration: 1.01 }],
    [{ substanceName: 'Quinoline', concentration: 0.051, unit: 'g/kg' }],
    [{ substanceName: 'NPE', concentration: 101 }],
    [{ substanceName: 'o-toluidine', concentration: 31 }],
    [{ substanceName: 'tributyltin', concentration: 1001 }],
    [{ substanceName: 'Lead (Pb)', concentration: 1.1 }],
    [{ substanceName: 'Lead and its compounds', concentration: 1.1 }],
    [{ substanceName: 'NPE (nonylphenol ethoxylates) ', concentration: 101 }],
    [{ substanceName: 'Alkylphenols (NPEO)', concentration: 101 }],
    [{ substanceName: 'Formaldehyde, free', concentration: 76 }],
    [{ substanceName: 'Lead (Pb), extractable', concentration: 1.1 }],
  ])('are broken by %j', (substance) => {
    expect(verdictOn('textiles', measured(substance))).toEqual(refused);
  });

  it('allow more chromium VI in leather than in cloth', () => {
    const chromium = (concentration: number) =>
      measured({ substanceName: 'Chromium (VI)', concentration });
    expect(verdictOn('textiles', chromium(1.1)).errors).toEqual(refused.errors);
    const inLeather = (concentration: number) =>
      verdictOn('textiles', { ...chromium(concentration), materialComposition: leather }).errors;
    expect(inLeather(3)).toEqual([]);
    expect(inLeather(3.1)).toEqual(refused.errors);
    for (const material of ['Faux leather', 'PU leather']) {
      const materialComposition = [{ material, percentage: 100 }];
      expect(verdictOn('textiles', { ...chromium(2), materialComposition })).toEqual(refused);
    }
  });

  it('do not judge a concentration in a unit that is not known', () => {
    const substance = { substanceName: 'Formaldehyde', concentration: 9000, unit: 'mg/m3' };
    expect(verdictOn('textiles', measured(substance))).toEqual({
      errors: [],
      warnings: ['RECOMMENDED_FIELD_INVALID hazardousSubstances[1].unit'],
    });
  });

  it('do not hold for other categories', () => {
    const substance = { substanceName: 'Formaldehyde', concentration: 9000 };
    expect(verdictOn('toys', measured(substance))).toEqual(clean);
  });

  it('name the entry and the limit', () => {
    const document = withValueAt('textiles', ['hazardousSubstances', 0, 'concentration'], 80);
    expect(validateMetadata(document).errors[0]?.message).toBe(
      'hazardousSubstances[0].concentration must be a concentration of at most 75 mg/kg (REACH Annex XVII, entry 72)',
    );
  });
});

describe('a concentration in per cent', () => {
  const stated = (concentration: unknown, unit: string) => ({
    hazardousSubstances: [{ substanceName: 'Antimony', concentration, unit }],
    substancesOfConcern: [{ name: 'Antimony', concentration, unit }],
  });
  const paths = ['hazardousSubstances[0].concentration', 'substancesOfConcern[0].concentration'];

  it.each([
    [100, '%'],
    [100, '% w/w'],
    [101, 'ppm'],
    [101, 'g/kg'],
  ])('may be %d %s', (concentration, unit) => {
    expect(verdictOn('toys', stated(concentration, unit))).toEqual(clean);
  });

  it.each([
    [100.1, '%'],
    [101, '% w/w'],
    [1e9, '% W/W'],
  ])('may not be %d %s', (concentration, unit) => {
    expect(verdictOn('toys', stated(concentration, unit))).toEqual({ errors: paths, warnings: [] });
  });

  it('is advised to be no more than the whole of a battery', () => {
    const { hazardousSubstances } = stated(101, '%');
    expect(verdictOn('batteries', { hazardousSubstances })).toEqual({
      errors: [],
      warnings: [`RECOMMENDED_FIELD_INVALID ${paths[0]}`],
    });
  });

  it('is judged by its own rule alone where it is no number', () => {
    expect(verdictOn('toys', stated('101', '%'))).toEqual({ errors: paths, warnings: [] });
  });
});

describe('shares of scrap', () => {
  it.each([
    [60, 40, []],
    [60, 40.1, []],
    [60, 40.2, ['preConsumerScrapContent']],
    [100, undefined, []],
  ])('of %d %% and %d %% are faulted at %j', (post, pre, errors) => {
    const fields = { postConsumerScrapContent: post, preConsumerScrapContent: pre };
    expect(verdictOn('aluminium', fields)).toEqual({ errors, warnings: [] });
  });
});

describe('the strengths of steel', () => {
  it.each([
    [355, 490, []],
    [490, 490, []],
    [491, 490, ['yieldStrength']],
    [491, undefined, []],
  ])('of %d and %d MPa are faulted at %j', (yieldStrength, tensileStrength, errors) => {
    const verdict = verdictOn('iron-steel', { yieldStrength, tensileStrength });
    expect(verdict).toEqual({ errors, warnings: [] });
  });
});

describe('numbers in order', () => {
  const order = (voltage: unknown) => verdictOn('batteries', { voltage }).warnings;

  it.each([
    [{ minimum: 1, nominal: 2, maximum: 3 }],
    [{ minimum: 2, nominal: 2, maximum: 2 }],
    [{ minimum: 1, nominal: 3, maximum: 3, temperatureRange: { min: 1, max: 1 } }],
  ])('may be %j', (voltage) => {
    expect(order(voltage)).toEqual([]);
  });

  it.each([
    [{ minimum: 3, nominal: 2, maximum: 4 }, 'voltage'],
    [{ minimum: 1, nominal: 4, maximum: 3 }, 'voltage'],
    [
      { minimum: 1, nominal: 2, maximum: 3, temperatureRange: { min: 2, max: 1 } },
      'voltage.temperatureRange',
    ],
  ])('may not be %j', (voltage, path) => {
    expect(order(voltage)).toEqual([`RECOMMENDED_FIELD_INVALID ${path}`]);
  });

  it('are compared across one that is missing', () => {
    expect(order({ minimum: 4, maximum: 3 })).toContain('RECOMMENDED_FIELD_INVALID voltage');
  });

  it('are named in order in the message', () => {
    const document = withValueAt('batteries', ['voltage', 'nominal'], 1);
    expect(validateMetadata(document).warnings[0]?.friendlyMessage).toBe(
      'Voltage: values in ascending order: Minimum ≤ Nominal Value ≤ Maximum',
    );
  });
});

describe('values that more readers see than the law gives them to', () => {
  const exposed = (path: readonly string[], value: unknown) =>
    validateMetadata(withValueAt('batteries', path, value)).warnings.filter(({ code }) =>
      code?.endsWith('_EXPOSED'),
    );

  it.each([
    [['detailedPerformance', 'testReports'], 'testReports'],
    [['dismantlingInstructions'], 'circularityAndDisassembly.dismantlingInstructions'],
    [['durability', 'negativeEvents'], 'lifecycleAndInUse.negativeEvents'],
    [['carbonFootprint', 'numberOfCycles'], 'lifecycleAndInUse.numberOfCycles'],
  ])('names %j and the place that it belongs to, %s', (path, home) => {
    const [warning, ...others] = exposed(path, ['x']);
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      code: home === 'testReports' ? 'TEST_REPORTS_EXPOSED' : 'VALUE_EXPOSED',
      path: path.join('.'),
    });
    expect(warning?.message).toContain(home);
  });

  it.each([
    [['testReports'], ['https://example.com/report']],
    [['circularityAndDisassembly', 'dismantlingInstructions'], ['x']],
    // Between keys that the same readers see, a value may stand in either.
    [['detailedPerformance', 'numberOfCycles'], 5],
    // The rule table has it in public, too.
    [['stateOfCharge'], 50],
    // The company alone reads it.
    [['facilityDetails'], [{ testReports: ['x'] }]],
  ])('says nothing of %j', (path, value) => {
    expect(exposed(path, value)).toEqual([]);
  });

  it('finds them in lists and below other members', () => {
    const value = { cells: [{ cathodeMaterials: ['x'] }], reports: { testReports: ['x'] } };
    expect(exposed(['extra'], value)).toMatchObject([
      { code: 'VALUE_EXPOSED', path: 'extra.cells[0].cathodeMaterials' },
      { code: 'TEST_REPORTS_EXPOSED', path: 'extra.reports.testReports' },
    ]);
  });

  it('names a value once, however often it stands there, and looks only so deep', () => {
    const rows = Array.from({ length: 1000 }, () => ({ testReports: ['x'] }));
    expect(exposed(['extra'], rows)).toHaveLength(1);
    let deep: unknown = { testReports: ['x'] };
    for (let level = 0; level < 10_000; level += 1) deep = { level: deep };
    expect(exposed(['extra'], deep)).toEqual([]);
  });

  it('says nothing of other categories', () => {
    const document = withValueAt('textiles', ['extra'], { testReports: ['x'] });
    expect(validateMetadata(document).warnings).toEqual([]);
  });
});

it('has one id, a description and a legal basis for every rule', () => {
  const rules = Object.values(categoryRules).flatMap(({ crossRules }) => crossRules);
  const idsByCheck = new Map(rules.map(({ check, id }) => [check, id]));
  expect(new Set(idsByCheck.values()).size).toBe(idsByCheck.size);
  for (const { id, description, legalBasis } of rules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(description).toMatch(/^[A-Z].+\.$/);
    expect(legalBasis).not.toBe('');
  }
});
