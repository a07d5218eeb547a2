import { describe, expect, it } from 'vitest';
import { personalDataAdvisory } from './personal-data.js';

function pathOf(metadata: unknown) {
  return personalDataAdvisory(metadata)?.path;
}

describe('personalDataAdvisory', () => {
  it.each([
    'email',
    'contactEmail',
    'CONTACT_EMAIL',
    'contact e-mail',
    'supportEMail',
    'phoneNumber',
    'firstName',
    'last_name',
    'workerSurname',
    'dateOfBirth',
    'contactPerson',
    'IBAN',
  ])('is raised by the field name %s', (name) => {
    expect(pathOf({ [name]: 'x' })).toBe(name);
  });

  it.each([
    'manufacturer',
    'manufacturerName',
    'facilityName',
    'materialName',
    'productName',
    'productFamilyName',
    'documentName',
    'substanceName',
    'name',
    'address',
    'headphones',
    'emailing',
    'ribandWidth',
    'model',
  ])('is not raised by the field name %s', (name) => {
    expect(pathOf({ [name]: 'x', list: [{ [name]: 'x' }] })).toBeUndefined();
  });

  it.each([
    'jane.doe@example.com',
    'Ask JANE@Example.CO.UK!',
    'mailto:j+d@mail.example.org',
    'https://example.com/ or jane@example.com',
    'https://example.com/?to=jane@example.com',
  ])('is raised by the text %s', (text) => {
    expect(pathOf({ note: text })).toBe('note');
  });

  it.each([
    '5 V @ 2.0 A',
    '1.2GHz@0.9V',
    '@example.com',
    'jane@',
    'a@b',
    'rgb@2x.5',
    '@@',
    12,
    'logo@2x.png',
    'https://cdn.example.com/logo@2x.png',
    'https://social.example/@brand@social.example',
    'https://user@example.com/manual',
  ])('is not raised by the value %j', (value) => {
    expect(pathOf({ note: value })).toBeUndefined();
  });

  it('is raised by a person named beside the contact details of a party', () => {
    const details = { name: 'Danube Cells Kft.', email: 'passport@example.com' };
    expect(pathOf({ importer: { ...details, contactPerson: 'A' } })).toBe('importer.contactPerson');
    expect(pathOf({ manufacturer: { ...details, notes: 'jane@example.com' } })).toBe(
      'manufacturer.notes',
    );
  });

  it('reads a text of many @ behind a URL without looking back at all of it each time', () => {
    const text = `https://${'a@'.repeat(500_000)}`;
    const startedAt = performance.now();
    expect(pathOf({ note: text })).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('looks one level deep, into objects, lists of objects and lists of texts', () => {
    expect(pathOf({ a: { phone: '1' } })).toBe('a.phone');
    expect(pathOf({ a: [{ b: 1 }, { b: 'x@example.com' }] })).toBe('a[1].b');
    expect(pathOf({ a: ['x', 'x@example.com'] })).toBe('a[1]');
  });

  it('looks no deeper', () => {
    expect(pathOf({ a: { b: { email: 'x@example.com' } } })).toBeUndefined();
    expect(pathOf({ a: [{ b: ['x@example.com'] }] })).toBeUndefined();
  });

  it('leaves alone the contact details that must be public', () => {
    const details = { name: 'Danube Cells Kft.', email: 'passport@example.com', phone: '+36' };
    expect(
      pathOf({ manufacturer: details, importer: details, responsiblePerson: details }),
    ).toBeUndefined();
    expect(pathOf({ manufacturer: 'jane@example.com' })).toBe('manufacturer');
    expect(pathOf({ consumerCommunicationChannel: 'toys@example.com' })).toBeUndefined();
  });

  it('names the first place only, and never the value', () => {
    const advisory = personalDataAdvisory({ a: 'jane@example.com', email: 'b' });
    expect(advisory).toMatchObject({ code: 'PII_SHAPE_DETECTED', path: 'a' });
    expect(JSON.stringify(advisory)).not.toContain('jane');
  });

  it.each([null, undefined, 'jane@example.com', ['jane@example.com'], 3])(
    'says nothing about %j, which is no metadata',
    (metadata) => {
      expect(pathOf(metadata)).toBeUndefined();
    },
  );

  it('reads a long text of @ signs quickly', () => {
    const text = 'a@'.repeat(100_000);
    const start = performance.now();
    expect(pathOf({ text })).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
