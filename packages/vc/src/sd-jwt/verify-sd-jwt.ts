import type { JsonObject, JwsHeader } from '../jws/compact-jws.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import type { ClaimPath } from './claim-path.js';
import { openSdJwt, type OpenedSdJwt } from './open-sd-jwt.js';
import { assertClaimsHold, assertClaimTypes, type ClaimExpectations } from './registered-claims.js';
import { revealClaims, type RevealedClaims } from './reveal-claims.js';
import { SdJwtRefused, type RefusedSdJwt } from './sd-jwt-refusal.js';

/** What {@link verifySdJwt} needs. */
export interface VerifySdJwtOptions extends ClaimExpectations {
  /** The caller vouches that this is the issuer's key. */
  readonly publicJwk: P256PublicJwk;
  /** Default: `webRuntime`. */
  readonly runtime?: VcRuntime | undefined;
}

/** What {@link verifySdJwt} found. */
export type SdJwtVerification =
  | {
      readonly verified: true;
      readonly header: JwsHeader;
      /** The processed payload: disclosed claims in their places, no digests, no `_sd_alg`. */
      readonly payload: JsonObject;
      /** Where the disclosed claims stand; places in arrays as they were issued. */
      readonly disclosedClaims: readonly ClaimPath[];
    }
  | RefusedSdJwt;

/**
 * Checks any SD-JWT in its compact form, a credential or not: form, signature, disclosures, and `nbf`, `exp`,
 * `iat`, `aud`. What its `typ` should be, and which claims have to be there, is for the caller to say;
 * `verifySdJwtVc` says it for credentials.
 *
 * No key binding is asked for, and one that is there is refused, never passed over. The holder is never proven here,
 * even with a `cnf`.
 *
 * @param sdJwt - At most 2,097,152 characters and 16,384 disclosures; more is refused unread.
 * @throws {@link VcError} `INVALID_PUBLIC_KEY`, `INVALID_DATE`, `INVALID_CLOCK_SKEW` for options that
 * cannot be used; nothing for any text.
 * @see RFC 9901 sections 7.1 and 7.3.
 */
export async function verifySdJwt(
  sdJwt: string,
  options: VerifySdJwtOptions,
): Promise<SdJwtVerification> {
  try {
    const { publicJwk, runtime = webRuntime } = options;
    const opened = openSdJwt(sdJwt, runtime);
    const proven = await proveClaims(opened, { publicJwk, reserved: new Set(), runtime });
    assertClaimTypes(proven.payload);
    assertClaimsHold(proven.payload, options);
    return { verified: true, header: opened.unproven.header, ...proven };
  } catch (error) {
    return refusalOf(error);
  }
}

/** By which key, and which claims have to be open. */
export interface ProveClaimsOptions {
  readonly publicJwk: P256PublicJwk;
  readonly reserved: ReadonlySet<string>;
  readonly runtime: VcRuntime;
}

/**
 * Checks the signature, and only then hashes what was sent beside it.
 *
 * @throws {@link SdJwtRefused}
 */
export async function proveClaims(
  { unproven, disclosures }: OpenedSdJwt,
  { publicJwk, reserved, runtime }: ProveClaimsOptions,
): Promise<RevealedClaims> {
  if (!(await runtime.isEs256Signature(unproven.signature, unproven.signingInput, publicJwk))) {
    throw new SdJwtRefused(
      'SIGNATURE_INVALID',
      'The signature does not belong to this text and key.',
    );
  }
  return revealClaims({ claims: unproven.payload, disclosures, reserved, runtime });
}

/** The answer to a refused SD-JWT; any other error is thrown on. */
export function refusalOf(error: unknown): RefusedSdJwt {
  if (!(error instanceof SdJwtRefused)) throw error;
  return { verified: false, reason: error.reason, message: error.message };
}
