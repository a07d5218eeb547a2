import { describe, expect, it } from 'vitest';
import { did, passportModel } from '../../test/passport-fixture.js';
import { categoryPassports, unitPassport } from '../../test/category-passports.js';
import {
  createProductPassportCredential,
  createBatchPassportCredential,
  createUnitPassportCredential,
} from './digital-product-passport.js';
import type { ProductPassportModel } from './passport-model.js';

const MASKED = '[REDACTED - Privileged Access Required]';

function subjectOf(overrides: Partial<ProductPassportModel>) {
  return createProductPassportCredential(passportModel(overrides)).credentialSubject;
}

describe('createProductPassportCredential', () => {
  it('has the members that UNTP 0.7.0 requires of a credential', () => {
    expect(createProductPassportCredential(passportModel())).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://vocabulary.uncefact.org/untp/0.7.0/context/',
        'https://dpp.example/contexts/vc/v1',
      ],
      type: ['DigitalProductPassport', 'VerifiableCredential'],
      id: 'https://dpp.example/credentials/7d0f2c3e',
      name: 'Digital product passport: 09506000134352',
      issuer: { type: ['CredentialIssuer'], id: did, name: 'Acme Textiles' },
      validFrom: '2026-02-03T04:05:06.000Z',
    });
  });

  it('has the members that UNTP 0.7.0 requires of a product', () => {
    expect(subjectOf({})).toMatchObject({
      type: ['Product'],
      id: 'https://dpp.example/01/09506000134352',
      name: '09506000134352',
      idScheme: { type: ['IdentifierScheme'], name: 'GS1 GTIN' },
      idGranularity: 'model',
      productCategory: [{ code: 'textiles', name: 'textiles' }],
      producedAtFacility: { type: ['Facility'], name: 'Mill 1' },
      countryOfProduction: { countryCode: 'PT' },
    });
  });

  it('leaves out what it has no value for', () => {
    const { credentialSubject, ...credential } = createProductPassportCredential(passportModel());
    expect(credential).not.toHaveProperty('credentialStatus');
    expect(credential.issuer).not.toHaveProperty('issuerAlsoKnownAs');
    for (const member of ['modelNumber', 'materialProvenance', 'performanceClaim']) {
      expect(credentialSubject).not.toHaveProperty(member);
    }
  });

  it('lists the registration number of the issuer under its DID', () => {
    const model = passportModel({ issuerRegistrationId: 'PT501234567' });
    expect(createProductPassportCredential(model).issuer.issuerAlsoKnownAs).toEqual([
      { type: ['Party'], id: did, name: 'Acme Textiles', registeredId: 'PT501234567' },
    ]);
  });

  it('carries a status entry as it came', () => {
    const credentialStatus = {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: 94567,
      statusListCredential: 'https://dpp.example/status/1',
    } as const;
    const model = passportModel({ credentialStatus });
    expect(createProductPassportCredential(model).credentialStatus).toEqual(credentialStatus);
  });

  it('names the software that makes it, if the caller does', () => {
    const issuingSoftware = {
      id: 'https://vendor.example/1.2.3',
      name: 'Maker',
      version: '1.2.3',
      vendor: { id: 'did:web:vendor.example', name: 'Vendor' },
    };
    const model = passportModel({ issuingSoftware });
    expect(createProductPassportCredential(model).issuingSoftware).toEqual(issuingSoftware);
    expect(createProductPassportCredential(passportModel())).not.toHaveProperty('issuingSoftware');
  });

  it.each([
    ['the given name', { productName: 'Shirt', metadata: { productName: 'Other' } }, 'Shirt'],
    ['the metadata text', { metadata: { productName: 'Shirt' } }, 'Shirt'],
    [
      'the English text of several',
      {
        metadata: {
          productName: [
            { value: 'Hemd', language: 'de' },
            { value: 'Shirt', language: 'en' },
          ],
        },
      },
      'Shirt',
    ],
    ['the first text', { metadata: { productName: [{ value: 'Hemd', language: 'de' }] } }, 'Hemd'],
    ['the product id', { metadata: { productName: [null, 3] } }, '09506000134352'],
    ['the product id', { metadata: { productName: MASKED } }, '09506000134352'],
  ])('takes %s as the product name', (_what, overrides, name) => {
    expect(subjectOf(overrides).name).toBe(name);
  });

  it('keeps a product name in several languages among the characteristics', () => {
    const productName = [{ value: 'Hemd', language: 'de' }];
    expect(subjectOf({ metadata: { productName } }).characteristics).toEqual({ productName });
  });

  it('puts a composition without origins into the characteristics', () => {
    const materialComposition = [
      { material: 'Cotton', percentage: 80, originCountry: 'IN' },
      { material: 'Elastane', percentage: 20 },
    ];
    const subject = subjectOf({ metadata: { materialComposition } });
    expect(subject.characteristics).toEqual({ materialComposition });
    expect(subject).not.toHaveProperty('materialProvenance');
  });

  it('states the provenance instead once every origin is known', () => {
    const materialComposition = [{ material: 'Cotton', percentage: 100, originCountry: 'IN' }];
    const subject = subjectOf({ metadata: { materialComposition } });
    expect(subject.materialProvenance).toHaveLength(1);
    expect(subject.characteristics).toEqual({});
  });

  it('says nothing twice that has a place of its own', () => {
    const metadata = {
      category: 'textiles',
      gtin: '09506000134352',
      model: 'T-1',
      productName: 'Shirt',
      size: 'M',
    };
    const subject = subjectOf({ metadata });
    expect(subject.modelNumber).toBe('T-1');
    expect(subject.characteristics).toEqual({ size: 'M' });
  });

  it('keeps what differs from the place of its own', () => {
    const metadata = {
      gtin: '09506000134369',
      grai: '09506000134352A1',
      model: 7,
      productName: 'Hemd',
      category: 'Textiles',
    };
    expect(subjectOf({ productName: 'Shirt', metadata }).characteristics).toEqual({
      gtin: '09506000134369',
      grai: '09506000134352A1',
      model: 7,
      productName: 'Hemd',
      category: 'Textiles',
    });
  });

  it('restates a measure as a claim and keeps its details', () => {
    const carbonFootprint = { co2eKg: 6.5, unit: 'kg CO2e', calculationMethod: 'PEF' };
    const subject = subjectOf({ metadata: { carbonFootprint } });
    expect(subject.performanceClaim).toHaveLength(1);
    expect(subject.characteristics).toEqual({ carbonFootprint });
  });

  it('lets no masked value into the credential, wherever it stood', () => {
    const metadata = {
      model: MASKED,
      facilityDetails: MASKED,
      durability: { cycleLife: MASKED },
      materialComposition: [{ material: 'Cotton', percentage: 100, originCountry: MASKED }],
      unheardOf: [[MASKED]],
    };
    const credential = createProductPassportCredential(passportModel({ metadata }));
    expect(JSON.stringify(credential)).not.toContain('REDACTED');
    expect(JSON.stringify(credential)).not.toContain('facilityDetails');
  });

  it('does not change the model', () => {
    const model = passportModel({ metadata: { model: 'T-1', durability: { cycleLife: MASKED } } });
    const before = structuredClone(model);
    createProductPassportCredential(model);
    expect(model).toEqual(before);
  });

  it('writes the country code in upper case', () => {
    const facility = { gln: '9506000140445', name: 'Mill 1', country: 'pt' };
    expect(subjectOf({ facility }).countryOfProduction).toEqual({ countryCode: 'PT' });
  });

  it.each(['', ' '])('refuses a facility with the country "%s"', (country) => {
    const facility = { gln: '9506000140445', name: 'Mill 1', country };
    expect(() => subjectOf({ facility })).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'NOT_VC_READY' }),
    );
  });

  it.each(['2026-02-03', 'yesterday', ''])('refuses the start "%s"', (validFrom) => {
    expect(() => subjectOf({ validFrom })).toThrow(
      expect.objectContaining({ code: 'INVALID_DATE' }),
    );
  });
});

