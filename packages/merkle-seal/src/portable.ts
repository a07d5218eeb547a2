import { randomBytes as cryptoRandomBytes } from '@noble/hashes/utils.js';
import { verifyAuditLog as verifyAuditLogBy } from './audit-log/verify-audit-log.js';
import type { AuditLogReport, VerifyAuditLogOptions } from './audit-log/verify-audit-log.js';
import type { JsonValue } from './json/canonical-json.js';
import { verifyCertificateChain as verifyCertificateChainBy } from './certificates/certificate-chain.js';
import type {
  CertificateChainResult,
  VerifyCertificateChainOptions,
} from './certificates/certificate-chain.js';
import { proveLeaf as proveLeafBy } from './document/leaf-proof.js';
import type { LeafProof } from './document/leaf-proof.js';
import { leafHash as leafHashBy } from './tree/leaf.js';
import { entryNode as entryNodeBy } from './tree/merkle-tree.js';
import { hashMetadata as hashMetadataBy } from './tree/metadata-tree.js';
import type { MetadataTree } from './tree/metadata-tree.js';
import { nobleCrypto } from './crypto/noble-crypto.js';
import type { Metadata } from './tree/redaction.js';
import {
  createSealSigner as createSealSignerBy,
  generateSealKeyPair as generateSealKeyPairBy,
} from './crypto/seal-signer.js';
import type { RandomBytes, SealKeyPair, SealSigner } from './crypto/seal-signer.js';
import { sealMetadata as sealMetadataBy } from './document/seal.js';
import type { Seal, SealMetadataOptions } from './document/seal.js';
import { redactDocument as redactDocumentBy } from './document/redact-document.js';
import { verifyBundle as verifyBundleBy } from './verify/verify-bundle.js';
import type { BundleReport } from './verify/verify-bundle.js';
import { verifyLeaf as verifyLeafBy } from './verify/verify-leaf.js';
import type { LeafReport } from './verify/verify-leaf.js';
import { verifySeal as verifySealBy } from './verify/verify-seal.js';
import type { SealReport, VerifySealOptions } from './verify/verify-seal.js';
import { verifySealedContent as verifySealedContentBy } from './verify/verify-sealed-content.js';
import type { SealedContent, SealedContentResult } from './verify/verify-sealed-content.js';

export { merkleRoot } from './tree/merkle-tree.js';

/**
 * Hashes one metadata entry: SHA-256 over the byte 00 and the canonical JSON of `[key, value]`, or of
 * `[key, value, salt]` for a maskable key.
 *
 * @param salt - Required for each of `MASKABLE_KEYS`, refused for all others. 22 base64url characters,
 *   16 bytes.
 * @returns The leaf hash, 64 lower-case hex digits.
 * @throws {@link MerkleSealError} `MISSING_SALT`, `UNEXPECTED_SALT`, `INVALID_SALT`, and what
 *   `canonicalJson` throws.
 * @see SPEC.md, "Leaves"; RFC 9162, section 2.1.1.
 * @example
 * leafHash('category', 'batteries')
 * // '9874050c9dcbc7df012df696f7b0c46e779e51d7d1e19b167711910c3bd72e02'
 */
export function leafHash(key: string, value: JsonValue, salt?: string): string {
  return leafHashBy(nobleCrypto, key, value, salt);
}

/**
 * Binds a leaf to its key: SHA-256 over the byte 02, the leaf hash and the UTF-8 bytes of the key. Entry
 * nodes are the lowest nodes of the tree.
 *
 * @param key - The top-level metadata key of the leaf.
 * @param leaf - 64 lower-case hex digits.
 * @returns 64 lower-case hex digits.
 * @throws {@link MerkleSealError} `INVALID_HASH`; `NOT_JSON` for a key with an unpaired surrogate.
 * @see SPEC.md, "Tree".
 * @example
 * entryNode('category', leafHash('category', 'batteries'))
 * // '7da9ec1bb3f07e12e3a7857614cc69d284ef1b1fd89b7ad1892df271970d8b66'
 */
export function entryNode(key: string, leaf: string): string {
  return entryNodeBy(nobleCrypto, key, leaf);
}

/**
 * Hashes metadata as sealing does, without signing: salts, leaves, root.
 *
 * @param randomBytes - Source of the 16-byte salts. Default: the platform's `crypto.getRandomValues`.
 * @throws {@link MerkleSealError} `EMPTY_METADATA`, `METADATA_NOT_OBJECT`, `PLACEHOLDER_VALUE`, and what
 *   `canonicalJson` throws.
 */
