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
  verifyBundle,
  verifyCertificateChain,
  verifyLeaf,
  verifySeal,
  verifySealedContent,
} from './portable.js';
export { MerkleSealError } from './error.js';
export type { MerkleSealErrorCode } from './error.js';
export { AUDIT_BUNDLE_TYPE, createAuditBundle, parseAuditBundle } from './audit-bundle.js';
export type { AuditBundle, CreateAuditBundleOptions } from './audit-bundle.js';
export { canonicalJson, canonicalJsonBytes } from './canonical-json.js';
export type { JsonValue } from './canonical-json.js';
export { IJsonError, parseIJson } from './i-json.js';
export type { IJsonLimits, JsonPath } from './i-json.js';
export { MASKABLE_KEYS, REDACTION_PLACEHOLDER, redactMetadata } from './redaction.js';
export type { Metadata } from './redaction.js';
export type { RandomBytes, SealKeyPair, SealSigner } from './seal-signer.js';
export type { Seal, SealMetadataOptions } from './seal.js';
export { findSealCoverage } from './seal-coverage.js';
export type { SealCoverage } from './seal-coverage.js';
export { DOCUMENT_MEMBERS, findDifferingCopy, isProductBound } from './sealed-document.js';
export { createProof } from './proof.js';
export type { CreateProofOptions, Proof, ProofTimestamp } from './proof.js';
export type {
  SealedContent,
  SealedContentRefusal,
  SealedContentResult,
} from './verify-sealed-content.js';
export type {
  CertificateChainResult,
  CertificateSummary,
  TrustedAuthority,
  VerifyCertificateChainOptions,
} from './certificate-chain.js';
export type { LeafProof } from './leaf-proof.js';
export type { AuditPathStep } from './merkle-tree.js';
export type { MetadataTree } from './metadata-tree.js';
export type {
  BundleCheck,
  BundleCheckName,
  BundledAuthority,
  BundleReport,
} from './verify-bundle.js';
export type { LeafCheck, LeafCheckName, LeafReport } from './verify-leaf.js';
export type { SealCheck, SealCheckName, SealReport, VerifySealOptions } from './verify-seal.js';
