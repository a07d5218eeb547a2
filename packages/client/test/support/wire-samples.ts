import type {
  EconomicOperator,
  AccessGrant,
  Facility,
  ListedPassport,
  PassportDocument,
  WhoamiReply,
} from '../../src/index.js';

/** Bodies a server might send; the compiler holds them against the contract. */

const at = '2026-03-01T09:30:00.000Z';
const id = '0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b';

const fields = {
  '@context': ['https://dpp.example/contexts/dpp/v1', {}],
  '@type': 'DigitalProductPassport',
  '@id': 'https://dpp.example/01/09506000134352',
  id,
  productId: '09506000134352',
  digitalLinkUri: 'https://dpp.example/01/09506000134352',
  status: 'ACTIVE',
  digitalSeal: null,
  signingPublicKey: null,
  metadata: { category: 'textiles', originCountry: 'PT' },
  archivedAt: null,
  retentionUntil: null,
  createdAt: at,
  updatedAt: at,
} as const;

const operatorNode = {
  '@type': 'EconomicOperator',
  id,
  name: 'Example Textiles',
  regId: 'PT123456789',
} as const;

export const passportDocument: PassportDocument = {
  ...fields,
  economicOperator: { ...operatorNode, role: 'MANUFACTURER' },
  manufacturingFacility: null,
  proof: null,
};

export function listedPassport(productId: string): ListedPassport {
  return {
    ...fields,
    productId,
    economicOperator: operatorNode,
    manufacturingFacility: null,
    proof: null,
  };
}

export const operator: EconomicOperator = {
  id,
  name: 'Example Textiles',
  regId: 'PT123456789',
  regIdScheme: 'EORI',
  eori: null,
  role: 'MANUFACTURER',
  archivedAt: null,
  createdAt: at,
};

export const facility: Facility = {
  id,
  gln: '5600000000014',
  name: 'Mill 1',
  activity: null,
  streetAddress: null,
  city: null,
  postalCode: null,
  country: 'PT',
  operatorId: null,
  tenantId: id,
  createdAt: at,
  updatedAt: at,
};

export const grant: AccessGrant = {
  id,
  status: 'PENDING',
  kind: 'LEGITIMATE_INTEREST',
  granteeName: 'Ines Duarte',
  granteeEmail: null,
  organization: null,
  purpose: null,
  scopeType: 'TENANT',
  passportId: null,
  batteryUnitId: null,
  issuerType: 'REQUEST',
  issuerEmail: null,
  decidedAt: null,
  decidedBy: null,
  expiresAt: at,
  revokedAt: null,
  lastUsedAt: null,
  useCount: 0,
  createdAt: at,
  revocable: true,
};

export const whoami: WhoamiReply = {
  success: true,
  tenant: {
    id,
    name: 'Acme',
    subdomain: 'acme',
    tier: 'growth',
    subscriptionStatus: 'active',
    environment: 'live',
  },
  auth: {
    role: 'TENANT_ADMIN',
    permissions: ['passport:read'],
    isApiKeySession: true,
    operatorId: null,
  },
  usage: { activePassports: 3, passportLimit: 500 },
};
