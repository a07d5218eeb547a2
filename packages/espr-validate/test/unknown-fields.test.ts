import { describe, expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument, withValueAt } from './category-document.js';

/** Path and text of each warning of a field that no rule knows. */
function unknownFields(metadata: unknown): string[][] {
  const { warnings } = validateMetadata(metadata);
  return warnings
    .filter(({ code }) => code === 'UNKNOWN_FIELD')
    .map(({ path, message }) => [path, message]);
}

describe('a field that no rule knows', () => {
  it('gets the nearest name there is, and refuses nothing', () => {
    const { careInstructions, ...document } = readDocument('textiles');
    const misspelt = { ...document, careInstruction: careInstructions };
    expect(unknownFields(misspelt)).toEqual([
      ['careInstruction', 'No rule knows this field. Did you mean careInstructions?'],
    ]);
    const { commodityCode, ...toy } = readDocument('toys');
    const optional = { ...toy, commodityCod: commodityCode };
    expect(validateMetadata(optional)).toMatchObject({
      valid: true,
      warnings: [{ code: 'UNKNOWN_FIELD', path: 'commodityCod' }],
    });
  });

  it('is found inside lists and objects', () => {
    const composition = [
      { material: 'Wool', percent: 60 },
      { material: 'Silk', percent: 40 },
    ];
    const document = withValueAt('textiles', ['materialComposition'], composition);
    expect(unknownFields(document)).toEqual([
      ['materialComposition[0].percent', 'No rule knows this field. Did you mean percentage?'],
      ['materialComposition[1].percent', 'No rule knows this field. Did you mean percentage?'],
    ]);
    const compliance = { ceMarking: true, certificates: [], declarationOfConformityURI: 'x' };
    expect(unknownFields(withValueAt('toys', ['regulatoryCompliance'], compliance))).toEqual([
      ['regulatoryCompliance.declarationOfConformityURI', expect.stringContaining('Url?')],
    ]);
  });

  it('is a document’s own where its name is like none', () => {
    const own = { note: 'x', warehouse: { shelf: 7 }, internalReference: '4711', a: 1 };
    expect(unknownFields({ ...readDocument('textiles'), ...own })).toEqual([]);
  });

  it('gets the name of a field that is there as well', () => {
    expect(unknownFields({ ...readDocument('textiles'), fibreComposition: [] })).toEqual([
      ['fibreComposition', 'No rule knows this field. Did you mean fiberComposition?'],
    ]);
  });

  it('may stand in a value whose content no rule describes', () => {
    const document = withValueAt('textiles', ['technicalProperties'], {
      percent: 1,
      colour: 'red',
    });
    expect(unknownFields(document)).toEqual([]);
  });

  it.each(PRODUCT_CATEGORIES)('is in no complete document of %s', (category) => {
    expect(unknownFields(readDocument(category))).toEqual([]);
    expect(unknownFields({ category })).toEqual([]);
  });

  it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__'])(
    'may be called %s',
    (name) => {
      const document = { ...readDocument('toys'), ...(JSON.parse(`{"${name}": 1}`) as object) };
      expect(unknownFields(document)).toEqual([]);
    },
  );
});

describe('a member of another data model', () => {
  const batteries = readDocument('batteries');

  it.each([
    ['batteryMass', 'weight (espr-validate convert --from batterypass)'],
    ['manufacturingDate', 'dateOfManufacture (espr-validate convert --from batterypass)'],
    ['batteryMaterials', 'materialComposition (espr-validate convert --from batterypass)'],
    ['performance', 'durability, voltage, … (espr-validate convert --from catena-x)'],
    ['identification', 'chemistry, serialNumber, … (espr-validate convert --from catena-x)'],
  ])('called %s is told with where it belongs', (name, mapping) => {
    expect(unknownFields({ ...batteries, [name]: 1 })).toEqual([
      [name, expect.stringContaining(mapping)],
    ]);
  });

  it.each(['batteryCondition', 'safetyMeasures'])(
    'called %s is told of at the top alone',
    (name) => {
      expect(unknownFields({ ...batteries, own: { [name]: 1 } })).toEqual([]);
    },
  );

  it('is a member like any other in another category', () => {
    expect(unknownFields({ ...readDocument('toys'), performance: 1, safety: 1 })).toEqual([]);
  });
});

const isEndurance = process.env['TEST_ENDURANCE'] === '1';

describe('very many fields that no rule knows', () => {
  it('are told of twenty times', () => {
    const materialComposition = Array(1000).fill({ material: 'Wool', percent: 0.1 });
    const document = { ...readDocument('textiles'), materialComposition };
    expect(unknownFields(document).length).toBe(20);
  });

  it('are compared with the rules a hundred times', () => {
    const own = Array.from({ length: 100 }, (_, index) => [`own${index}`, 1]);
    const { size, ...document } = readDocument('textiles');
    const misspelt = [...own, ['sise', size]] as [string, unknown][];
    expect(unknownFields({ ...document, ...Object.fromEntries(misspelt) })).toEqual([]);
    expect(unknownFields({ ...document, ...Object.fromEntries(misspelt.slice(1)) })).toEqual([
      ['sise', expect.stringContaining('size?')],
    ]);
  });

  it.each([
    ['long ones', (index: number) => `careInstruction${index}`.padEnd(64, 'x')],
    ['ones near to a rule', (index: number) => `declarationOfConformityUr${index}`],
    ['ones that are nothing but separators', (index: number) => '_- '.repeat(20) + String(index)],
  ])(`take no longer than ${isEndurance ? 20 : 200} ms: %s`, (_name, nameOf) => {
    const names = Array.from({ length: 10_000 }, (_, index) => [nameOf(index), index]);
    const document = { ...readDocument('construction'), ...(Object.fromEntries(names) as object) };
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      validateMetadata(document);
      return process.cpuUsage(start).user / 1000;
    });
    // A comparison of each name with each rule takes seconds.
    expect(Math.min(...times)).toBeLessThan(isEndurance ? 20 : 200);
  });
});
