import { describe, expect, it } from 'vitest';
import { convertPayload } from '../src/convert.js';
import { validateMetadata } from '../src/index.js';
import { batteryPassAspects, catenaXPayload } from './foreign-payloads.js';

const aspects = Object.values(batteryPassAspects);
const whole: object = Object.assign({}, ...aspects) as object;
const pathsOf = (found: ReturnType<typeof convertPayload>) =>
  (found?.notTaken ?? []).map(({ path }) => path);

/** What neither payload states, and every battery needs. */
const unstated = [
  'originCountry',
  'facilityDetails',
  'regulatoryCompliance.ceMarking',
  'regulatoryCompliance.certificates',
];

const common = {
  category: 'batteries',
  batteryCategory: 'ev',
  weight: 500,
  dateOfManufacture: '2027-03-04',
  electrochemicalCapacity: { value: 228, unit: 'Ah' },
  ratedCapacity: { value: 84, unit: 'kWh' },
  voltage: { minimum: 275, nominal: 368, maximum: 420 },
  capacityThresholdForExhaustion: 70,
  idleTemperatureRange: { min: -30, max: 60 },
  roundTripEfficiency: { initial: 95.5, at50PercentCycleLife: 93 },
  internalResistance: { cell: 0.0009, pack: 0.062 },
  warrantyPeriod: { months: 96 },
  recycledContentShare: { cobalt: 17.5, lithium: 6.4, nickel: 7.1, lead: 0 },
  materialComposition: [
    { material: 'Aluminium', percentage: 60 },
    { material: 'Lithium', percentage: 40 },
  ],
  criticalRawMaterials: [{ name: 'Lithium', casNumber: '7439-93-2', massFraction: 40 }],
  lifecycleAndInUse: { batteryStatus: 'original', dateOfPuttingIntoService: '2027-05-04' },
};

