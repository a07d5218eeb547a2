import type { Metadata } from '@dpp/merkle-seal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAasSchemas } from '../../test/aas-schemas.js';
import { anyMetadata } from '../../test/any-metadata.js';
import { faultsOfExport } from '../../test/export-checks.js';
import { decodeSubmodelElements } from '../elements/decode-submodel-elements.js';
import { validateEnvironment } from '../metamodel/validate-environment.js';
import { decodeAasEnvironment } from './decode-aas-environment.js';
import { encodeAasEnvironment, type PassportContent } from './encode-aas-environment.js';

const schemas = readAasSchemas();
const id = 'https://dpp.example/passport/7';
const vocabulary = 'https://dpp.example/contexts/dpp/v1#';

const passport: PassportContent = {
  id,
  productId: '09506000134352',
  digitalLinkUri: 'https://dpp.example/01/09506000134352',
  metadata: {
    category: 'textiles',
    productName: [{ value: 'Hose', language: 'de' }],
    manufacturer: { name: 'Acme' },
  },
  generalProductInformation: { status: 'ACTIVE', economicOperator: { regId: ' DE1 ' } },
  seal: { digitalSealHash: 'ab', rfc3161: undefined },
  semantics: { context: 'https://dpp.example/contexts/dpp/v1', vocabulary },
};

const write = (changes: Partial<PassportContent> = {}) =>
  encodeAasEnvironment({ ...passport, ...changes });

const read = (environment: ReturnType<typeof write>, idShort: string) => {
  const submodel = environment.submodels.find((each) => each.idShort === idShort);
  return submodel && decodeSubmodelElements(submodel.submodelElements, idShort);
};

/** By this package, by the SDK for AAS 3.0 and by the schemas, where they are there. */
const faultsOf = (environment: unknown) => [
  ...validateEnvironment(environment).problems,
  ...faultsOfExport(environment),
  ...schemas.filter((schema) => !schema.accepts(environment)).map(({ $id }) => $id),
];

describe('a passport written as an environment', () => {
  it('is valid and read back, with any metadata', () => {
    fc.assert(
      fc.property(anyMetadata, (object) => {
        const metadata = object as Metadata;
        const environment = write({ metadata });
        expect(faultsOf(environment)).toEqual([]);
        expect(decodeAasEnvironment(environment)).toEqual({
          metadata,
          seal: { digitalSealHash: 'ab' },
          assetProductId: '09506000134352',
          operatorRegId: 'DE1',
          unread: [{ index: 1, name: 'Nameplate' }],
        });
      }),
      { numRuns: 200 },
    );
  });

  it.each<[string, Partial<PassportContent>]>([
    ['names with what XML forbids', { productId: 'SKU\u0001', metadata: { a: '\uFFFF' } }],
    [
      'characters beyond U+FFFF',
      { productId: 'SKU \u{1F600}', metadata: { a: ['\u{20BB7}', { '\u{1F600}': '\u{1F600}' }] } },
    ],
    [
      'a language whose text lies beyond U+FFFF',
      { metadata: { productName: [{ value: '\u{20BB7}\u91CE\u5C4B', language: 'ja' }] } },
    ],
    ['no metadata at all', { metadata: {} }],
    ['nothing beside the metadata', { generalProductInformation: {}, seal: undefined }],
    ['an operator of any name', { generalProductInformation: { name: '\u0001' } }],
    ['a name of any shape', { metadata: { manufacturer: ['x'], productName: { a: 1 } } }],
  ])('is valid with %s', (_what, changes) => {
    expect(faultsOf(write(changes))).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a hyphen in an idShort', '"idShort":"SerialNumber"', '"idShort":"Serial-Number"'],
    ['an idShort of one letter', '"idShort":"SerialNumber"', '"idShort":"S"'],
    ['an empty list', '"value":"12345"', '"value":[]'],
    ['what XML forbids', '"value":"12345"', '"value":"\\u0001"'],
    ['a character beyond U+FFFF', '"value":"12345"', '"value":"\u{1F600}"'],
    ['a value of another type', '"xs:string","value":"12345"', '"xs:integer","value":"x"'],
    ['an element without modelType', '"modelType":"Property",', ''],
    ['a reference to nothing', '"type":"Submodel"', '"type":"Sub"'],
    ['a long id', `"id":"${id}`, `"id":"${'x'.repeat(2001)}`],
  ])('would not be valid with %s', (_what, from, to) => {
    const text = JSON.stringify(write({ metadata: { serialNumber: '12345' } }));
    expect(text).toContain(from);
    expect(faultsOfExport(JSON.parse(text.replace(from, to)))).not.toEqual([]);
  });

  it('names shell, asset and product', () => {
    const [shell] = write().assetAdministrationShells;
    expect(shell).toMatchObject({
      id: `${id}#shell`,
      assetInformation: {
        assetKind: 'Type',
        globalAssetId: passport.digitalLinkUri,
        specificAssetIds: [{ name: 'productId', value: '09506000134352' }],
      },
    });
  });

  it('refers to each of its submodels', () => {
    const { assetAdministrationShells, submodels } = write();
    const referred = assetAdministrationShells[0]?.submodels.map(({ keys }) => keys[0]?.value);
    expect(referred).toEqual(submodels.map((submodel) => submodel.id));
    expect(submodels.map(({ idShort }) => idShort)).toEqual([
      'ComplianceMetadata',
      'Nameplate',
      'GeneralProductInformation',
      'eidasVerificationSeal',
    ]);
  });

  it('says on the nameplate what is on the product', () => {
    expect(read(write(), 'Nameplate')).toEqual({
      URIOfTheProduct: passport.digitalLinkUri,
      ManufacturerName: 'Acme',
      ManufacturerProductDesignation: [{ value: 'Hose', language: 'de' }],
    });
  });

  it('has no seal where the passport has none', () => {
    expect(read(write({ seal: undefined }), 'eidasVerificationSeal')).toBeUndefined();
  });
});

