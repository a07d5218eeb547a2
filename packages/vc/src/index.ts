export { VcError } from './error.js';
export type { VcErrorCode } from './error.js';

export { didDocumentUrl, formatTenantDid } from './did/did-web.js';
export type { TenantDidInput } from './did/did-web.js';
export { createDidDocument, multikeyMethodId, verificationMethodId } from './did/did-document.js';
export type {
  DidDocument,
  DidDocumentInput,
  DidDocumentKey,
  JsonWebKeyMethod,
  MultikeyMethod,
} from './did/did-document.js';

export { publicJwkFromSpkiPem } from './keys/jwk.js';
export type { P256PrivateJwk, P256PublicJwk } from './keys/jwk.js';
export { formatMultikey, parseMultikey } from './did/multikey.js';

export { portableRuntime } from './runtime/portable-runtime.js';
export { webRuntime } from './runtime/web-runtime.js';
export type { VcRuntime } from './runtime/vc-runtime.js';
export { createEs256Signer } from './keys/es256.js';
export type { Es256Signer } from './keys/es256.js';
export { signCompactJws, verifyCompactJws } from './jws/compact-jws.js';
export type { JsonObject } from './encoding/json-object.js';
export type {
  JwsHeader,
  JwsKeySource,
  JwsRefusal,
  JwsVerification,
  RefusedJws,
  SignCompactJwsInput,
  VerifyCompactJwsOptions,
} from './jws/compact-jws.js';

export { CREDENTIALS_CONTEXT_URL } from './data-model/credential-form.js';
export {
  createBatchPassportCredential,
  createProductPassportCredential,
  createUnitPassportCredential,
  UNTP_CONTEXT_URL,
} from './untp/digital-product-passport.js';
export type { ProductPassportCredential } from './untp/digital-product-passport.js';
export type {
  BatchPassportModel,
  BitstringStatusListEntry,
  IssuingSoftware,
  PassportBatch,
  PassportEconomicOperator,
  PassportFacility,
  PassportUnit,
  ProductPassportModel,
  UnitPassportModel,
} from './untp/passport-model.js';
export type { PassportMetadata } from './untp/characteristics.js';
export type {
  UntpClaim,
  UntpClassification,
  UntpCountry,
  UntpFacility,
  UntpIdentifierScheme,
  UntpLink,
  UntpMaterial,
  UntpMeasure,
  UntpParty,
  UntpPartyRole,
  UntpPerformance,
  UntpProduct,
  UntpProductDescription,
  UntpProductBatch,
  UntpProductItem,
  UntpProductModel,
  UntpTopic,
} from './untp/untp-product.js';
export { EXTENSION_CONTEXT } from './untp/extension-context.js';
export type { ExtensionContext, JsonLiteralTerm } from './untp/extension-context.js';
export { vcReadiness } from './untp/vc-readiness.js';
export type { VcReadiness, VcReadinessInput } from './untp/vc-readiness.js';

export { signVcJwt, verifyVcJwt } from './enveloped/vc-jwt.js';
export type {
  IssuedCredential,
  SignVcJwtOptions,
  VcJwtRefusal,
  VcJwtVerification,
  VerifyVcJwtOptions,
} from './enveloped/vc-jwt.js';
export type { AssertionKeyRefusal } from './did/assertion-key.js';
export type { IssuerKeyRefusal, IssuerKeySource, ResolveDidDocument } from './did/issuer-key.js';

export {
  createBitstring,
  decodeBitstring,
  encodeBitstring,
  isBitSet,
  MIN_STATUS_LIST_LENGTH,
} from './status/bitstring.js';
export type { BitstringInput } from './status/bitstring.js';
export { createStatusListCredential, STATUS_LIST_TTL_MS } from './status/bitstring-status-list.js';
export type {
  BitstringStatusListCredential,
  StatusListCredentialInput,
} from './status/bitstring-status-list.js';

export { signDataIntegrity } from './data-integrity/sign-data-integrity.js';
export type { SignDataIntegrityOptions } from './data-integrity/sign-data-integrity.js';
export { verifyDataIntegrity } from './data-integrity/verify-data-integrity.js';
export type {
  DataIntegrityVerification,
  ProofKeySource,
  ResolveProofKey,
  VerifyDataIntegrityOptions,
} from './data-integrity/verify-data-integrity.js';
export type {
  CertifiedMethod,
  DataIntegrityProof,
  ProofOptions,
  SecuredCredential,
} from './data-integrity/data-integrity-proof.js';
export type {
  DataIntegrityRefusal,
  RefusedProof,
} from './data-integrity/data-integrity-refusal.js';

export { issueSdJwtVc } from './sd-jwt/issue-sd-jwt-vc.js';
export type { IssueSdJwtVcOptions, SdJwtVcInput } from './sd-jwt/issue-sd-jwt-vc.js';
export { presentSdJwt } from './sd-jwt/present-sd-jwt.js';
export type { PresentSdJwtOptions } from './sd-jwt/present-sd-jwt.js';
export { verifySdJwt } from './sd-jwt/verify-sd-jwt.js';
export type { SdJwtVerification, VerifySdJwtOptions } from './sd-jwt/verify-sd-jwt.js';
export { verifySdJwtVc } from './sd-jwt/verify-sd-jwt-vc.js';
export type { SdJwtVcVerification, VerifySdJwtVcOptions } from './sd-jwt/verify-sd-jwt-vc.js';
export type { ClaimExpectations } from './sd-jwt/registered-claims.js';
export type { ClaimPath } from './sd-jwt/claim-path.js';
export type { RandomBytes } from './sd-jwt/salts.js';
export type { RefusedSdJwt, SdJwtRefusal } from './sd-jwt/sd-jwt-refusal.js';
export { MAX_DISCLOSURES, MAX_SD_JWT_LENGTH } from './sd-jwt/sd-jwt-limits.js';
export { createPassportSdJwtInput } from './sd-jwt/passport-sd-jwt.js';
export type { PassportCredential, PassportSdJwtOptions } from './sd-jwt/passport-sd-jwt.js';
export { createPassportTypeMetadata } from './sd-jwt/passport-type-metadata.js';
export type {
  ClaimMetadata,
  PassportTypeMetadata,
  SelectiveDisclosure,
} from './sd-jwt/passport-type-metadata.js';

export { createDidWebResolver } from './did/did-web-resolver.js';
export type {
  DidDocumentAnswer,
  DidDocumentLimits,
  FetchDidDocument,
} from './did/did-web-resolver.js';

export { checkCredentialStatus } from './verification/check-credential-status.js';
export type {
  CheckStatusOptions,
  FetchStatusList,
} from './verification/check-credential-status.js';
export type {
  StatusListAnswer,
  StatusListDoubt,
  StatusListRefusal,
  StatusPurpose,
} from './status/status-answer.js';
export { openEnvelope } from './enveloped/open-envelope.js';
export type { ClosedEnvelope, Envelope, OpenedEnvelope } from './enveloped/open-envelope.js';
export { verifyCredential } from './verification/verify-credential.js';
export type {
  CredentialReport,
  VerifyCredentialOptions,
} from './verification/verify-credential.js';
export type {
  CredentialCheck,
  CredentialCheckName,
  Verdict,
} from './verification/verification-check.js';
export type { SecuringForm } from './verification/verify-secured.js';
