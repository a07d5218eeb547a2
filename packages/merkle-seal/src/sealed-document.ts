import { canonicalJson, isPlainObject } from './canonical-json.js';
import { MerkleSealError } from './error.js';
import { assertMetadata } from './leaf.js';
import { isLeafHash } from './merkle-tree.js';
import { SIGNATURE_ALGORITHM } from './proof.js';
import type { Metadata } from './redaction.js';

/**
 * Members that a passport document uses for itself. Metadata of the same name is not copied to the top
 * level: it is found under `metadata` only.
 *
 * @see SPEC.md, "Document".
 */
export const DOCUMENT_MEMBERS: readonly string[] = [
  'id',
  '@id',
  '@type',
  '@context',
  'status',
  'proof',
  'digitalSeal',
  'signingPublicKey',
  'economicOperator',
  'manufacturingFacility',
  'digitalLinkUri',
  'productId',
  'metadata',
  'archivedAt',
  'retentionUntil',
  'createdAt',
  'updatedAt',
];

/** The parts of a passport document that verification reads, their types checked. */
export interface SealedDocument {
  /** Every top-level member of the document. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly metadata: Metadata;
  readonly digitalSeal: string;
  readonly signingPublicKey: string;
  readonly signatureValue: string;
  readonly publicKeyPem: string;
  readonly x5c: readonly string[];
  readonly merkleRoot: string;
  readonly redactedLeaves: Readonly<Record<string, string>>;
  readonly leafSalts: Readonly<Record<string, string>>;
  readonly hasTimestamp: boolean;
}

/**
 * Reads a passport document of unknown origin. Unknown members are left alone; `redactedLeaves` and
 * `leafSalts` may be absent, which is the same as empty.
 *
 * @throws {@link MerkleSealError} `MALFORMED_DOCUMENT`, or as `canonicalJson` for metadata.
 */
export function parseSealedDocument(document: unknown): SealedDocument {
  if (!isPlainObject(document)) throw malformed('it is not a JSON object');
  const { metadata, proof } = document;
  if (!isPlainObject(proof)) throw malformed('it carries no proof');
  if (proof.signatureAlgorithm !== SIGNATURE_ALGORITHM) {
    throw malformed('`proof.signatureAlgorithm` is not that of a Merkle seal');
  }
  const { merkleRoot, x5c, rfc3161 } = proof;
  if (!isLeafHash(merkleRoot)) throw malformed('`proof.merkleRoot` is not 64 hex digits');
  if (!Array.isArray(x5c) || !x5c.every((der) => typeof der === 'string')) {
    throw malformed('`proof.x5c` is not a list of certificates');
  }
  assertMetadata(metadata);
  canonicalJson(metadata);
  return {
    members: document,
    metadata,
    digitalSeal: textOf(document, 'digitalSeal'),
    signingPublicKey: textOf(document, 'signingPublicKey'),
    signatureValue: textOf(proof, 'signatureValue'),
    publicKeyPem: textOf(proof, 'publicKeyPem'),
    x5c,
    merkleRoot,
    redactedLeaves: textMapOf(proof, 'redactedLeaves'),
    leafSalts: textMapOf(proof, 'leafSalts'),
    hasTimestamp: rfc3161 !== undefined && rfc3161 !== null,
  };
}

function textOf(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  if (typeof value !== 'string') throw malformed(`\`${name}\` is not text`);
  return value;
}

function textMapOf(
  record: Readonly<Record<string, unknown>>,
  name: string,
): Readonly<Record<string, string>> {
  const value = record[name] ?? {};
  if (!isPlainObject(value) || !Object.values(value).every((text) => typeof text === 'string')) {
    throw malformed(`\`proof.${name}\` is not a map of text`);
  }
  return value as Readonly<Record<string, string>>;
}

function malformed(what: string): MerkleSealError {
  return new MerkleSealError('MALFORMED_DOCUMENT', `Not a sealed passport: ${what}.`);
}
