import { describe, expect, it } from 'vitest';
import { readDocument, withValueAt } from '../test/category-document.js';
import { wordingOf } from './all-locales.js';
import { LOCALES } from './locale.js';
import type { ProductCategory } from './product-category.js';
import { REDACTION_PLACEHOLDER } from './redaction-placeholder.js';
import { validateMetadata } from './validate-metadata.js';

function errorPaths(metadata: unknown): string[] {
  return validateMetadata(metadata).errors.map(({ path }) => path);
}

/** Errors of a complete document with one place changed. */
function errorPathsWith(
  category: ProductCategory,
  path: readonly (string | number)[],
  value: unknown,
): string[] {
  return errorPaths(withValueAt(category, path, value));
}

describe('the category', () => {
  it.each([undefined, null, 'boats', 'Textiles', '', 5, ['textiles'], REDACTION_PLACEHOLDER])(
    'is the only error, without a friendly message, when it is %j',
    (category) => {
      const { errors, ...rest } = validateMetadata({ category, originCountry: 'nowhere' });
      expect(rest).toEqual({ valid: false, category: 'unknown', warnings: [] });
      expect(errors).toEqual([{ path: 'category', message: expect.any(String) as string }]);
    },
  );

  it.each([undefined, null, 'textiles', 3, true, [{ category: 'toys' }]])(
    'cannot be read from %j',
    (metadata) => {
      const { errors, category } = validateMetadata(metadata);
      expect(category).toBe('unknown');
      expect(errors).toEqual([{ path: '', message: expect.any(String) as string }]);
    },
  );
});

describe('messages', () => {
  it('name the field and what it must be', () => {
    const document = withValueAt('iron-steel', ['tensileStrengthClass'], '');
    expect(validateMetadata(document).errors).toEqual([
      {
        path: 'tensileStrengthClass',
        message: 'tensileStrengthClass must be a non-empty string',
        friendlyMessage: 'Tensile Strength Class: a non-empty string',
      },
    ]);
  });

  it('lead a person to a place inside a list', () => {
    const document = withValueAt('toys', ['materialComposition', 1, 'percentage'], -5);
    expect(validateMetadata(document).errors[0]).toEqual({
      path: 'materialComposition[1].percentage',
      message: 'materialComposition[1].percentage must be a number greater than 0 and at most 100',
      friendlyMessage:
        'Material Composition #2 › Percentage: a number greater than 0 and at most 100',
    });
  });

  it('tell what is missing from what does not fit', () => {
    const message = (size: unknown) =>
      validateMetadata(withValueAt('textiles', ['size'], size)).errors[0];
    expect(message(undefined)).toEqual({
      path: 'size',
      message: 'size is missing; it must be a non-empty string',
      friendlyMessage: 'Size: missing; expected: a non-empty string',
    });
    expect(message(null)).toEqual({
      path: 'size',
      message: 'size must be a non-empty string',
      friendlyMessage: 'Size: a non-empty string',
    });
  });

  it('tell a missing category from an unknown one', () => {
    const message = (metadata: object) => validateMetadata(metadata).errors[0]?.message;
    expect(message({})).toMatch(/^category is missing; it must be one of textiles, /);
    expect(message({ category: 'boats' })).toMatch(/^category must be one of textiles, /);
  });

  it('ask of what is missing in a recommended value, and do not demand it', () => {
    const document = withValueAt('batteries', ['idleTemperatureRange'], { max: 40 });
    expect(validateMetadata(document).warnings).toContainEqual({
      code: 'RECOMMENDED_FIELD_INVALID',
      path: 'idleTemperatureRange.min',
      message: 'idleTemperatureRange.min is missing; it should be a number of -273.15 or more',
      friendlyMessage:
        'Idle Temperature Range › Minimum: missing; expected: a number of -273.15 or more',
    });
  });

  it.each([
    [
      'batteries',
      'durability',
      'an object (cycleLife: a number of 0 or more; calendarLifeYears: a number of 0 or more)',
      'a group of fields (Cycle Life: a number of 0 or more; Calendar Life in Years: a number of 0 or more)',
    ],
    // No member of it is required.
    [
      'batteries',
      'internalResistance',
      'an object (any of these: cell; pack)',
      'a group of fields (any of these: Cell; Pack)',
    ],
    ['textiles', 'technicalProperties', 'an object', 'a group of fields'],
    [
      'cosmetics',
      'ingredientList',
      'a list with at least one entry (each entry: a non-empty string)',
      'a list with at least one entry (each entry: a non-empty string)',
    ],
    [
      'textiles',
      'fiberComposition',
      'a list with at least one entry (each entry: an object (fiber: a non-empty string; percentage: a number from 0 to 100); the percentages add up to 100)',
      'a list with at least one entry (each entry: a group of fields (Fiber: a non-empty string; Percentage: a number from 0 to 100); the percentages add up to 100)',
    ],
  ] as const)('of %s name what %s must hold', (category, field, technical, plain) => {
    const { errors, warnings } = validateMetadata(withValueAt(category, [field], 'none'));
    const [item] = [...errors, ...warnings].filter(({ path }) => path === field);
    expect(item?.message).toMatch(new RegExp(`^${field} (must|should) be `));
    expect(item?.message.endsWith(` be ${technical}`)).toBe(true);
    expect(item?.friendlyMessage?.endsWith(`: ${plain}`)).toBe(true);
  });

  it('stay short where there are very many', () => {
    const plots = Array(1000).fill(0);
    const [site] = readDocument('toys')['facilityDetails'] as object[];
    const document = { ...readDocument('toys'), facilityDetails: [{ ...site, eudrPlots: plots }] };
    const { errors } = validateMetadata(document);
    expect(errors[99]?.message).toContain(' must be an object (plotId: a non-empty string; ');
    expect(errors[100]?.message).toMatch(/ must be an object$/);
    expect(JSON.stringify(errors).length).toBeLessThan(250_000);
  });

  it.each(LOCALES)('are complete in %s', (locale) => {
    const { errors } = validateMetadata({ category: 'batteries' }, { wording: wordingOf(locale) });
    expect(errors.length).toBeGreaterThan(8);
    for (const { friendlyMessage } of errors) expect(friendlyMessage).toMatch(/^\S.*: .+$/);
  });
});

