import { randomBytes as nodeRandomBytes, type KeyObject } from 'node:crypto';
import { verifyAuditLog as verifyAuditLogBy } from './audit-log/verify-audit-log.js';
import type { AuditLogReport, VerifyAuditLogOptions } from './audit-log/verify-audit-log.js';
import type { JsonValue } from './json/canonical-json.js';
import { verifyCertificateChain as verifyCertificateChainBy } from './certificates/certificate-chain.js';
import type {
  CertificateChainResult,
  VerifyCertificateChainOptions,
} from './certificates/certificate-chain.js';
import { MerkleSealError } from './error.js';
import { proveLeaf as proveLeafBy } from './document/leaf-proof.js';
import type { LeafProof } from './document/leaf-proof.js';
import { leafHash as leafHashBy } from './tree/leaf.js';
import { entryNode as entryNodeBy } from './tree/merkle-tree.js';
import { hashMetadata as hashMetadataBy } from './tree/metadata-tree.js';
import type { MetadataTree } from './tree/metadata-tree.js';
import { nodeCrypto, openKeyObject } from './crypto/node-crypto.js';
import type { Metadata } from './tree/redaction.js';
import {
  createSealSigner as createSealSignerBy,
  generateSealKeyPair as generateSealKeyPairBy,
  LocalSealSigner,
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

// The main entry with `node:crypto` underneath. What needs no cryptography is the same in both.
export { MerkleSealError } from './error.js';
export type { MerkleSealErrorCode } from './error.js';
export { AUDIT_LOG_BUNDLE_TYPE, AUDIT_LOG_CHECKPOINT_TYPE } from './audit-log/audit-log-bundle.js';
export type {
  AuditLogCheckpoint,
  AuditLogEntry,
  AuditLogHead,
  AuditLogHeader,
} from './audit-log/audit-log-bundle.js';
export { parseAuditLogHeads } from './audit-log/kept-heads.js';
export type {
  AuditLogCheck,
  AuditLogCheckName,
  AuditLogReport,
  AuditLogSummary,
  VerifyAuditLogOptions,
} from './audit-log/verify-audit-log.js';
export { AUDIT_BUNDLE_TYPE, createAuditBundle, parseAuditBundle } from './document/audit-bundle.js';
export type { AuditBundle, CreateAuditBundleOptions } from './document/audit-bundle.js';
export { canonicalJson, canonicalJsonBytes } from './json/canonical-json.js';
export { merkleRoot } from './tree/merkle-tree.js';
export type { JsonValue } from './json/canonical-json.js';
export { IJsonError, parseIJson } from './json/i-json.js';
export type { IJsonLimits, JsonPath } from './json/i-json.js';
export { MASKABLE_KEYS, REDACTION_PLACEHOLDER, redactMetadata } from './tree/redaction.js';
export type { Metadata } from './tree/redaction.js';
export type { RandomBytes, SealKeyPair, SealSigner } from './crypto/seal-signer.js';
export type { Seal, SealMetadataOptions } from './document/seal.js';
export { findSealCoverage } from './document/seal-coverage.js';
export type { SealCoverage } from './document/seal-coverage.js';
export { DOCUMENT_MEMBERS, findDifferingCopy, isProductBound } from './document/sealed-document.js';
export { isSameName, readSignerName } from './certificates/signer-name.js';
export { createProof } from './document/proof.js';
export type { CreateProofOptions, Proof, ProofTimestamp } from './document/proof.js';
export type {
  SealedContent,
  SealedContentRefusal,
  SealedContentResult,
} from './verify/verify-sealed-content.js';
export type {
  CertificateChainResult,
  CertificateSummary,
  TrustedAuthority,
  VerifyCertificateChainOptions,
} from './certificates/certificate-chain.js';
export type { LeafProof } from './document/leaf-proof.js';
export type { AuditPathStep } from './tree/merkle-tree.js';
export type { MetadataTree } from './tree/metadata-tree.js';
export type {
  BundleCheck,
  BundleCheckName,
  BundledAuthority,
  BundleReport,
} from './verify/verify-bundle.js';
export type { LeafCheck, LeafCheckName, LeafReport } from './verify/verify-leaf.js';
export type {
  SealCheck,
  SealCheckName,
  SealReport,
  VerifySealOptions,
} from './verify/verify-seal.js';

/** `leafHash` of the main entry, by `node:crypto`: same hashes, same errors. */
export function leafHash(key: string, value: JsonValue, salt?: string): string {
  return leafHashBy(nodeCrypto, key, value, salt);
}

/** `entryNode` of the main entry, by `node:crypto`: same nodes, same errors. */
export function entryNode(key: string, leaf: string): string {
  return entryNodeBy(nodeCrypto, key, leaf);
}

/** `hashMetadata` of the main entry, by `node:crypto`: same hashes but for salts, same errors. */
export function hashMetadata(metadata: Metadata, randomBytes?: RandomBytes): MetadataTree {
  return hashMetadataBy(nodeCrypto, metadata, randomBytes);
}

/**
 * Makes a signer out of a private key held in memory. Unlike those of the main entry its signatures have
 * a random nonce, and `s` in either half of its range; every verifier takes both.
 *
 * @param privateKey - Unencrypted PKCS#8 `PRIVATE KEY` on P-256 as PEM, or a key of `node:crypto`.
 * @throws {@link MerkleSealError} `INVALID_PEM`, `INVALID_BASE64`, `INVALID_DER`, or `INVALID_KEY` for
 *   another algorithm or curve, a public key, or a scalar out of range.
 */
export function createSealSigner(privateKey: string | KeyObject): SealSigner {
  if (typeof privateKey === 'string') return createSealSignerBy(nodeCrypto, privateKey);
  const curve = privateKey.asymmetricKeyDetails?.namedCurve;
  if (privateKey.type !== 'private' || curve !== 'prime256v1') {
    throw new MerkleSealError('INVALID_KEY', 'The key is not a private key on P-256.');
  }
  return new LocalSealSigner(openKeyObject(privateKey));
}

/**
 * `generateSealKeyPair` of the main entry, by `node:crypto`: the same pair for the same random bytes.
 *
 * @param randomBytes - Source of 48 secret bytes. Default: `randomBytes` of `node:crypto`.
 */
export function generateSealKeyPair(randomBytes: RandomBytes = nodeRandomBytes): SealKeyPair {
  return generateSealKeyPairBy(nodeCrypto, randomBytes);
}

/** `sealMetadata` of the main entry, by `node:crypto`: same seal but for salts and nonces, same errors. */
export function sealMetadata(metadata: Metadata, options: SealMetadataOptions): Promise<Seal> {
  return sealMetadataBy(nodeCrypto, metadata, options);
}

/** `verifySealedContent` of the main entry, by `node:crypto`: same results. */
export function verifySealedContent(content: SealedContent): SealedContentResult {
  return verifySealedContentBy(nodeCrypto, content);
}

/** `verifyCertificateChain` of the main entry, by `node:crypto`: same results, same errors. */
export function verifyCertificateChain(
  options: VerifyCertificateChainOptions,
): CertificateChainResult {
  return verifyCertificateChainBy(nodeCrypto, options);
}

/** `verifySeal` of the main entry, by `node:crypto`: same reports, same errors. */
export function verifySeal(document: unknown, options: VerifySealOptions): SealReport {
  return verifySealBy(nodeCrypto, document, options);
}

/** `redactDocument` of the main entry, by `node:crypto`: same documents, same errors. */
export function redactDocument(
  document: unknown,
  maskedKeys: readonly string[],
): Readonly<Record<string, unknown>> {
  return redactDocumentBy(nodeCrypto, document, maskedKeys);
}

/** `proveLeaf` of the main entry, by `node:crypto`: same proofs, same errors. */
export function proveLeaf(document: unknown, key: string): LeafProof {
  return proveLeafBy(nodeCrypto, document, key);
}

/** `verifyLeaf` of the main entry, by `node:crypto`: same reports, same errors. */
export function verifyLeaf(proof: unknown, options: VerifySealOptions): LeafReport {
  return verifyLeafBy(nodeCrypto, proof, options);
}

/** `verifyBundle` of the main entry, by `node:crypto`: same reports, same errors. */
export function verifyBundle(bundle: unknown, options: VerifySealOptions): BundleReport {
  return verifyBundleBy(nodeCrypto, bundle, options);
}

/** `verifyAuditLog` of the main entry, by `node:crypto`: same reports, same errors. */
export function verifyAuditLog(bytes: Uint8Array, options: VerifyAuditLogOptions): AuditLogReport {
  return verifyAuditLogBy(nodeCrypto, bytes, options);
}
