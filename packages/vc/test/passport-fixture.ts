import type { ProductPassportModel } from '../src/untp/passport-model.js';

export const did = 'did:web:dpp.example:tenants:acme';

/** A textile passport without optional parts; `overrides` replaces members. */
export function passportModel(overrides: Partial<ProductPassportModel> = {}): ProductPassportModel {
  return {
    id: 'https://dpp.example/credentials/7d0f2c3e',
    did,
    issuerName: 'Acme Textiles',
    productId: '09506000134352',
    idScheme: 'GTIN',
    digitalLinkUri: 'https://dpp.example/01/09506000134352',
    category: 'textiles',
    metadata: { category: 'textiles', originCountry: 'PT' },
    facility: { gln: '9506000140445', name: 'Mill 1', country: 'PT' },
    economicOperator: {
      id: '3f0c7e6e-6b1a-4f53-9f5e-0c1d2e3f4a5b',
      name: 'Acme Europe',
      regId: 'PT501234567',
      role: 'MANUFACTURER',
    },
    validFrom: '2026-02-03T04:05:06.000Z',
    contextUrl: 'https://dpp.example/contexts/vc/v1',
    ...overrides,
  };
}
