import { describe, expect, it } from 'vitest';
import { passportModel } from '../../test/passport-fixture.js';
import type { PassportUnit } from './passport-model.js';
import { createItemSubject, createModelSubject } from './product-subject.js';

const modelOf = (metadata: Record<string, unknown>) =>
  createModelSubject(passportModel({ metadata }));

const unit = {
  serialNumber: 'U-1',
  digitalLinkUri: 'https://dpp.example/01/09506000134352/21/U-1',
};

function itemOf(metadata: Record<string, unknown>, overrides: Partial<PassportUnit> = {}) {
  return createItemSubject({
    ...passportModel({ metadata }),
    unit: { ...unit, ...overrides },
  });
}

describe('createModelSubject', () => {
  it.each([
    ['modelNumber', { model: 'T-1' }, 'T-1'],
    ['batchNumber', { batchNumber: 'B-1' }, 'B-1'],
    ['itemNumber', { serialNumber: 'S-1' }, 'S-1'],
    ['productionDate', { dateOfManufacture: '2027-03-01' }, '2027-03-01'],
    ['dimensions', { weight: 2.5 }, { weight: { value: 2.5, unit: 'KGM' } }],
    [
      'productImage',
      { colourImageUrl: 'https://a.example/b.png' },
      { linkURL: 'https://a.example/b.png', linkName: 'Image of the product' },
    ],
    [
      'relatedDocument',
      { userManualUrl: 'https://a.example/b' },
      [{ linkURL: 'https://a.example/b', linkName: 'User manual' }],
    ],
  ])('states %s, and the same value nowhere else', (property, metadata, value) => {
    const subject = modelOf(metadata);
    expect(subject).toHaveProperty(property, value);
    expect(subject.characteristics).toEqual({});
  });

  it.each([
    ['modelNumber', { model: 7 }],
    ['modelNumber', { model: ' ' }],
    ['batchNumber', { batchNumber: ['B-1'] }],
    ['itemNumber', { serialNumber: '' }],
    ['productionDate', { dateOfManufacture: '2027-03' }],
    ['productionDate', { dateOfManufacture: '2027-02-30' }],
    ['productionDate', { dateOfManufacture: '2027-03-01T12:00:00Z' }],
    ['dimensions', { weight: '2.5 kg' }],
    ['dimensions', { weight: 0 }],
    ['productImage', { colourImageUrl: 'on the box' }],
    ['relatedDocument', { userManualUrl: 'in the box' }],
  ])('states no %s from %j, which stays a characteristic', (property, metadata) => {
    const subject = modelOf(metadata);
    expect(subject).not.toHaveProperty(property);
    expect(subject.characteristics).toEqual(metadata);
  });

  it.each([
    ['a title', { userManualUrl: { url: 'https://a.example/b', resourceTitle: 'B' } }],
    ['another spelling', { userManualUrl: 'https://a.example/ä' }],
    ['a parent', { millCertificate: { type: '3.1', url: 'https://a.example/b' } }],
  ])('keeps a document with %s among the characteristics too', (_what, metadata) => {
    const subject = modelOf(metadata);
    expect(subject.relatedDocument).toHaveLength(1);
    expect(subject.characteristics).toEqual(metadata);
  });

  it('keeps a composition that says more than provenance can', () => {
    const cotton = { material: 'Cotton', percentage: 100, originCountry: 'IN', organic: true };
    const subject = modelOf({ materialComposition: [cotton] });
    expect(subject.materialProvenance).toHaveLength(1);
    expect(subject.characteristics).toEqual({ materialComposition: [cotton] });
  });

  it('is no item', () => {
    expect(modelOf({ serialNumber: 'S-1' }).idGranularity).toBe('model');
  });
});

describe('createItemSubject', () => {
  it('identifies the unit and leads to the passport of its model', () => {
    expect(itemOf({ model: 'T-1' })).toMatchObject({
      id: unit.digitalLinkUri,
      idGranularity: 'item',
      itemNumber: 'U-1',
      modelNumber: 'T-1',
      relatedDocument: [
        {
          linkURL: 'https://dpp.example/01/09506000134352',
          linkType: 'https://ref.gs1.org/voc/dpp',
        },
      ],
    });
  });

  it('links the documents of its model as well', () => {
    const { relatedDocument, characteristics } = itemOf({ userManualUrl: 'https://a.example/b' });
    expect(relatedDocument?.map(({ linkName }) => linkName)).toEqual([
      'Passport of the product model',
      'User manual',
    ]);
    expect(characteristics).toEqual({});
  });

  it('says nothing of the batch or piece that its model names', () => {
    const said = JSON.stringify(itemOf({ batchNumber: 'B-OTHER', serialNumber: 'S-OTHER' }));
    expect(said).not.toContain('OTHER');
    expect(said).not.toContain('batchNumber');
  });

  it.each([
    ['a day', '2027-03-01', '2027-03-01'],
    ['a moment', '2027-03-01T22:30:00.000Z', '2027-03-01'],
    ['a moment elsewhere, by the day there', '2027-03-02T00:30:00+02:00', '2027-03-02'],
  ])('was made on %s', (_what, manufacturedAt, productionDate) => {
    const item = itemOf({ dateOfManufacture: '2027-02' }, { manufacturedAt });
    expect(item.productionDate).toBe(productionDate);
    expect(item.characteristics).toEqual({});
  });

  it.each([[null], [undefined]])('has the date of its model where it has none: %j', (none) => {
    const day = itemOf({ dateOfManufacture: '2027-02-01' }, { manufacturedAt: none });
    expect(day.productionDate).toBe('2027-02-01');
    const month = itemOf({ dateOfManufacture: '2027-02' }, { manufacturedAt: none });
    expect(month.characteristics).toEqual({ dateOfManufacture: '2027-02' });
  });

  it.each(['', ' '])('refuses the serial number "%s"', (serialNumber) => {
    expect(() => itemOf({}, { serialNumber })).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_SERIAL_NUMBER' }),
    );
  });

  it.each(['2027', '2027-03', '2027-02-30', '2027-03-01T10:00:00', 'yesterday', ''])(
    'refuses the date "%s"',
    (manufacturedAt) => {
      expect(() => itemOf({}, { manufacturedAt })).toThrow(
        expect.objectContaining({ code: 'INVALID_DATE' }),
      );
    },
  );
});
