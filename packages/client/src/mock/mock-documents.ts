import type { ListedPassport, PassportDocument, SealProof } from '../schemas.js';
import type { StoredMetadata } from '../metadata.js';
import type { MockPassport, MockStore } from './mock-store.js';
import { TENANT_ID } from './mock-store.js';

const MASK = '[REDACTED - Privileged Access Required]';
const BATTERY_MEMBERS = ['detailedPerformance', 'lifecycleAndInUse', 'circularityAndDisassembly'];

/** Seals nothing: no verifier takes it. */
export const MOCK_SEAL = 'bW9jayBzZWFs';
export const MOCK_PUBLIC_KEY = '-----BEGIN PUBLIC KEY-----\nbW9jaw==\n-----END PUBLIC KEY-----\n';

/** Where a product is resolved. */
export function linkOf(baseUrl: string, { id, productId }: MockPassport): string {
  return /^\d{14}$/.test(productId) ? `${baseUrl}/01/${productId}` : `${baseUrl}/passport/${id}`;
}

/** A passport as its owner sees it, or as the public does. */
export function documentOf(
  store: MockStore,
  baseUrl: string,
  passport: MockPassport,
  tier: 'owner' | 'public',
): PassportDocument {
  const metadata = (
    tier === 'owner' ? passport.metadata : maskedMetadata(passport.metadata)
  ) as StoredMetadata;
  const operator = store.operators.get(passport.operatorId);
  const facility = store.facilities.get(passport.facilityId ?? '');
  return {
    ...metadata,
    '@context': [`${baseUrl}/contexts/dpp/v1`, {}],
    '@type': 'DigitalProductPassport',
    '@id': linkOf(baseUrl, passport),
    id: passport.id,
    productId: passport.productId,
    digitalLinkUri: linkOf(baseUrl, passport),
    status: passport.status,
    digitalSeal: passport.isSealed ? MOCK_SEAL : null,
    signingPublicKey: passport.isSealed ? MOCK_PUBLIC_KEY : null,
    economicOperator: {
      '@type': 'EconomicOperator',
      id: passport.operatorId,
      name: operator?.name ?? '',
      regId: operator?.regId ?? '',
      role: operator?.role ?? 'MANUFACTURER',
    },
    manufacturingFacility: facility
      ? {
          '@type': 'Facility',
          id: facility.id,
          gln: facility.gln,
          name: facility.name,
          activity: facility.activity,
          country: facility.country,
        }
      : null,
    metadata,
    proof: passport.isSealed ? proofOf(baseUrl, passport) : null,
    archivedAt: null,
    retentionUntil: passport.retentionUntil,
    createdAt: passport.createdAt,
    updatedAt: passport.updatedAt,
  };
}

/** The same in a list. */
export function listedOf(
  store: MockStore,
  baseUrl: string,
  passport: MockPassport,
): ListedPassport {
  const document = documentOf(store, baseUrl, passport, 'public');
  const { role: _role, ...economicOperator } = document.economicOperator;
  const proof = passport.isSealed ? {} : null;
  return { ...document, economicOperator, manufacturingFacility: null, proof };
}

/** What the public does not see is masked, `facilityDetails` even where there are none. */
function maskedMetadata(metadata: Readonly<Record<string, unknown>>) {
  const held = Object.hasOwn(metadata, 'testReports') ? ['testReports'] : [];
  const masked = metadata.category === 'batteries' ? [...BATTERY_MEMBERS, ...held] : [];
  const members = ['facilityDetails', ...masked].map((name) => [name, MASK]);
  return { ...metadata, ...Object.fromEntries(members) } as Record<string, unknown>;
}

function proofOf(baseUrl: string, { updatedAt }: MockPassport): SealProof {
  return {
    '@type': ['MerkleTreeAttestationProof'],
    type: 'MerkleTreeAttestationProof',
    signatureAlgorithm: 'ECDSA-P256-SHA256-over-MerkleRoot',
    created: updatedAt,
    proofPurpose: 'assertionMethod',
    verificationMethod: `did:web:${new URL(baseUrl).host}:tenants:${TENANT_ID}#key-1`,
    signatureValue: MOCK_SEAL,
    publicKeyPem: MOCK_PUBLIC_KEY,
    x5c: [],
    merkleRoot: '0'.repeat(64),
    redactedLeaves: {},
    leafSalts: {},
  };
}
