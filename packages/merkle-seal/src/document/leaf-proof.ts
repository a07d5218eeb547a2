import { canonicalJson, isPlainObject } from '../json/canonical-json.js';
import type { JsonValue } from '../json/canonical-json.js';
import { documentLeaves } from './document-leaves.js';
import { MerkleSealError } from '../error.js';
import { saltOf } from '../tree/leaf.js';
import {
  auditPathOf,
  entryNodesOf,
  isHash,
  MAX_AUDIT_PATH_STEPS,
  merkleRoot,
} from '../tree/merkle-tree.js';
import type { AuditPathStep } from '../tree/merkle-tree.js';
import { SIGNATURE_ALGORITHM } from './proof.js';
import { REDACTION_PLACEHOLDER } from '../tree/redaction.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { parseSealedDocument } from './sealed-document.js';

/** The `type` of a {@link LeafProof}. */
export const LEAF_PROOF_TYPE = 'MerkleLeafProof';

/** Shows one sealed entry of a passport without the others. JSON; other members may be added. */
export interface LeafProof {
  readonly type: typeof LEAF_PROOF_TYPE;
  readonly signatureAlgorithm: typeof SIGNATURE_ALGORITHM;
  /** A top-level metadata key, and its value. */
  readonly key: string;
  readonly value: JsonValue;
  /** The salt of the leaf: there for a maskable key, absent for every other. */
  readonly salt?: string;
  /** Siblings from the entry node up to the root; at most 64. */
  readonly auditPath: readonly AuditPathStep[];
  /** 64 lower-case hex digits. */
  readonly merkleRoot: string;
  /** Base64 DER signature over the UTF-8 bytes of `merkleRoot`. */
  readonly signatureValue: string;
  readonly publicKeyPem: string;
  /** Base64 DER certificates, leaf first. */
  readonly x5c: readonly string[];
  /** The time-stamp of the seal, as the document carries it. */
  readonly rfc3161?: unknown;
}

/** Takes the proof of one entry out of a document. Both entries export this under its name. */
export function proveLeaf(crypto: SealCrypto, document: unknown, key: string): LeafProof {
  const sealed = parseSealedDocument(document);
  const { metadata, rfc3161 } = sealed;
  const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
  if (value === undefined || value === REDACTION_PLACEHOLDER) {
    throw new MerkleSealError('NO_SUCH_ENTRY', `The document does not show "${key}".`);
  }
  const leaves = documentLeaves(crypto, sealed);
  if (!leaves.every(({ hash }) => isHash(hash))) throw malformed('a redacted leaf is no hash');
  const entryNodes = entryNodesOf(crypto, leaves);
  if (merkleRoot(entryNodes) !== sealed.merkleRoot) {
    throw malformed('its entries do not give its root');
  }
  const index = leaves.findIndex((leaf) => leaf.key === key);
  const salt = saltOf(key, sealed.leafSalts);
  return {
    type: LEAF_PROOF_TYPE,
    signatureAlgorithm: SIGNATURE_ALGORITHM,
    key,
    value,
    ...(salt !== undefined && { salt }),
    auditPath: auditPathOf(crypto, entryNodes, index),
    merkleRoot: sealed.merkleRoot,
    signatureValue: sealed.signatureValue,
    publicKeyPem: sealed.publicKeyPem,
    x5c: sealed.x5c,
    ...(rfc3161 !== undefined && { rfc3161 }),
  };
}

/**
 * Reads a proof of unknown origin. Unknown members are left alone; a salt or time-stamp of null is none.
 *
 * @throws {@link MerkleSealError} `MALFORMED_PROOF`, or as `canonicalJson` for the value.
 */
export function parseLeafProof(proof: unknown): LeafProof {
  if (!isPlainObject(proof)) throw malformedProof('it is not a JSON object');
  for (const [name, isRight] of Object.entries(MEMBERS)) {
    if (!Object.hasOwn(proof, name) || !isRight(proof[name])) {
      throw malformedProof(`\`${name}\` is missing or of the wrong kind`);
    }
  }
  const { salt, rfc3161, ...rest } = proof as unknown as LeafProof;
  const parsed = rfc3161 === undefined || rfc3161 === null ? rest : { ...rest, rfc3161 };
  // The depth that metadata may have counts the metadata itself.
  canonicalJson({ [parsed.key]: parsed.value });
  if (salt === undefined || salt === null) return parsed;
  if (typeof salt !== 'string') throw malformedProof('`salt` is not text');
  return { ...parsed, salt };
}

const isText = (value: unknown) => typeof value === 'string';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isStep = (value: unknown) =>
  isPlainObject(value) && (value.side === 'left' || value.side === 'right') && isHash(value.hash);

const MEMBERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => value === LEAF_PROOF_TYPE,
  signatureAlgorithm: (value) => value === SIGNATURE_ALGORITHM,
  key: isText,
  value: (value) => value !== REDACTION_PLACEHOLDER,
  auditPath: (value) =>
    Array.isArray(value) && value.length <= MAX_AUDIT_PATH_STEPS && value.every(isStep),
  merkleRoot: isHash,
  signatureValue: isText,
  publicKeyPem: isText,
  x5c: isTextList,
};

function malformed(what: string): MerkleSealError {
  return new MerkleSealError('MALFORMED_DOCUMENT', `No entry can be proved: ${what}.`);
}

function malformedProof(what: string): MerkleSealError {
  return new MerkleSealError('MALFORMED_PROOF', `Not a leaf proof: ${what}.`);
}