export function hashMetadata(metadata: Metadata, randomBytes?: RandomBytes): MetadataTree {
  return hashMetadataBy(nobleCrypto, metadata, randomBytes);
}

/**
 * Makes a signer out of a private key held in memory. Signatures are deterministic (RFC 6979) with `s`
 * in the lower half of its range.
 *
 * @param privateKeyPem - Unencrypted PKCS#8 `PRIVATE KEY` on P-256. The older `EC PRIVATE KEY` form is
 *   not read: convert it with `openssl pkcs8 -topk8 -nocrypt`.
 * @throws {@link MerkleSealError} `INVALID_PEM`, `INVALID_BASE64`, `INVALID_DER`, or `INVALID_KEY` for
 *   another algorithm or curve, or a scalar out of range.
 */
export function createSealSigner(privateKeyPem: string): SealSigner {
  return createSealSignerBy(nobleCrypto, privateKeyPem);
}

/**
 * Generates a P-256 key pair.
 *
 * @param randomBytes - Source of 48 secret bytes. Default: the platform's `crypto.getRandomValues`.
 */
export function generateSealKeyPair(randomBytes: RandomBytes = cryptoRandomBytes): SealKeyPair {
  return generateSealKeyPairBy(nobleCrypto, randomBytes);
}

/**
 * Seals passport metadata: one leaf for each top-level entry, bound to its key, their Merkle root, and the
 * signer's signature over it. The order of keys does not matter. Sealing the same metadata again gives
 * new salts, and so nothing that could be matched with the seal before, unless no key is maskable.
 *
 * The signature is verified under the signer's own public key before it is returned, so that a key
 * service that is misconfigured or mixes up its answers shows here and not at the first verifier. The
 * signers that {@link createSealSigner} makes are spared this, but no copies of them.
 *
 * @throws {@link MerkleSealError} `EMPTY_METADATA`, `METADATA_NOT_OBJECT`; `PLACEHOLDER_VALUE` if a
 *   top-level value is the redaction placeholder; `NOT_JSON` and `TOO_DEEP` as `canonicalJson`;
 *   `INVALID_SIGNATURE` if an answer of the signer does not verify; `INVALID_PEM`, `INVALID_BASE64` or
 *   `INVALID_KEY` for its public key. What the signer throws passes through.
 * @see SPEC.md, "Leaves" to "Signature".
 */
export function sealMetadata(metadata: Metadata, options: SealMetadataOptions): Promise<Seal> {
  return sealMetadataBy(nobleCrypto, metadata, options);
}

/**
 * Checks that metadata is exactly what a key sealed. Every leaf is recomputed from the values given, so
 * a redacted document does not pass: a placeholder is refused and leaf hashes are not an input.
 *
 * @returns `verified: true` with the recomputed root, else a reason. The reasons to expect: those of
 *   `leafHash` and `canonicalJson`, `METADATA_NOT_OBJECT`, `EMPTY_METADATA`, `PLACEHOLDER_VALUE`;
 *   `ROOT_MISMATCH`; `INVALID_PEM`, `INVALID_BASE64` or `INVALID_KEY` for the public key;
 *   `INVALID_SIGNATURE` for a signature that is no base64; `SIGNATURE_MISMATCH`. Never throws.
 */
export function verifySealedContent(content: SealedContent): SealedContentResult {
  return verifySealedContentBy(nobleCrypto, content);
}

/**
 * Checks that a seal certificate leads to a trusted authority: names and signatures link up, every
 * certificate is valid at the given moment, authorities are authorities (basicConstraints, keyCertSign,
 * path length), the leaf is not one and may sign, and no critical extension goes unread.
 *
 * Only ECDSA P-256 with SHA-256 is supported. Names are compared byte by byte. Revocation is not checked.
 *
 * @throws {@link MerkleSealError} for the caller's own options: `INVALID_TIME`; `INVALID_PEM`,
 *   `INVALID_BASE64`, `INVALID_DER` or `INVALID_CERTIFICATE` for a trust anchor. A bad `x5c` is a
 *   `failed` result.
 * @see SPEC.md, "Certificate chain"; RFC 5280, section 6.1.
 */
export function verifyCertificateChain(
  options: VerifyCertificateChainOptions,
): CertificateChainResult {
  return verifyCertificateChainBy(nobleCrypto, options);
}