describe('createUnitPassportCredential', () => {
  it('is the credential of the model but for its id and subject', () => {
    const unit = unitPassport();
    const { credentialSubject: _model, ...ofModel } = createProductPassportCredential(unit);
    const { credentialSubject: _item, ...ofUnit } = createUnitPassportCredential(unit);
    expect(ofUnit).toEqual(ofModel);
    expect(ofUnit.id).toBe('https://dpp.example/unit/8d1b2c9e');
  });

  it('describes the unit', () => {
    expect(createUnitPassportCredential(unitPassport()).credentialSubject).toMatchObject({
      id: 'https://dpp.example/01/09506000142081/21/TP84-0001',
      idGranularity: 'item',
      itemNumber: 'TP84-0001',
      productionDate: '2027-03-01',
    });
  });

  it('refuses a unit of a passport that cannot have a credential', () => {
    const facility = { gln: '9506000140445', name: 'Mill 1', country: '' };
    expect(() => createUnitPassportCredential(unitPassport({ facility }))).toThrow(
      expect.objectContaining({ code: 'NOT_VC_READY' }),
    );
  });

  it('carries no more of a unit than the model of it names', () => {
    const unit = { ...unitPassport().unit, currentState: { stateOfHealth: 'CANARY' } };
    const credential = createUnitPassportCredential(unitPassport({ unit }));
    expect(JSON.stringify(credential)).not.toContain('CANARY');
  });
});

