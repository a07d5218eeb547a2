import { assertMaskable } from '../tree/redaction.js';
import type { Seal } from './seal.js';

/** The one signature algorithm of the format, as proof blocks name it. */
export const SIGNATURE_ALGORITHM = 'ECDSA-P256-SHA256-over-MerkleRoot';

/** An RFC 3161 time-stamp over SHA-256 of the UTF-8 bytes of the Merkle root. */
export interface ProofTimestamp {
  /** The token's `genTime`, ISO 8601 UTC. A copy for reading: only the token proves it. */
  readonly genTime: string;
  /** Base64 DER of the `TimeStampToken`. */
  readonly token: string;
}

/** The `proof` block of a passport document. */
export interface Proof {
  readonly '@type': readonly ['MerkleTreeAttestationProof'];
  readonly type: 'MerkleTreeAttestationProof';
  readonly signatureAlgorithm: typeof SIGNATURE_ALGORITHM;
  /** ISO 8601 UTC. Not covered by the signature. */
  readonly created: string;
  readonly proofPurpose: 'assertionMethod';
  /** URL of the key in the issuer's DID document, ending in `#key-1`, `#key-2`, … */
  readonly verificationMethod: string;
  /** Base64 DER signature; the same as the document's `digitalSeal`. */
  readonly signatureValue: string;
  readonly publicKeyPem: string;
  /** Base64 DER certificates, leaf first. */
  readonly x5c: readonly string[];
  readonly rfc3161?: ProofTimestamp;
  /** 64 lower-case hex digits. */
  readonly merkleRoot: string;
  /** The true leaf hash of each masked key that the sealed metadata has. */
  readonly redactedLeaves: Readonly<Record<string, string>>;
  /** The salt of each maskable key that is shown. */
  readonly leafSalts: Readonly<Record<string, string>>;
}

/** The seal that a proof block shows, and how much of it. */
export interface CreateProofOptions {
  /** As `sealMetadata` made it: with the salts, of which the block shows its part. */
  readonly seal: Seal;
  /** The moment the seal was made, ISO 8601 UTC. */
  readonly created: string;
  /** URL of the sealing key in the issuer's DID document, ending in `#key-N`. */
  readonly verificationMethod: string;
  /** PEM `PUBLIC KEY` of the sealing key. */
  readonly publicKeyPem: string;
  /** Base64 DER certificates, leaf first. */
  readonly x5c: readonly string[];
  /** The time-stamp of the seal. Default: none. */
  readonly rfc3161?: ProofTimestamp;
  /** The keys that the document shows masked; the same list as for `redactMetadata`. */
  readonly maskedKeys: readonly string[];
}

/**
 * Builds the proof block of a document for one access tier. Masked keys give up their leaf hash and keep
 * their salt; shown maskable keys give up their salt. A masked key that the sealed metadata never had
 * gets no entry at all.
 *
 * @throws {@link MerkleSealError} `NOT_MASKABLE` for a masked key outside `MASKABLE_KEYS`.
 * @see SPEC.md, "Proof block".
 */
export function createProof(options: CreateProofOptions): Proof {
  const { seal, rfc3161, maskedKeys } = options;
  assertMaskable(maskedKeys);
  return {
    '@type': ['MerkleTreeAttestationProof'],
    type: 'MerkleTreeAttestationProof',
    signatureAlgorithm: SIGNATURE_ALGORITHM,
    created: options.created,
    proofPurpose: 'assertionMethod',
    verificationMethod: options.verificationMethod,
    signatureValue: seal.digitalSeal,
    publicKeyPem: options.publicKeyPem,
    x5c: options.x5c,
    ...(rfc3161 && { rfc3161 }),
    merkleRoot: seal.merkleRoot,
    redactedLeaves: selectKeys(seal.leafHashes, (key) => maskedKeys.includes(key)),
    leafSalts: selectKeys(seal.leafSalts, (key) => !maskedKeys.includes(key)),
  };
}

function selectKeys(
  record: Readonly<Record<string, string>>,
  isSelected: (key: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isSelected(key)));
}