it('reports every fault at once: in the order of the document, then what is missing', () => {
  expect(errorPaths({ category: 'iron-steel', scrapMetalContentRatio: 101, gtin: '1' })).toEqual([
    'scrapMetalContentRatio',
    'gtin',
    'originCountry',
    'materialComposition',
    'facilityDetails',
    'regulatoryCompliance',
    'tensileStrengthClass',
    'carbonEmissionIntensityPerTon',
  ]);
});

it('judges a document alike, whatever the order of its members and the documents before', () => {
  const document = { ...withValueAt('textiles', ['size'], ''), unruled: 1 };
  const reversed = Object.fromEntries(Object.entries(document).reverse());
  const others = [{ category: 'textiles' }, readDocument('toys'), readDocument('textiles')];
  for (const other of others) {
    expect(errorPaths(document)).toEqual(['size']);
    validateMetadata(other);
    expect(errorPaths(reversed)).toEqual(['size']);
    validateMetadata(other);
  }
});

it('takes a member that is undefined for a missing one', () => {
  const document = readDocument('textiles');
  expect(errorPaths({ ...document, size: undefined })).toEqual(['size']);
  expect(errorPaths({ ...document, model: undefined })).toEqual([]);
  const facilityDetails = [
    { ...(document['facilityDetails'] as object[])[0], facilityName: undefined },
  ];
  expect(errorPaths({ ...document, facilityDetails })).toEqual(['facilityDetails[0].facilityName']);
});

it('takes what JSON would not write, such as an inherited getter, for missing', () => {
  class Getters {
    get facilityName() {
      return 5;
    }
  }
  expect(errorPaths(Object.assign(new Map(), { category: 'textiles' }))).toContain('size');
  const document = withValueAt('textiles', ['facilityDetails'], [new Getters()]);
  expect(errorPaths(document)).toContain('facilityDetails[0].facilityName');
});

it('accepts keys that no rule names, at every level', () => {
  const document = withValueAt('toys', ['facilityDetails', 0, 'roomNumber'], 7);
  expect(errorPaths({ ...document, anything: { goes: [null] } })).toEqual([]);
});

it('stops reading lists after a thousand faults', () => {
  const document = withValueAt('toys', ['materialComposition'], Array(100_000).fill(0));
  const { errors } = validateMetadata(document);
  expect(errors.length).toBe(1000);
});

it('finds an error behind more warnings than there is room for', () => {
  const [site] = readDocument('toys')['facilityDetails'] as object[];
  const traceabilityDocs = Array.from({ length: 2_000 }, () => ({ documentHash: 'no hash' }));
  const facilityDetails = [
    { ...site, traceabilityDocs },
    { ...site, facilityName: 5 },
  ];
  const { valid, errors } = validateMetadata({ ...readDocument('toys'), facilityDetails });
  expect(valid).toBe(false);
  expect(errors.map(({ path }) => path)).toEqual(['facilityDetails[1].facilityName']);
});