describe('createBatchPassportCredential', () => {
  const batch = {
    batchNumber: '4711',
    digitalLinkUri: 'https://dpp.example/01/09506000142081/10/4711',
  };
  const { unit: _unit, ...model } = unitPassport();
  const ofBatch = (changes: object = {}) =>
    createBatchPassportCredential({ ...model, id: batch.digitalLinkUri, batch, ...changes });

  it('is the credential of the model but for its id and subject', () => {
    const { credentialSubject: _batch, ...rest } = ofBatch();
    const { credentialSubject: _model, ...ofModel } = createProductPassportCredential(model);
    expect(rest).toEqual({ ...ofModel, id: batch.digitalLinkUri, name: rest.name });
  });

  it('describes the batch, with a link to its model', () => {
    const metadata = { ...model.metadata, batchNumber: 'OTHER', serialNumber: 'S-1' };
    const { credentialSubject } = ofBatch({ metadata });
    expect(credentialSubject).toMatchObject({
      id: batch.digitalLinkUri,
      idGranularity: 'batch',
      batchNumber: '4711',
    });
    expect(credentialSubject.relatedDocument?.[0]?.linkURL).toBe(model.digitalLinkUri);
    expect(JSON.stringify(credentialSubject)).not.toMatch(/OTHER|S-1/);
  });

  it.each(['', ' ', '\t'])('refuses the number %j', (batchNumber) => {
    expect(() => ofBatch({ batch: { ...batch, batchNumber } })).toThrow(
      expect.objectContaining({ code: 'INVALID_BATCH_NUMBER' }),
    );
  });

  it('refuses a batch of a passport that cannot have a credential', () => {
    const facility = { gln: '9506000140445', name: 'Mill 1', country: '' };
    expect(() => ofBatch({ facility })).toThrow(expect.objectContaining({ code: 'NOT_VC_READY' }));
  });

  it('never holds a restricted value', () => {
    const metadata = { ...model.metadata, facilityDetails: [{ facilityName: 'CANARY' }] };
    expect(JSON.stringify(ofBatch({ metadata }))).not.toContain('CANARY');
  });
});

describe('a credential of a model or a unit', () => {
  const restricted = {
    facilityDetails: [{ facilityName: 'CANARY' }],
    detailedPerformance: { cathodeMaterials: ['CANARY'] },
    lifecycleAndInUse: 'CANARY',
    circularityAndDisassembly: { dismantlingInstructions: ['https://a.example/CANARY'] },
  };

  it.each(categoryPassports)('never holds a restricted value of %s', (_category, model) => {
    const leaky = { ...model, metadata: { ...model.metadata, ...restricted } };
    expect(JSON.stringify(createProductPassportCredential(leaky))).not.toContain('CANARY');
    const unit = createUnitPassportCredential({ ...leaky, unit: unitPassport().unit });
    expect(JSON.stringify(unit)).not.toContain('CANARY');
  });

  it.each(categoryPassports)(
    'holds nothing of %s where all of it is masked',
    (_category, model) => {
      const keys = Object.keys(model.metadata).filter((key) => key !== 'category');
      const metadata = Object.fromEntries(keys.map((key) => [key, MASKED]));
      const credential = createProductPassportCredential({ ...model, metadata });
      expect(JSON.stringify(credential)).not.toContain('REDACTED');
      expect(credential.credentialSubject.characteristics).toEqual({});
    },
  );
});
