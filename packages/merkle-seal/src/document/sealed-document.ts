import { canonicalJson, isPlainObject } from '../json/canonical-json.js';
import { MerkleSealError } from '../error.js';
import { assertMetadata } from '../tree/leaf.js';
import { isHash } from '../tree/merkle-tree.js';
import { SIGNATURE_ALGORITHM } from './proof.js';
import type { Metadata } from '../tree/redaction.js';

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
  /** The time-stamp, as it stands there; undefined without one. */
  readonly rfc3161: unknown;
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
  if (!isHash(merkleRoot)) throw malformed('`proof.merkleRoot` is not 64 hex digits');
  if (!isTextList(x5c)) throw malformed('`proof.x5c` is not a list of certificates');
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
    rfc3161: rfc3161 ?? undefined,
  };
}

/**
 * Finds a metadata key that has another value in its copy at the top level of the document. An absent copy is no
 * difference, nor is a member of {@link DOCUMENT_MEMBERS}.
 *
 * @returns The first such key in the order of the metadata, or undefined.
 * @throws {@link MerkleSealError} as `canonicalJson`, for either value.
 * @see SPEC.md, "Document".
 */
export function findDifferingCopy(
  document: Readonly<Record<string, unknown>>,
  metadata: Metadata,
): string | undefined {
  return Object.keys(metadata).find(
    (key) =>
      !DOCUMENT_MEMBERS.includes(key) &&
      Object.hasOwn(document, key) &&
      canonicalJson(document[key]) !== canonicalJson(metadata[key]),
  );
}

/**
 * True when metadata names the product itself, so that sealing the one binds the other:
 * `metadata.gtin` or `metadata.grai` is the product id.
 */
export function isProductBound(
  { productId }: Readonly<Record<string, unknown>>,
  metadata: Readonly<Record<string, unknown>>,
): boolean {
  return (
    typeof productId === 'string' && (metadata.gtin === productId || metadata.grai === productId)
  );
}

function textOf(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  if (typeof value !== 'string') throw malformed(`\`${name}\` is not text`);
  return value;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
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