describe('originCountry', () => {
  it.each(['XK', 'EU', 'UK', 'de', 'DEU', 'Germany', '', 276])('refuses %j', (country) => {
    expect(errorPathsWith('toys', ['originCountry'], country)).toEqual(['originCountry']);
  });

  it.each(['DE', 'GB', 'TW', 'ZW'])('accepts %s', (country) => {
    expect(errorPathsWith('toys', ['originCountry'], country)).toEqual([]);
  });
});

describe('a composition', () => {
  const shares = (...percentages: unknown[]) =>
    percentages.map((percentage, index) => ({ material: `m${index}`, percentage }));

  it.each([
    [[100]],
    [[99.9]],
    [[50.05, 50.05]],
    [[33.3, 33.3, 33.3]],
    [[0.1, 0.2, 99.7]],
    [[33.4, 33.4, 33.3]],
    [Array<number>(1000).fill(0.1)],
  ])('may add up to %j', (percentages) => {
    const document = withValueAt('toys', ['materialComposition'], shares(...percentages));
    expect(errorPaths(document)).toEqual([]);
  });

  it.each([[[99.89]], [[50, 50.11]], [[60, 60]], [[0.5]], [Array<number>(999).fill(0.1).slice(2)]])(
    'may not add up to %j',
    (percentages) => {
      const document = withValueAt('toys', ['materialComposition'], shares(...percentages));
      expect(errorPaths(document)).toEqual(['materialComposition']);
    },
  );

  it.each([
    [[0, 100], ['materialComposition[0].percentage']],
    [
      [-1, 101],
      ['materialComposition[0].percentage', 'materialComposition[1].percentage'],
    ],
    [['50', 50], ['materialComposition[0].percentage']],
    [[undefined, 50], ['materialComposition[0].percentage']],
    [[150], ['materialComposition[0].percentage', 'materialComposition']],
  ])('of %j is faulted at %j', (percentages, paths) => {
    const document = withValueAt('toys', ['materialComposition'], shares(...percentages));
    expect(errorPaths(document)).toEqual(paths);
  });

  it('may not be empty', () => {
    expect(errorPathsWith('toys', ['materialComposition'], [])).toEqual(['materialComposition']);
  });

  it('needs percentage, not percent', () => {
    const document = withValueAt(
      'toys',
      ['materialComposition'],
      [{ material: 'x', percent: 100 }],
    );
    expect(errorPaths(document)).toEqual(['materialComposition[0].percentage']);
  });

  it('of fibres is held to 100 as well, with shares of 0 allowed', () => {
    const fibres = (...percentages: number[]) =>
      errorPathsWith(
        'textiles',
        ['fiberComposition'],
        percentages.map((percentage) => ({ fiber: 'cotton', percentage })),
      );
    expect(fibres(100, 0)).toEqual([]);
    expect(fibres(99.8)).toEqual(['fiberComposition']);
    expect(fibres(101)).toEqual(['fiberComposition[0].percentage', 'fiberComposition']);
  });

  it('of a chemical has no share below 0.01', () => {
    const document = (least: number) =>
      withValueAt('chemicals', ['materialComposition'], shares(100 - least, least));
    expect(errorPaths(document(0.01))).toEqual([]);
    expect(errorPaths(document(0.009))).toEqual(['materialComposition[1].percentage']);
  });
});

describe('facilityDetails', () => {
  it.each(['facilityName', 'location', 'activity'])('needs a visible %s', (name) => {
    const path = ['facilityDetails', 0, name];
    expect(errorPathsWith('toys', path, ' ')).toEqual([`facilityDetails[0].${name}`]);
  });

  it('needs one site', () => {
    expect(errorPathsWith('toys', ['facilityDetails'], [])).toEqual(['facilityDetails']);
  });

  it.each([
    ['lat', 90, true],
    ['lat', -90, true],
    ['lat', 90.000001, false],
    ['lng', -180, true],
    ['lng', 180.1, false],
  ])('has plots with %s %d: %s', (name, value, fits) => {
    const path = ['facilityDetails', 0, 'eudrPlots', 0, 'coordinates', 2, name];
    const faulty = `facilityDetails[0].eudrPlots[0].coordinates[2].${name}`;
    expect(errorPathsWith('toys', path, value)).toEqual(fits ? [] : [faulty]);
  });

  it('accepts traceability documents in the shape of a document reference', () => {
    const reference = { contentType: 'application/pdf', url: 'https://example.com/a.pdf' };
    const path = ['facilityDetails', 0, 'traceabilityDocs'];
    expect(errorPathsWith('toys', path, [reference])).toEqual([]);
  });
});

