import type { Audience } from '@dpp/espr-validate';
import { decodeSubmodelElements, validateEnvironment } from '@dpp/aas';
import { MASKABLE_KEYS, REDACTION_PLACEHOLDER, type Metadata } from '@dpp/merkle-seal';
import { describe, expect, it } from 'vitest';
import type { Passport } from '../../features/passports/passport-model.js';
import { toAasEnvironment } from './aas-environment.js';
import { toJsonLd } from '../json-ld/json-ld.js';

const baseUrl = 'https://dpp.example';
const at = new Date(Date.UTC(2027, 0, 1));
const hash = (digits: string) => digits.repeat(32);

const passport: Passport = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  tenantId: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  productId: '09506000134352',
  status: 'ACTIVE',
  isTest: false,
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
    sealedBy: 'ada@acme.example',
    signingKeyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3305',
    keyNumber: 1,
    publicKeyPem: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n',
    certificateChain: ['AAAA'],
    timestamp: { genTime: at, token: 'AAAA' },
  },
  publishedAt: at,
  archivedAt: null,
  statusChangedAt: null,
  statusNote: null,
  retentionUntil: at,
  revisionOf: null,
  supersededBy: null,
  createdAt: at,
  updatedAt: at,
  updatedBy: 'ada@acme.example',
  editCount: 1,
  revision: 1,
};

const render = (changes: Partial<Passport> = {}, audience: Audience = 'owner') =>
  toAasEnvironment(toJsonLd({ ...passport, ...changes }, { audience, baseUrl }), baseUrl);

const read = (environment: ReturnType<typeof render>, idShort: string) => {
  const submodel = environment.submodels.find((each) => each.idShort === idShort);
  return submodel && decodeSubmodelElements(submodel.submodelElements, idShort);
};

describe('the AAS environment of a passport', () => {
  it('is valid for every audience', () => {
    for (const audience of ['public', 'legitimate-interest', 'authority', 'owner'] as const) {
      expect(validateEnvironment(render({}, audience)).problems).toEqual([]);
      expect(validateEnvironment(render({ seal: null }, audience)).problems).toEqual([]);
    }
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
    const restricted = read(render({ metadata: battery }, 'authority'), 'ComplianceMetadata');
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
