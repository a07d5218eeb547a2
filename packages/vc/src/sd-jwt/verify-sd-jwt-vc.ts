import type { JsonObject, JwsHeader } from '../jws/compact-jws.js';
import type { IssuerKeySource } from '../did/issuer-key.js';
import { findIssuerKey, ISSUER_KEY_MESSAGES } from '../did/issuer-key.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import type { ClaimPath } from './claim-path.js';
import { openSdJwt } from './open-sd-jwt.js';
import {
  assertClaimsHold,
  assertClaimTypes,
  assertVct,
  type ClaimExpectations,
} from './registered-claims.js';
import { RESERVED_CLAIMS } from './reserved-claims.js';
import { SdJwtRefused, type RefusedSdJwt } from './sd-jwt-refusal.js';
import { proveClaims, refusalOf } from './verify-sd-jwt.js';

/** How {@link verifySdJwtVc} comes to the issuer's key, to the time, and to its cryptography. */
export type VerifySdJwtVcOptions = ClaimExpectations &
  IssuerKeySource & {
    /** Default: `webRuntime`. */
    readonly runtime?: VcRuntime | undefined;
  };

/** What {@link verifySdJwtVc} found. */
export type SdJwtVcVerification =
  | {
      readonly verified: true;
      readonly header: JwsHeader;
      /** The processed payload: disclosed claims in their places, no digests, no `_sd_alg`. */
      readonly payload: JsonObject;
      /** Where the disclosed claims stand; places in arrays as they were issued. */
      readonly disclosedClaims: readonly ClaimPath[];
      /** The type of the credential. The caller checks that it is the expected one. */
      readonly vct: string;
      /** `iss`; not there if only the caller knows the owner of the key. */
      readonly issuer: string | undefined;
    }
  | RefusedSdJwt;

/**
 * Checks an SD-JWT VC in its compact form: type, issuer, key, signature, disclosures, claims that must be
 * open, `nbf`, `exp`, `iat`, `aud`. It looks neither at `status` and `credentialStatus` nor at type metadata,
 * and asks for no key binding: one that is there is refused.
 *
 * With `resolveDidDocument` the key is the one that `kid` names in the DID document of `iss`. With
 * `publicJwk` the caller vouches that it is the issuer's, and neither `iss` nor `kid` needs to be there.
 *
 * @param sdJwt - At most 2,097,152 characters and 16,384 disclosures; more is refused unread.
 * @throws {@link VcError} `INVALID_PUBLIC_KEY`, `INVALID_DATE`, `INVALID_CLOCK_SKEW` for options that
 * cannot be used; anything that `resolveDidDocument` throws; nothing for any text.
 * @see draft-ietf-oauth-sd-jwt-vc, "Verification and Processing"; RFC 9901 section 7.
 */
export async function verifySdJwtVc(
  sdJwt: string,
  options: VerifySdJwtVcOptions,
): Promise<SdJwtVcVerification> {
  try {
    const { runtime = webRuntime } = options;
    const opened = openSdJwt(sdJwt, runtime);
    const { header, payload: claims } = opened.unproven;
    assertType(header);
    const publicJwk = await issuerKey(header, claims, options);
    const proven = await proveClaims(opened, { publicJwk, reserved: RESERVED_CLAIMS, runtime });
    assertVct(proven.payload);
    assertClaimTypes(proven.payload);
    assertClaimsHold(proven.payload, options);
    const { vct, iss: issuer } = proven.payload as { vct: string; iss?: string };
    return { verified: true, header, ...proven, vct, issuer };
  } catch (error) {
    return refusalOf(error);
  }
}

const TYPES = new Set(['dc+sd-jwt', 'vc+sd-jwt']);

/** The optional `application/` and the case do not count (RFC 7515 section 4.1.9). */
function assertType({ typ }: JwsHeader): void {
  if (!TYPES.has(typ?.toLowerCase().replace(/^application\//, '') ?? '')) {
    throw new SdJwtRefused('TYPE_NOT_ALLOWED', 'The header must say typ dc+sd-jwt.');
  }
}

async function issuerKey(
  { kid }: JwsHeader,
  { iss }: JsonObject,
  options: VerifySdJwtVcOptions,
): Promise<P256PublicJwk> {
  if ('publicJwk' in options) return options.publicJwk;
  if (typeof iss !== 'string' || iss === '') {
    throw new SdJwtRefused('ISSUER_MISSING', 'There is no iss to look the key up by.');
  }
  const { at, runtime } = options;
  const key = await findIssuerKey({ issuer: iss, keyId: kid, at, runtime }, options);
  if (typeof key === 'string') throw new SdJwtRefused(key, ISSUER_KEY_MESSAGES[key]);
  return key;
}