describe('regulatoryCompliance', () => {
  it('may list no certificate', () => {
    expect(errorPathsWith('toys', ['regulatoryCompliance', 'certificates'], [])).toEqual([]);
  });

  it.each(['2027-02-30', '30.06.2027', 'unlimited', ''])(
    'has no certificate valid until %j',
    (date) => {
      const path = ['regulatoryCompliance', 'certificates', 0, 'validUntil'];
      expect(errorPathsWith('toys', path, date)).toEqual([
        'regulatoryCompliance.certificates[0].validUntil',
      ]);
    },
  );
});

describe('fields with several shapes', () => {
  it.each([
    ['textiles', 'careInstructions', 'Wash cold'],
    ['textiles', 'careInstructions', ['Wash cold', { value: 'Kalt waschen', language: 'de' }]],
    ['textiles', 'productName', 'Fjord'],
    ['cosmetics', 'packagingRecyclability', 0],
    ['cosmetics', 'packagingRecyclability', { recycledContentPercentage: 100 }],
    ['electronics', 'electronicWasteInstructions', 'Bring it back'],
    ['batteries', 'batteryCategory', 'LMT'],
    ['batteries', 'placeOfManufacture', 'Komárom'],
    ['toys', 'chemicalContentCertificates', []],
    ['chemicals', 'hazardClassification', []],
  ] as const)('%s: %s may be %j', (category, field, value) => {
    expect(validateMetadata(withValueAt(category, [field], value))).toMatchObject({
      errors: [],
      warnings: [],
    });
  });

  it.each([
    ['textiles', 'careInstructions', '', ''],
    ['textiles', 'careInstructions', [], ''],
    ['textiles', 'careInstructions', ['ok', ''], '[1]'],
    ['textiles', 'careInstructions', [{ value: 'ok' }], '[0].language'],
    ['cosmetics', 'packagingRecyclability', 100.5, ''],
    ['cosmetics', 'packagingRecyclability', '88', ''],
    ['cosmetics', 'packagingRecyclability', {}, '.recycledContentPercentage'],
    ['electronics', 'electronicWasteInstructions', [], ''],
    ['batteries', 'batteryCategory', 'car', ''],
    ['iron-steel', 'carbonEmissionIntensityPerTon', -0.01, ''],
    ['iron-steel', 'carbonEmissionIntensityPerTon', '1.42', ''],
    ['iron-steel', 'carbonEmissionIntensityPerTon', Infinity, ''],
    ['iron-steel', 'carbonEmissionIntensityPerTon', NaN, ''],
    [
      'electronics',
      'circularityIndices',
      { repairabilityScore: 11, durabilityScore: 1 },
      '.repairabilityScore',
    ],
    ['chemicals', 'presenceOfSVHC', 'no', ''],
    ['chemicals', 'hazardClassification', ['H319', ''], '[1]'],
    ['batteries', 'electrochemicalCapacity', { value: 10, unit: 'V' }, '.unit'],
    ['batteries', 'carbonFootprint', { co2eKg: 1, unit: 't CO2e' }, '.unit'],
  ] as const)('%s: %s may not be %j', (category, field, value, below) => {
    expect(errorPathsWith(category, [field], value)).toEqual([field + below]);
  });

  it('joins the shapes in the message when the value has none of them', () => {
    const document = withValueAt('cosmetics', ['packagingRecyclability'], true);
    expect(validateMetadata(document).errors[0]?.message).toBe(
      'packagingRecyclability must be a number from 0 to 100 or an object (recycledContentPercentage: a number from 0 to 100)',
    );
  });

  it.each([1.42, 2200, 1e9, 0])('sets no upper bound to an emission intensity of %d', (value) => {
    expect(errorPathsWith('iron-steel', ['carbonEmissionIntensityPerTon'], value)).toEqual([]);
  });
});

