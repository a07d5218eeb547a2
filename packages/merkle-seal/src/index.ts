export {
  createSealSigner,
  entryNode,
  generateSealKeyPair,
  hashMetadata,
  leafHash,
  merkleRoot,
  proveLeaf,
  redactDocument,
  sealMetadata,
  verifyAuditLog,
  verifyBundle,
  verifyCertificateChain,
  verifyLeaf,
  verifySeal,
  verifySealedContent,
} from './portable.js';
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
