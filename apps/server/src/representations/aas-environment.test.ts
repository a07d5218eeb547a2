import { MASKABLE_KEYS, REDACTION_PLACEHOLDER, type Metadata } from '@dpp/merkle-seal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOfExport } from '../../test/support/aas-checks.js';
import { anyMetadata } from '../../test/support/any-metadata.js';
import type { Passport } from '../features/passports/passport-model.js';
import { toAasEnvironment } from './aas-environment.js';
import type { AccessTier } from './access-tier.js';
import { decodeSubmodelElements } from './decode-submodel-elements.js';
import { toJsonLd } from './json-ld.js';

const baseUrl = 'https://dpp.example';
const at = new Date(Date.UTC(2027, 0, 1));
const hash = (digits: string) => digits.repeat(32);

const passport: Passport = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  tenantId: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  productId: '09506000134352',
  status: 'ACTIVE',
  metadata: {
    category: 'textiles',
    productName: [{ value: 'Hose', language: 'de' }],
    manufacturer: { name: 'Acme' },
    facilityDetails: [{ facilityName: 'canary' }],
  },
  enrichment: { tagline: 'Made to last' },
  economicOperator: {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
    name: 'Acme',
    regId: 'DE1',
    role: 'MANUFACTURER',
  },
  manufacturingFacility: {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3304',
    gln: '9506000134369',
    name: 'Mill',
    activity: null,
    country: 'PT',
    streetAddress: 'Street 1',
    city: 'City',
    postalCode: '1000',
  },
  seal: {
    merkleRoot: hash('ab'),
    digitalSeal: 'AAAA',
    leafHashes: { category: hash('aa'), facilityDetails: hash('bb') },
    leafSalts: { facilityDetails: 'salt-of-the-leaf' },
    sealedAt: at,
    signingKeyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3305',
    keyNumber: 1,
    publicKeyPem: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n',
    certificateChain: ['AAAA'],
    timestamp: { genTime: at, token: 'AAAA' },
  },
  publishedAt: at,
  archivedAt: null,
  statusChangedAt: null,
  retentionUntil: at,
  createdAt: at,
  updatedAt: at,
  revision: 1,
};

const render = (changes: Partial<Passport> = {}, tier: AccessTier = 'owner') =>
  toAasEnvironment(toJsonLd({ ...passport, ...changes }, { tier, baseUrl }), baseUrl);

const read = (environment: ReturnType<typeof render>, idShort: string) => {
  const submodel = environment.submodels.find((each) => each.idShort === idShort);
  return submodel && decodeSubmodelElements(submodel.submodelElements, idShort);
};