describe('convertPayload', () => {
  it('writes the metadata of a Battery Pass payload', () => {
    const { metadata } = convertPayload(whole, 'batterypass')!;
    expect(metadata).toMatchObject({
      ...common,
      chemistry: 'NMC',
      powerCapability: { limitMax: 210_100 },
      durability: { cycleLife: 1500, calendarLifeYears: 15, cRate: 0.33 },
      carbonFootprint: { perKwh: 0.043, co2eKg: 5376, performanceClass: 'B' },
      placeOfManufacture: { country: 'HU' },
      manufacturer: { name: 'Danube Cells Kft.' },
      separateCollectionSymbol: true,
      usableExtinguishingAgent: ['Water spray', 'Class D powder'],
    });
    const { errors } = validateMetadata(metadata);
    expect(errors.map(({ path }) => path).filter((path) => !unstated.includes(path))).toEqual([]);
  });

  it('writes the metadata of a Catena-X payload', () => {
    const { metadata } = convertPayload(catenaXPayload, 'catena-x')!;
    expect(metadata).toMatchObject({
      ...common,
      chemistry: 'NMC 811',
      batteryModelIdentifier: 'TP-84-R3',
      serialNumber: 'TP84-1',
      batchNumber: 'B-7',
      commodityCode: '8507600090',
      powerCapability: { original: 168_000 },
      carbonFootprint: { perKwh: 0.043, performanceClass: 'B' },
      hazardousSubstances: [
        { substanceName: 'Cadmium', casNumber: '7440-43-9', concentration: 5, unit: 'ppm' },
        { substanceName: 'Lithium hexafluorophosphate', concentration: 1.1, unit: '%' },
      ],
    });
    const { errors } = validateMetadata(metadata);
    const others = errors.map(({ path }) => path).filter((path) => !unstated.includes(path));
    // The submodel states the footprint by kWh alone.
    expect(others).toEqual(['carbonFootprint.co2eKg']);
  });

  it('names everything of a Battery Pass payload that it did not take', () => {
    expect(pathsOf(convertPayload(whole, 'batterypass')).sort()).toEqual(
      [
        'batteryChemistry.clearName',
        'batteryCondition.stateOfCharge.lastUpdate',
        'batteryCondition.stateOfCharge.stateOfChargeValue',
        'batteryMaterials[0].batteryMaterialIdentifier',
        'batteryPassportIdentifier',
        'batteryTechicalProperties.initialInternalResistance[2].batteryComponent',
        'batteryTechicalProperties.initialInternalResistance[2].ohmicResistance',
        'batteryTechicalProperties.powerCapabilityRatio',
        'carbonFootprintPerLifecycleStage[0].carbonFootprint',
        'carbonFootprintPerLifecycleStage[0].lifecycleStage',
        'dismantlingAndRemovalInformation[0].documentType',
        'hazardousSubstances[0].hazardousSubstanceClass',
        'labels[0].labelingMeaning.en',
        'labels[0].labelingSymbol',
        'manufacturerInformation.identifier',
        'manufacturingPlace.postalCode',
        'manufacturingPlace.streetAddress',
        'operatorInformation.contactName',
        'productIdentifier',
        'resultOfTestReport',
        'sparePartSources[0].nameOfSupplier',
        'supplyChainIndicies',
      ].sort(),
    );
  });

  it('names what it did not take of a Catena-X payload, with the reason', () => {
    const { notTaken } = convertPayload(catenaXPayload, 'catena-x')!;
    expect(notTaken).toContainEqual({
      path: 'performance.dynamic.stateOfCharge.value',
      reason: 'is of a battery in use: record it as telemetry of its unit',
    });
    const paths = notTaken.map(({ path }) => path);
    for (const path of [
      'identification.idDmc',
      'performance.rated.resistance.module',
      'specVersion',
    ]) {
      expect(paths).toContain(path);
    }
  });

  it.each([
    ['each aspect by itself', aspects],
    ['the same in an object', batteryPassAspects],
    ['the same, wrapped by a program', { data: { submodels: [{ value: whole }] } }],
  ])('takes %s for one battery', (_what, payload) => {
    const { metadata } = convertPayload(payload, 'batterypass')!;
    expect(metadata).toEqual(convertPayload(whole, 'batterypass')!.metadata);
  });

  it.each([
    [
      'a country of a name that nobody knows',
      { manufacturingPlace: { addressCountry: 'Ruritania' } },
    ],
    ['a date that is none', { manufacturingDate: '4 March 2027' }],
    ['a mass in words', { batteryMass: '500 kg' }],
    ['another category', { batteryCategory: 'hoverboard' }],
    ['masses that are not those of the battery', { batteryMass: 900 }],
    ['a footprint that is no number', { absoluteCarbonFootprint: 'low' }],
    ['a link that is none', { carbonFootprintStudy: 'telnet://192.0.2.16:80/' }],
  ])('refuses %s, and says so', (_what, changes) => {
    const found = convertPayload({ ...whole, ...changes }, 'batterypass')!;
    const [name = ''] = Object.keys(changes);
    const start =
      name === 'batteryMass' && typeof Object.values(changes)[0] === 'number'
        ? 'batteryMaterials'
        : name;
    expect(found.notTaken.find(({ path }) => path.startsWith(start))?.reason).not.toMatch(
      /have no member/,
    );
    expect(JSON.stringify(found.metadata)).not.toContain('Ruritania');
  });

  it.each([
    [
      'a sum of shares that is not 100 %',
      { materials: { composition: [{ ...catenaXPayload.materials.composition[0] }] } },
      'materials.composition[0]',
    ],
    [
      'a unit that nobody knows',
      { characteristics: { physicalDimension: { weight: { value: 1, unit: 'unit:stone' } } } },
      'characteristics.physicalDimension.weight.value',
    ],
    [
      'two footprints',
      { sustainability: { carbonFootprint: [{ value: 1 }, { value: 2 }] } },
      'sustainability.carbonFootprint[0].value',
    ],
  ])('does not guess with %s', (_what, payload, path) => {
    const whole = { operation: { intoServiceDate: '2027-05-04' }, ...payload };
    expect(pathsOf(convertPayload(whole, 'catena-x'))).toContain(path);
  });

  it('says which of two payloads states what another one does', () => {
    const twice = [{ batteryMass: 1 }, { batteryMass: 2 }];
    const found = convertPayload(twice, 'batterypass')!;
    expect(found.metadata).toMatchObject({ weight: 1 });
    expect(pathsOf(found)).toEqual(['1.batteryMass']);
  });

  it.each([null, 7, 'text', [], {}, { name: 'x' }, { metadata: {} }])(
    'makes nothing of %j',
    (payload) => {
      for (const from of ['batterypass', 'catena-x'] as const) {
        expect(convertPayload(payload, from)).toBeUndefined();
      }
    },
  );

  it('makes nothing of a payload of the other model', () => {
    expect(convertPayload(catenaXPayload, 'batterypass')).toBeUndefined();
    for (const payload of [whole, batteryPassAspects, aspects]) {
      expect(convertPayload(payload, 'catena-x')).toBeUndefined();
    }
  });

  it('takes no member of what every object inherits', () => {
    const hostile: unknown = JSON.parse('{"batteryMass":1,"__proto__":{"batteryCategory":"ev"}}');
    expect(convertPayload(hostile, 'batterypass')?.metadata).toEqual({
      category: 'batteries',
      weight: 1,
    });
  });
});