/**
 * Verifies a passport document offline, redacted or not: keys, shown values and the leaf hashes of masked
 * ones must give the sealed Merkle root, and the key that signed it must be certified by a trusted
 * authority.
 *
 * A time-stamp in `proof.rfc3161` is evaluated by the `verifyTimestamp` given: once it verifies, the
 * certificates are judged at its time, else at `at`. Without one, its check is `indeterminate`.
 *
 * @param document - A passport as parsed JSON-LD, of any origin.
 * @returns A report; a malformed document is a `failed` one.
 * @throws {@link MerkleSealError} only for the options: `INVALID_TIME`, and for trust anchors what
 *   `verifyCertificateChain` throws.
 * @see SPEC.md, "Verification".
 */
export function verifySeal(document: unknown, options: VerifySealOptions): SealReport {
  return verifySealBy(nobleCrypto, document, options);
}

/**
 * Masks more of a sealed document, for an access tier that may see less: each key gets the placeholder, in
 * the metadata and at the top level, and its salt makes room for the hash of its leaf. The seal stays
 * valid, and neither the issuer nor its key is needed. What is masked already stays masked; a key that was
 * never sealed is masked over nothing.
 *
 * @param document - A passport document; left as it is.
 * @param maskedKeys - Keys out of `MASKABLE_KEYS`.
 * @returns The document with the three changes, everything else as it was.
 * @throws {@link MerkleSealError} `NOT_MASKABLE`; `MISSING_SALT` or `INVALID_SALT` for a key to mask;
 *   `MALFORMED_DOCUMENT`.
 * @see SPEC.md, "Masking".
 */
export function redactDocument(
  document: unknown,
  maskedKeys: readonly string[],
): Readonly<Record<string, unknown>> {
  return redactDocumentBy(nobleCrypto, document, maskedKeys);
}

/**
 * Takes the proof of one entry out of a sealed document: key, value, and what shows that they were sealed,
 * without other entries: neither their values nor their keys. Two proofs from one document have the same
 * root, so they belong together; one with `gtin` tells the product.
 *
 * @param document - A passport document that shows the entry; others may be masked. Its signatures are not
 *   verified here.
 * @param key - A top-level metadata key.
 * @throws {@link MerkleSealError} `NO_SUCH_ENTRY` for a key that is absent or masked;
 *   `MALFORMED_DOCUMENT`, also when the entries do not give the root; and for salts as {@link leafHash}.
 * @see SPEC.md, "Proof of one entry"; RFC 6962, section 2.1.1.
 */
export function proveLeaf(document: unknown, key: string): LeafProof {
  return proveLeafBy(nobleCrypto, document, key);
}

/**
 * Verifies the proof of one entry, offline: the entry node computed from key, value and salt must lead to
 * the signed root along the audit path, and the key that signed it must be certified by a trusted
 * authority. It shows that the signer sealed this entry, not that there is no other one of the same key.
 *
 * @param proof - A {@link LeafProof} as parsed JSON, of any origin.
 * @returns A report; a malformed proof is a `failed` one.
 * @throws {@link MerkleSealError} only for the options, as {@link verifySeal}.
 * @see SPEC.md, "Proof of one entry".
 */
export function verifyLeaf(proof: unknown, options: VerifySealOptions): LeafReport {
  return verifyLeafBy(nobleCrypto, proof, options);
}

/**
 * Verifies an audit bundle, offline: its document as {@link verifySeal} does, and that the DID document in
 * it, if any, lists the key that signed. The certificates that come with a bundle are reported and never
 * trusted: trust anchors are the caller's.
 *
 * @param bundle - An `AuditBundle` as parsed JSON, of any origin.
 * @returns A report; a malformed bundle is a `failed` one.
 * @throws {@link MerkleSealError} only for the options, as {@link verifySeal}.
 * @see SPEC.md, "Audit bundle".
 */
export function verifyBundle(bundle: unknown, options: VerifySealOptions): BundleReport {
  return verifyBundleBy(nobleCrypto, bundle, options);
}

/**
 * Verifies an audit log bundle, offline: each entry must follow from the one before, and the last one must be the end
 * that a trusted key of the platform signed. Heads that were kept outside show a log that was put back to an earlier
 * state, which its own checkpoint cannot show.
 *
 * @param bytes - The file, of any origin: lines of JSON.
 * @returns A report; a malformed bundle is a `failed` one.
 * @throws {@link MerkleSealError} only for the options: `INVALID_PEM`, `INVALID_BASE64` or `INVALID_KEY` for a trusted
 *   key.
 * @see SPEC.md, "Audit log bundle".
 */
export function verifyAuditLog(bytes: Uint8Array, options: VerifyAuditLogOptions): AuditLogReport {
  return verifyAuditLogBy(nobleCrypto, bytes, options);
}
