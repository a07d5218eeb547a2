import {
  hashMetadata,
  REDACTION_PLACEHOLDER,
  type Metadata,
  type MetadataTree,
} from '@dpp/merkle-seal/node';

/** What a version's metadata hashes to, as a seal would cover it. */
type VersionTree = Omit<MetadataTree, 'merkleRoot'> & {
  /** Null for a draft that no seal can cover: it is empty, or holds the redaction placeholder. */
  readonly merkleRoot: string | null;
};

/** Hashes metadata anew, with salts of its own. */
export function growMetadataTree(metadata: Metadata): VersionTree {
  const values = Object.values(metadata);
  return values.length > 0 && !values.includes(REDACTION_PLACEHOLDER)
    ? hashMetadata(metadata)
    : { merkleRoot: null, leafHashes: {}, leafSalts: {} };
}