describe('concept descriptions', () => {
  it('say of each metadata field what it means, in which unit, and by which act', () => {
    const { conceptDescriptions = [], submodels } = write({
      metadata: {
        category: 'batteries',
        weight: 12,
        durability: { cycleLife: 800, ownMeasure: 1 },
        materialComposition: [
          { material: 'Nickel', percentage: 60 },
          { material: 'Cobalt', percentage: 40 },
        ],
        ownField: 'x',
        'durability.cycleLife': 'a key with a dot',
        'materialComposition.percentage': { unit: 1 },
      },
    });
    const described = conceptDescriptions.map((concept) => {
      const [specification] = concept.embeddedDataSpecifications;
      const { unit, sourceOfDefinition, dataType } = specification?.dataSpecificationContent ?? {};
      return [concept.id.split('#')[1], unit, dataType, sourceOfDefinition?.slice(0, 24)];
    });
    expect(described).toEqual([
      ['category', undefined, 'STRING', 'Regulation (EU) 2024/178'],
      ['weight', 'kg', 'REAL_MEASURE', 'Regulation (EU) 2023/154'],
      ['durability', undefined, undefined, 'Regulation (EU) 2023/154'],
      ['durability.cycleLife', 'cycle', 'REAL_MEASURE', 'Regulation (EU) 2023/154'],
      ['materialComposition', undefined, undefined, 'Regulation (EU) 2024/178'],
      ['materialComposition.percentage', '% by mass', 'REAL_MEASURE', 'Regulation (EU) 2024/178'],
    ]);
    const text = JSON.stringify(submodels);
    for (const path of ['weight', 'durability.cycleLife', 'materialComposition']) {
      expect(text).toContain(`"value":"${vocabulary}${path}"`);
    }
    expect(text).not.toContain('#ownField');
    expect(text).not.toContain('#materialComposition.percentage');
    expect(text.split('#durability.cycleLife')).toHaveLength(2);
  });

  it('are absent where no rule names a field', () => {
    for (const metadata of [{}, { category: 'unheard-of', weight: 12 }]) {
      expect(write({ metadata }).conceptDescriptions).toBeUndefined();
    }
  });
});

describe('an environment is not read', () => {
  const submodel = (idShort: string) => ({ modelType: 'Submodel', id: idShort, idShort });

  it.each([
    ['without metadata', [], 'NO_METADATA'],
    ['with metadata twice', ['ComplianceMetadata', 'ComplianceMetadata'], 'DUPLICATE_NAME'],
    [
      'with two seals',
      ['ComplianceMetadata', 'eidasVerificationSeal', 'eidasVerificationSeal'],
      'DUPLICATE_NAME',
    ],
  ])('%s', (_what, names, code) => {
    const environment = { submodels: names.map(submodel) };
    expect(() => decodeAasEnvironment(environment)).toThrow(
      expect.objectContaining({ name: 'AasError', code }),
    );
  });
});
