import { describe, expect, it } from 'vitest';
import { createFacility, createRelatedParty, productIdScheme } from './untp-identity.js';

const operator = { id: 'https://register.example/1', name: 'Acme', regId: null };

describe('createRelatedParty', () => {
  it.each([
    ['MANUFACTURER', 'manufacturer'],
    ['IMPORTER', 'importer'],
    ['BRAND_OWNER', 'brandOwner'],
    ['Service provider', 'serviceProvider'],
    ['FULFILMENT_CENTRE', 'operator'],
    ['', 'operator'],
    [null, 'operator'],
    [undefined, 'operator'],
  ])('maps the role %j to %s', (role, untpRole) => {
    expect(createRelatedParty({ ...operator, role }).role).toBe(untpRole);
  });

  it('makes a URI of a UUID and keeps a URI', () => {
    const id = '3F0C7E6E-6B1A-4F53-9F5E-0C1D2E3F4A5B';
    expect(createRelatedParty({ ...operator, id }).party.id).toBe(`urn:uuid:${id.toLowerCase()}`);
    expect(createRelatedParty(operator).party.id).toBe(operator.id);
  });

  it('leaves out a registration number that is not known', () => {
    expect(createRelatedParty(operator).party).not.toHaveProperty('registeredId');
  });
});

describe('productIdScheme', () => {
  const issuer = { did: 'did:web:dpp.example:tenants:acme', issuerName: 'Acme' };

  it.each([
    ['GTIN', 'https://ref.gs1.org/ai/01'],
    ['GRAI', 'https://ref.gs1.org/ai/8003'],
    ['other', issuer.did],
  ] as const)('places a %s in %s', (idScheme, id) => {
    expect(productIdScheme({ ...issuer, idScheme }).id).toBe(id);
  });
});

describe('createFacility', () => {
  it('identifies the site by its GLN and publishes no address', () => {
    const site = { gln: '9506000140445', name: 'Mill 1', country: 'PT', city: 'Braga' };
    const facility = createFacility(site);
    expect(facility).toMatchObject({
      id: 'https://id.gs1.org/414/9506000140445',
      registeredId: '9506000140445',
    });
    expect(JSON.stringify(facility)).not.toContain('Braga');
  });
});
