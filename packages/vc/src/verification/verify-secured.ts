import { verifyDataIntegrity } from '../data-integrity/verify-data-integrity.js';
import type { DataIntegrityRefusal } from '../data-integrity/data-integrity-refusal.js';
import type { ResolveDidDocument, VcJwtRefusal } from '../enveloped/vc-jwt.js';
import { verifyVcJwt } from '../enveloped/vc-jwt.js';
import type { JsonObject } from '../encoding/json-object.js';
import type { SdJwtRefusal } from '../sd-jwt/sd-jwt-refusal.js';
import { verifySdJwtVc } from '../sd-jwt/verify-sd-jwt-vc.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

/** How a credential is secured, by the media type of each form. */
export type SecuringForm = 'vc+jwt' | 'vc+ld+json' | 'dc+sd-jwt';

/** Why a credential is not proven, in whichever form. */
export type SecuredRefusal = VcJwtRefusal | DataIntegrityRefusal | SdJwtRefusal;

/** What the verification of any form needs. */
export interface VerifySecuredOptions {
  readonly at: Date;
  readonly clockSkewMs: number;
  /** The name by which issuers mean this verifier. Without it a JWT with `aud` is refused. */
  readonly audience?: string | undefined;
  readonly resolveDidDocument: ResolveDidDocument;
  readonly runtime: VcRuntime;
}

/** What {@link verifySecured} found. */
export type SecuredVerification =
  | { readonly verified: true; readonly credential: JsonObject; readonly issuer: string }
  | { readonly verified: false; readonly reason: SecuredRefusal; readonly message: string };

/** Tells the form by what only one of them has: a brace in front, or a tilde. */
export function securingFormOf(secured: unknown): SecuringForm {
  if (typeof secured !== 'string' || secured.trimStart().startsWith('{')) return 'vc+ld+json';
  return secured.includes('~') ? 'dc+sd-jwt' : 'vc+jwt';
}

/** Checks form, issuer, key, signature and period of a credential in any of the three forms. */
export async function verifySecured(
  secured: unknown,
  options: VerifySecuredOptions,
): Promise<SecuredVerification> {
  if (typeof secured !== 'string') return verifyDataIntegrity(secured, options);
  switch (securingFormOf(secured)) {
    case 'vc+ld+json':
      return verifyDataIntegrity(secured, options);
    case 'vc+jwt':
      return verifyVcJwt(secured, options);
    case 'dc+sd-jwt':
      return verifyDisclosed(secured, options);
  }
}

async function verifyDisclosed(
  secured: string,
  options: VerifySecuredOptions,
): Promise<SecuredVerification> {
  const result = await verifySdJwtVc(secured, options);
  if (!result.verified) return result;
  // With a resolver the key was looked up by `iss`, so that there is one.
  return { verified: true, credential: result.payload, issuer: result.issuer ?? '' };
}
