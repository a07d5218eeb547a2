import {
  createSealSigner,
  entryNode,
  generateSealKeyPair,
  leafHash,
  merkleRoot,
  REDACTION_PLACEHOLDER,
  sealMetadata,
} from '@dpp/merkle-seal/node';
import { describe, expect, it } from 'vitest';
import { growMetadataTree } from './metadata-tree.js';

const metadata = { zeta: 1, category: 'textiles', facilityDetails: [{ facilityName: 'Mill' }] };

describe('growMetadataTree', () => {
  it('is the tree a seal covers, but for the salts', async () => {
    const signer = createSealSigner(generateSealKeyPair().privateKeyPem);
    const seal = await sealMetadata(metadata, { signer });
    const tree = growMetadataTree(metadata);
    expect(Object.keys(tree.leafHashes)).toEqual(Object.keys(seal.leafHashes));
    expect(tree.leafHashes.zeta).toBe(seal.leafHashes.zeta);
    expect(Object.keys(tree.leafSalts)).toEqual(['facilityDetails']);
  });

  it('can be computed again from metadata and salts', () => {
    const { merkleRoot: root, leafSalts } = growMetadataTree(metadata);
    const entryNodes = (['category', 'facilityDetails', 'zeta'] as const).map((key) =>
      entryNode(key, leafHash(key, metadata[key], leafSalts[key])),
    );
    expect(root).toBe(merkleRoot(entryNodes));
  });

  it('never salts twice alike', () => {
    const [one, other] = [growMetadataTree(metadata), growMetadataTree(metadata)];
    expect(one.merkleRoot).not.toBe(other.merkleRoot);
    expect(one.leafHashes.category).toBe(other.leafHashes.category);
  });

  it.each(['toString', 'constructor', 'valueOf'])('takes a key that objects inherit: %s', (key) => {
    expect(growMetadataTree({ [key]: 'x' }).leafHashes).toEqual({ [key]: leafHash(key, 'x') });
  });

  it.each([{}, { category: 'toys', facilityDetails: REDACTION_PLACEHOLDER }])(
    'has no root over what no seal can cover: %j',
    (draft) => {
      expect(growMetadataTree(draft)).toEqual({ merkleRoot: null, leafHashes: {}, leafSalts: {} });
    },
  );
});
