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
export {
  createProductPassportCredential,
  createUnitPassportCredential,
  UNTP_CONTEXT_URL,
} from './digital-product-passport.js';
export type { ProductPassportCredential } from './digital-product-passport.js';
export type {
  BitstringStatusListEntry,
  IssuingSoftware,
  PassportEconomicOperator,
  PassportFacility,
  PassportUnit,
  ProductPassportModel,
  UnitPassportModel,
} from './passport-model.js';
export type { PassportMetadata } from './characteristics.js';
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
  UntpProductItem,
  UntpProductModel,
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
