import { describe, expect, it } from 'vitest';
import { batteryMasks, batteryMetadata, sealOf } from '../../test/support/passport.js';
import { createProof } from './proof.js';

const seal = await sealOf(batteryMetadata);
const context = {
  seal,
  created: '2026-02-01T00:00:00.000Z',
  verificationMethod: 'https://passports.example/did.json#key-1',
  publicKeyPem: 'PEM',
  x5c: ['leaf', 'issuer'],
};

describe('createProof', () => {
  it('builds the contract’s proof block', () => {
    expect(createProof({ ...context, maskedKeys: ['facilityDetails'] })).toEqual({
      '@type': ['MerkleTreeAttestationProof'],
      type: 'MerkleTreeAttestationProof',
      signatureAlgorithm: 'ECDSA-P256-SHA256-over-MerkleRoot',
      created: '2026-02-01T00:00:00.000Z',
      proofPurpose: 'assertionMethod',
      verificationMethod: 'https://passports.example/did.json#key-1',
      signatureValue: seal.digitalSeal,
      publicKeyPem: 'PEM',
      x5c: ['leaf', 'issuer'],
      merkleRoot: seal.merkleRoot,
      redactedLeaves: { facilityDetails: seal.leafHashes.facilityDetails },
      leafSalts: {
        detailedPerformance: seal.leafSalts.detailedPerformance,
        lifecycleAndInUse: seal.leafSalts.lifecycleAndInUse,
      },
    });
  });

  it('gives every salt and no leaf when nothing is masked', () => {
    const proof = createProof({ ...context, maskedKeys: [] });
    expect(proof.redactedLeaves).toEqual({});
    expect(proof.leafSalts).toEqual(seal.leafSalts);
  });

  it('gives no entry for a masked key that was never sealed', () => {
    const { redactedLeaves, leafSalts } = createProof({ ...context, maskedKeys: batteryMasks });
    expect(Object.keys(redactedLeaves)).not.toContain('circularityAndDisassembly');
    expect(Object.keys(redactedLeaves)).toHaveLength(3);
    expect(leafSalts).toEqual({});
  });

  it('carries a time-stamp when there is one', () => {
    const rfc3161 = { genTime: '2026-02-01T00:00:01.000Z', token: 'MAA=' };
    expect(createProof({ ...context, rfc3161, maskedKeys: [] }).rfc3161).toEqual(rfc3161);
  });

  it('refuses to mask what is not maskable', () => {
    expect(() => createProof({ ...context, maskedKeys: ['category'] })).toThrow(
      expect.objectContaining({ code: 'NOT_MASKABLE' }),
    );
  });
});
