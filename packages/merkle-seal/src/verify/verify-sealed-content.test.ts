import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batteryMetadata, otherKeyPair, sealKeyPair, sealOf } from '../../test/support/passport.js';
import { redactMetadata } from '../tree/redaction.js';
import { verifySealedContent } from '../portable.js';

const seal = await sealOf(batteryMetadata);
const content = {
  metadata: batteryMetadata as unknown,
  leafSalts: seal.leafSalts as unknown,
  merkleRoot: seal.merkleRoot as unknown,
  signature: seal.digitalSeal as unknown,
  publicKey: sealKeyPair.publicKeyPem as unknown,
};

describe('verifySealedContent', () => {
  const { digitalSeal: _, ...tree } = seal;

  it('verifies what was sealed, and returns all hashes and salts of it', () => {
    expect(verifySealedContent(content)).toEqual({ verified: true, ...tree });
  });

  it('verifies without a declared root', () => {
    const { merkleRoot, ...withoutRoot } = content;
    expect(verifySealedContent(withoutRoot)).toMatchObject({ verified: true, merkleRoot });
  });

  it('ignores salts of keys that have none', () => {
    const leafSalts = { ...seal.leafSalts, category: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect(verifySealedContent({ ...content, leafSalts })).toEqual({ verified: true, ...tree });
  });

  it.each<[string, Partial<typeof content>]>([
    ['METADATA_NOT_OBJECT', { metadata: null }],
    ['METADATA_NOT_OBJECT', { metadata: [] }],
    ['EMPTY_METADATA', { metadata: {} }],
    ['PLACEHOLDER_VALUE', { metadata: redactMetadata(batteryMetadata, ['facilityDetails']) }],
    ['MISSING_SALT', { leafSalts: {} }],
    ['MISSING_SALT', { leafSalts: undefined }],
    ['MISSING_SALT', { leafSalts: 'text' }],
    ['INVALID_SALT', { leafSalts: { ...seal.leafSalts, facilityDetails: 'short' } }],
    ['INVALID_SALT', { leafSalts: { ...seal.leafSalts, facilityDetails: null } }],
    ['NOT_JSON', { metadata: { ...batteryMetadata, note: '\ud800' } }],
    ['ROOT_MISMATCH', { merkleRoot: seal.merkleRoot.toUpperCase() }],
    ['ROOT_MISMATCH', { merkleRoot: null }],
    ['INVALID_KEY', { publicKey: undefined }],
    ['INVALID_PEM', { publicKey: 'key' }],
    ['INVALID_SIGNATURE', { signature: undefined }],
    ['INVALID_SIGNATURE', { signature: `${seal.digitalSeal} ` }],
    ['SIGNATURE_MISMATCH', { signature: 'MAA=' }],
    ['SIGNATURE_MISMATCH', { publicKey: otherKeyPair.publicKeyPem }],
    ['SIGNATURE_MISMATCH', { merkleRoot: undefined, metadata: { category: 'toys' } }],
  ])('refuses with %s: %#', (reason, change) => {
    expect(verifySealedContent({ ...content, ...change })).toMatchObject({
      verified: false,
      reason,
    });
  });

  it('does not take leaf hashes for values', () => {
    const metadata = redactMetadata(batteryMetadata, ['facilityDetails']);
    const forged = { ...content, metadata, redactedLeaves: seal.leafHashes };
    expect(verifySealedContent(forged)).toMatchObject({ reason: 'PLACEHOLDER_VALUE' });
  });

  it('refuses any one value, key or salt changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(batteryMetadata)),
        fc.jsonValue(),
        fc.constantFrom('value', 'key', 'salt'),
        (key, noise, part) => {
          const { [key]: value, ...others } = batteryMetadata;
          const changed = { value, other: noise };
          const metadata =
            part === 'value'
              ? { ...others, [key]: changed }
              : part === 'key'
                ? { ...others, [`${key}2`]: value }
                : batteryMetadata;
          const leafSalts =
            part === 'salt'
              ? { ...seal.leafSalts, lifecycleAndInUse: seal.leafSalts.facilityDetails }
              : seal.leafSalts;
          const result = verifySealedContent({ ...content, metadata, leafSalts });
          expect(result).toMatchObject({ verified: false, reason: 'ROOT_MISMATCH' });
        },
      ),
    );
  });
});