describe('the AAS environment of a passport', () => {
  it('is valid under AAS 3.0, 3.1 and 3.2 for every tier', () => {
    for (const tier of ['public', 'restricted', 'owner'] as const) {
      expect(faultsOfExport(render({}, tier))).toEqual([]);
      expect(faultsOfExport(render({ seal: null }, tier))).toEqual([]);
    }
  });

  it('is valid and read back whatever the metadata holds', () => {
    fc.assert(
      fc.property(anyMetadata, (metadata) => {
        const environment = render({ metadata: metadata as Metadata });
        expect(faultsOfExport(environment)).toEqual([]);
        expect(read(environment, 'ComplianceMetadata')).toStrictEqual(metadata);
      }),
      { numRuns: 200 },
    );
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
    ['a long id', `"id":"${baseUrl}`, `"id":"${'x'.repeat(2001)}`],
  ])('would not be valid with %s', (_what, from, to) => {
    const text = JSON.stringify(render({ metadata: { serialNumber: '12345' } }));
    expect(text).toContain(from);
    expect(faultsOfExport(JSON.parse(text.replace(from, to)))).not.toEqual([]);
  });

  it.each([
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
    [
      'an operator of any name',
      { economicOperator: { ...passport.economicOperator, name: '\u0001' } },
    ],
    ['no facility', { manufacturingFacility: null }],
    ['a name of any shape', { metadata: { manufacturer: ['x'], productName: { a: 1 } } }],
  ])('is valid with %s', (_what, changes: Partial<Passport>) => {
    expect(faultsOfExport(render(changes))).toEqual([]);
  });

  it('names shell, asset and product', () => {
    const [shell] = render().assetAdministrationShells;
    expect(shell).toMatchObject({
      id: `${baseUrl}/passport/${passport.id}#shell`,
      assetInformation: {
        assetKind: 'Type',
        globalAssetId: `${baseUrl}/01/09506000134352`,
        specificAssetIds: [{ name: 'productId', value: '09506000134352' }],
      },
    });
  });

  it('refers to each of its submodels', () => {
    const { assetAdministrationShells, submodels } = render();
    const referred = assetAdministrationShells[0]?.submodels.map(({ keys }) => keys[0]?.value);
    expect(referred).toEqual(submodels.map(({ id }) => id));
    expect(submodels.map(({ idShort }) => idShort)).toEqual([
      'ComplianceMetadata',
      'Nameplate',
      'GeneralProductInformation',
      'eidasVerificationSeal',
    ]);
  });

  it('says of each metadata field what it means, in which unit, and by which act', () => {
    const { conceptDescriptions = [], submodels } = render({
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
    const told = conceptDescriptions.map(({ id, embeddedDataSpecifications: [specification] }) => {
      const { unit, sourceOfDefinition, dataType } = specification?.dataSpecificationContent ?? {};
      return [id.split('#')[1], unit, dataType, sourceOfDefinition?.slice(0, 24)];
    });
    expect(told).toEqual([
      ['category', undefined, 'STRING', 'Regulation (EU) 2024/178'],
      ['weight', 'kg', 'REAL_MEASURE', 'Regulation (EU) 2023/154'],
      ['durability', undefined, undefined, 'Regulation (EU) 2023/154'],
      ['durability.cycleLife', 'cycle', 'REAL_MEASURE', 'Regulation (EU) 2023/154'],
      ['materialComposition', undefined, undefined, 'Regulation (EU) 2024/178'],
      ['materialComposition.percentage', '% by mass', 'REAL_MEASURE', 'Regulation (EU) 2024/178'],
    ]);
    const text = JSON.stringify(submodels);
    for (const path of ['weight', 'durability.cycleLife', 'materialComposition']) {
      expect(text).toContain(`"value":"${baseUrl}/contexts/dpp/v1#${path}"`);
    }
    expect(text).not.toContain('#ownField');
    expect(text).not.toContain('#materialComposition.percentage');
    expect(text.split('#durability.cycleLife')).toHaveLength(2);
  });

  it('has no concept descriptions where no rule names a field', () => {
    for (const metadata of [{}, { category: 'unheard-of', weight: 12 }]) {
      expect(render({ metadata }).conceptDescriptions).toBeUndefined();
    }
  });

  it('says on the nameplate what is on the product', () => {
    expect(read(render(), 'Nameplate')).toEqual({
      URIOfTheProduct: `${baseUrl}/01/09506000134352`,
      ManufacturerName: 'Acme',
      ManufacturerProductDesignation: [{ value: 'Hose', language: 'de' }],
    });
  });

  it('says what the passport says beside its metadata', () => {
    expect(read(render(), 'GeneralProductInformation')).toMatchObject({
      passportId: passport.id,
      productId: '09506000134352',
      status: 'ACTIVE',
      category: 'textiles',
      economicOperator: { name: 'Acme', regId: 'DE1' },
      manufacturingFacility: { gln: '9506000134369', country: 'PT' },
      archivedAt: null,
    });
  });

  it('has no seal where the passport has none, and no marketing at all', () => {
    expect(read(render({ seal: null }), 'eidasVerificationSeal')).toBeUndefined();
    expect(JSON.stringify(render())).not.toContain('Made to last');
  });

  it('names the three members of the seal that ingestion takes, and the whole proof', () => {
    expect(read(render(), 'eidasVerificationSeal')).toEqual({
      digitalSealHash: hash('ab'),
      cryptographicSignature: 'AAAA',
      pemPublicKey: passport.seal?.publicKeyPem,
      signatureAlgorithm: 'ECDSA-P256-SHA256-over-MerkleRoot',
      created: at.toISOString(),
      verificationMethod: `did:web:dpp.example:tenants:${passport.tenantId}#key-1`,
      x5c: ['AAAA'],
      rfc3161: { genTime: at.toISOString(), token: 'AAAA' },
      redactedLeaves: {},
      leafSalts: { facilityDetails: 'salt-of-the-leaf' },
    });
  });
});

describe('the AAS environment for the public', () => {
  const battery: Metadata = {
    category: 'batteries',
    ...Object.fromEntries(MASKABLE_KEYS.map((key) => [key, { note: [`canary-${key}`] }])),
  };

  it('masks what JSON-LD masks', () => {
    const environment = render({ metadata: battery }, 'public');
    const shown = read(environment, 'ComplianceMetadata');
    for (const key of MASKABLE_KEYS) expect(shown?.[key]).toBe(REDACTION_PLACEHOLDER);
    expect(JSON.stringify(environment)).not.toContain('canary');
  });

  it('shows a battery to a legitimate interest, its facilities to the owner alone', () => {
    const restricted = read(render({ metadata: battery }, 'restricted'), 'ComplianceMetadata');
    expect(restricted).toEqual({ ...battery, facilityDetails: REDACTION_PLACEHOLDER });
    expect(read(render({ metadata: battery }), 'ComplianceMetadata')).toEqual(battery);
  });

  it('gives the leaf of a masked key, not its salt', () => {
    expect(read(render({}, 'public'), 'eidasVerificationSeal')).toMatchObject({
      redactedLeaves: { facilityDetails: hash('bb') },
      leafSalts: {},
    });
    expect(JSON.stringify(render({}, 'public'))).not.toContain('salt-of-the-leaf');
  });

  it('keeps the street of a facility to the owner', () => {
    expect(JSON.stringify(render({}, 'public'))).not.toContain('Street 1');
    expect(JSON.stringify(render())).toContain('Street 1');
  });
});
