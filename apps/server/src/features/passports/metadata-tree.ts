import { randomBytes } from 'node:crypto';
import { leafHash, MASKABLE_KEYS, merkleRoot, type Metadata } from '@dpp/merkle-seal/node';

/** The Merkle tree over metadata, as a seal would cover it. */
export interface MetadataTree {
  /** Null for a draft's empty metadata, which has no tree. */
  readonly merkleRoot: string | null;
  readonly leafHashes: Readonly<Record<string, string>>;
  /** Of the maskable keys present. */
  readonly leafSalts: Readonly<Record<string, string>>;
}

const saltBytes = 16;

/** Hashes metadata anew, with salts of its own. */
export function growMetadataTree(metadata: Metadata): MetadataTree {
  const salts = new Map(
    MASKABLE_KEYS.filter((key) => Object.hasOwn(metadata, key)).map((key): [string, string] => [
      key,
      randomBytes(saltBytes).toString('base64url'),
    ]),
  );
  const leaves = Object.entries(metadata)
    .map(([key, value]) => ({ key, hash: leafHash(key, value, salts.get(key)) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return {
    merkleRoot: leaves.length > 0 ? merkleRoot(leaves.map(({ hash }) => hash)) : null,
    leafHashes: Object.fromEntries(leaves.map(({ key, hash }) => [key, hash])),
    leafSalts: Object.fromEntries(salts),
  };
}