describe('fields that others may stand in for', () => {
  const url = 'https://example.com/dop.pdf';

  it.each([
    ['declarationOfPerformance', { url }],
    ['declarationOfConformityUrl', url],
    ['declarationOfConformity', { url }],
    [
      'regulatoryCompliance',
      { ceMarking: true, certificates: [], declarationOfConformityUrl: url },
    ],
    [
      'regulatoryCompliance',
      { ceMarking: true, certificates: [], declarationOfConformity: { url } },
    ],
  ])('a construction product may declare its performance by %s %j', (name, value) => {
    const document = withValueAt('construction', ['declarationOfPerformanceUrl'], undefined);
    expect(errorPaths({ ...document, [name]: value })).toEqual([]);
    expect(errorPaths(document)).toEqual(['declarationOfPerformanceUrl']);
  });

  it('a malformed stand-in is faulted in its own place', () => {
    const document = withValueAt('construction', ['declarationOfPerformanceUrl'], undefined);
    expect(errorPaths({ ...document, declarationOfConformityUrl: 'dop.pdf' })).toEqual([
      'declarationOfConformityUrl',
    ]);
  });

  it('does not excuse a malformed field', () => {
    const document = withValueAt('chemicals', ['safetyDatasheetUrl'], 'sds.pdf');
    expect(errorPaths(document)).toEqual(['safetyDatasheetUrl']);
  });

  it('a chemical may link its safety data sheet as a document reference', () => {
    const document = withValueAt('chemicals', ['safetyDatasheetUrl'], undefined);
    expect(errorPaths(document)).toEqual([]);
    delete document['safetyDatasheet'];
    expect(errorPaths(document)).toEqual(['safetyDatasheetUrl']);
  });
});

describe('recommended fields', () => {
  it('give a warning when malformed', () => {
    const document = withValueAt('batteries', ['placeOfManufacture', 'country'], 'Hungary');
    expect(validateMetadata(document)).toMatchObject({
      valid: true,
      warnings: [{ code: 'RECOMMENDED_FIELD_INVALID', path: 'placeOfManufacture.country' }],
    });
  });

  it('are warned of once when missing, by name and in the language asked for', () => {
    const { weight, manufacturer, ...rest } = readDocument('batteries');
    expect([weight, manufacturer]).not.toContain(undefined);
    const wording = wordingOf('de');
    const document = { ...rest, batteryCategory: 'portable' };
    expect(validateMetadata(document, { wording })).toMatchObject({
      valid: true,
      warnings: [
        {
          code: 'RECOMMENDED_FIELD_MISSING',
          path: 'metadata',
          message: 'Recommended, but not stated: Manufacturer; Weight',
          friendlyMessage: 'Empfohlen, aber nicht angegeben: Hersteller; Gewicht',
        },
      ],
    });
  });

  it('of a battery that needs a passport are told with the rest of its data', () => {
    const { weight, ...document } = readDocument('batteries');
    expect(weight).toBeDefined();
    const { warnings } = validateMetadata(document);
    expect(warnings.map(({ code }) => code)).toEqual(['BATTERY_DATA_MISSING']);
  });

  it.each([
    ['toys', 'colourImageUrl', ['RECOMMENDED_FIELD_MISSING']],
    ['construction', 'globalWarmingPotential', ['RECOMMENDED_FIELD_MISSING']],
    ['textiles', 'durability', []],
    ['chemicals', 'svhcSubstances', []],
  ] as const)('of %s without %s give %j', (category, field, codes) => {
    const { warnings } = validateMetadata(withValueAt(category, [field], undefined));
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });
});

describe('carbonFootprint', () => {
  it('is required of batteries', () => {
    expect(errorPathsWith('batteries', ['carbonFootprint'], undefined)).toEqual([
      'carbonFootprint',
    ]);
  });

  it('is optional elsewhere, though not malformed', () => {
    expect(errorPathsWith('toys', ['carbonFootprint'], undefined)).toEqual([]);
    expect(errorPathsWith('toys', ['carbonFootprint', 'co2eKg'], -1)).toEqual([
      'carbonFootprint.co2eKg',
    ]);
  });
});

describe('the redaction placeholder', () => {
  it.each(['facilityDetails', 'size', 'aKeyNoRuleNames', 'detailedPerformance', 'constructor'])(
    'is one error as the value of %s',
    (key) => {
      const document = { ...readDocument('textiles'), [key]: REDACTION_PLACEHOLDER };
      const { errors } = validateMetadata(document);
      expect(errors.map(({ path }) => path)).toEqual([key]);
      expect(errors[0]?.message).toContain('placeholder');
    },
  );

  it('is reported for a thousand keys at most, and refused however many there are', () => {
    const masked = Array.from({ length: 10_000 }, (_, index) => [
      `k${index}`,
      REDACTION_PLACEHOLDER,
    ]);
    const document = { ...(Object.fromEntries(masked) as object), ...readDocument('textiles') };
    expect(errorPaths(document)).toHaveLength(1000);
  });

  it('is a plain text below the top level, where nothing is masked', () => {
    const path = ['materialComposition', 0, 'material'];
    expect(errorPathsWith('toys', path, REDACTION_PLACEHOLDER)).toEqual([]);
  });
});
