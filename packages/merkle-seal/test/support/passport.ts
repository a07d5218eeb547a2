import { createSealCa, issueSealCertificate } from '../../src/certificates.js';
import { createProof } from '../../src/document/proof.js';
import type { ProofTimestamp } from '../../src/document/proof.js';
import { redactMetadata } from '../../src/tree/redaction.js';
import type { Metadata } from '../../src/tree/redaction.js';
import { createSealSigner, generateSealKeyPair, sealMetadata } from '../../src/portable.js';
import type { Seal } from '../../src/document/seal.js';
import { deterministicRandom } from './deterministic-random.js';

/** The workspace of the published vectors: its keys are public, so nothing may ever trust them. */
export const caKeyPair = generateSealKeyPair(deterministicRandom('ca key'));
export const sealKeyPair = generateSealKeyPair(deterministicRandom('seal key'));
export const otherKeyPair = generateSealKeyPair(deterministicRandom('other key'));
export const signer = createSealSigner(sealKeyPair.privateKeyPem);

const validity = {
  notBefore: new Date('2025-01-01T00:00:00Z'),
  notAfter: new Date('2034-12-31T23:59:59Z'),
};

export const ca = await createSealCa({
  ...validity,
  subject: { commonName: 'Test Seal CA', organization: 'Test Platform', country: 'DE' },
  signer: createSealSigner(caKeyPair.privateKeyPem),
  randomBytes: deterministicRandom('ca serial'),
});

export const sealCertificate = await issueSealCertificate({
  ...validity,
  ca,
  subject: {
    commonName: 'Example Batteries Seal',
    organization: 'Example Batteries GmbH',
    country: 'DE',
    organizationIdentifier: 'VATDE-123456789',
  },
  publicKey: sealKeyPair.publicKeyPem,
  didUri: 'did:web:passports.example:tenants:1',
  randomBytes: deterministicRandom('seal serial'),
});

/** A moment inside the validity of every certificate here. */
export const at = new Date('2026-03-01T12:00:00Z');

export const batteryMetadata: Metadata = {
  category: 'batteries',
  gtin: '09506000134352',
  originCountry: 'DE',
  materialComposition: [
    { material: 'Lithium', percentage: 7.5 },
    { material: 'Graphite', percentage: 92.5 },
  ],
  facilityDetails: [{ facilityName: 'Werk Süd', location: 'Ulm' }],
  detailedPerformance: { ratedCapacityAh: 94.0, roundTripEfficiency: 0.96 },
  lifecycleAndInUse: { expectedCycles: 3000 },
};

export const batteryMasks = [
  'facilityDetails',
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
];

export function sealOf(metadata: Metadata): Promise<Seal> {
  return sealMetadata(metadata, { signer, randomBytes: deterministicRandom('salts') });
}

export interface PassportOptions {
  readonly metadata: Metadata;
  readonly seal: Seal;
  readonly maskedKeys: readonly string[];
  readonly rfc3161?: ProofTimestamp;
}

/** A passport document as a server publishes it. */
export function passportDocument({ metadata, seal, maskedKeys, rfc3161 }: PassportOptions) {
  const shown = redactMetadata(metadata, maskedKeys);
  return {
    ...shown,
    '@context': ['https://passports.example/contexts/dpp/v1', {}],
    '@type': 'DigitalProductPassport',
    '@id': 'https://passports.example/01/09506000134352',
    id: '6d1c5b8e-57c5-4d0c-9f6c-0c55c8f7c9a1',
    productId: '09506000134352',
    status: 'ACTIVE',
    economicOperator: { '@type': 'EconomicOperator', name: 'Example Batteries GmbH' },
    metadata: shown,
    digitalSeal: seal.digitalSeal,
    signingPublicKey: sealKeyPair.publicKeyPem,
    proof: createProof({
      seal,
      maskedKeys,
      created: '2026-02-01T00:00:00.000Z',
      verificationMethod: 'https://passports.example/tenants/1/did.json#key-1',
      publicKeyPem: sealKeyPair.publicKeyPem,
      x5c: [sealCertificate.base64],
      ...(rfc3161 && { rfc3161 }),
    }),
  };
}
