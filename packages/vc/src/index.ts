export { VcError } from './error.js';
export type { VcErrorCode } from './error.js';

export { didDocumentUrl, formatTenantDid } from './did-web.js';
export type { TenantDidInput } from './did-web.js';
export { createDidDocument, multikeyMethodId, verificationMethodId } from './did-document.js';
export type {
  DidDocument,
  DidDocumentInput,
  DidDocumentKey,
  JsonWebKeyMethod,
  MultikeyMethod,
} from './did-document.js';

export { publicJwkFromSpkiPem } from './jwk.js';
export type { P256PrivateJwk, P256PublicJwk } from './jwk.js';
export { formatMultikey, parseMultikey } from './multikey.js';

export { portableRuntime } from './portable-runtime.js';
export type { VcRuntime } from './vc-runtime.js';
export { createEs256Signer } from './es256.js';
export type { Es256Signer } from './es256.js';
export { signCompactJws, verifyCompactJws } from './compact-jws.js';
export type {
  JsonObject,
  JwsHeader,
  JwsKeySource,
  JwsRefusal,
  JwsVerification,
  RefusedJws,
  SignCompactJwsInput,
} from './compact-jws.js';

export { CREDENTIALS_CONTEXT_URL } from './credential-form.js';
export { createProductPassportCredential, UNTP_CONTEXT_URL } from './digital-product-passport.js';
export type { ProductPassportCredential } from './digital-product-passport.js';
export type {
  BitstringStatusListEntry,
  PassportEconomicOperator,
  PassportFacility,
  ProductPassportModel,
} from './passport-model.js';
export type { PassportMetadata } from './characteristics.js';
export type {
  UntpClaim,
  UntpClassification,
  UntpCountry,
  UntpFacility,
  UntpIdentifierScheme,
  UntpMaterial,
  UntpParty,
  UntpPartyRole,
  UntpPerformance,
  UntpProduct,
  UntpTopic,
} from './untp-product.js';
export { EXTENSION_CONTEXT } from './extension-context.js';
export type { ExtensionContext, JsonLiteralTerm } from './extension-context.js';
export { vcReadiness } from './vc-readiness.js';
export type { VcReadiness, VcReadinessInput } from './vc-readiness.js';

export { signVcJwt, verifyVcJwt } from './enveloped/vc-jwt.js';
export type {
  IssuedCredential,
  ResolveDidDocument,
  SignVcJwtOptions,
  VcJwtRefusal,
  VcJwtVerification,
  VerifyVcJwtOptions,
} from './enveloped/vc-jwt.js';
export type { AssertionKeyRefusal } from './assertion-key.js';

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
  DataIntegrityProof,
  ProofOptions,
  SecuredCredential,
} from './data-integrity/data-integrity-proof.js';
export type {
  DataIntegrityRefusal,
  RefusedProof,
} from './data-integrity/data-integrity-refusal.js';

export { createDidWebResolver } from './did-web-resolver.js';
export type { DidDocumentAnswer, DidDocumentLimits, FetchDidDocument } from './did-web-resolver.js';
