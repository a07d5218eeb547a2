import { namesAudience } from '../jws/audience.js';
import type { JwsHeader, JwsRefusal } from '../jws/compact-jws.js';
import { openCompactJws, proveCompactJws, signCompactJws } from '../jws/compact-jws.js';
import { checkPeriod, isCredential, issuerOf } from '../data-model/credential-form.js';
import { verificationMethodId } from '../did/did-document.js';
import { VcError } from '../error.js';
import type { Es256Signer } from '../keys/es256.js';
import type { IssuerKeyRefusal, IssuerKeySource } from '../did/issuer-key.js';
import { findIssuerKey, ISSUER_KEY_MESSAGES } from '../did/issuer-key.js';
import type { JsonObject } from '../encoding/json-object.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

export type { ResolveDidDocument } from '../did/issuer-key.js';

/** A credential as far as signing needs to know it. */
export interface IssuedCredential {
  readonly issuer: string | { readonly id: string };
}

/** Who signs. */
export interface SignVcJwtOptions {
  /** Must be the credential's issuer. */
  readonly did: string;
  /** The number of the key in the DID document: 1 for `#key-1`. */
  readonly keyNumber: number;
  /** Signs with that key. */
  readonly signer: Es256Signer;
  /** Where it runs. Default: `webRuntime`; on Node `nodeRuntime` is faster. */
  readonly runtime?: VcRuntime | undefined;
}

/** How {@link verifyVcJwt} comes to the issuer's key and to the time. */
export type VerifyVcJwtOptions = IssuerKeySource & {
  /** The moment that the validity period is compared with. */
  readonly at: Date;
  /** Milliseconds by which the clocks of issuer and verifier may differ. Default 0. */
  readonly clockSkewMs?: number | undefined;
  /** The name by which issuers mean this verifier. Without it a credential with `aud` is refused. */
  readonly audience?: string | undefined;
  /** Where it runs. Default: `webRuntime`; on Node `nodeRuntime` is faster. */
  readonly runtime?: VcRuntime | undefined;
};

/**
 * Why a VC-JWT was refused. Beside the refusals of the JWS and of the DID document:
 * - `TYPE_NOT_ALLOWED`: `typ` is not `vc+jwt`, or `cty` is there and not `vc`.
 * - `NOT_A_CREDENTIAL`: the payload is no VC Data Model 2.0 credential; one in a `vc` claim neither.
 * - `ISSUER_MISMATCH`: `iss` is there, as a claim or in the header, and not the credential's issuer.
 * - `KEY_NOT_OF_ISSUER`: `kid` is missing or not `<issuer>#<fragment>`.
 * - `ISSUER_NOT_FOUND`: the issuer's DID document does not exist.
 * - `NOT_YET_VALID`, `EXPIRED`: by `validFrom` and `validUntil`, or by `nbf` and `exp`.
 * - `AUDIENCE_MISMATCH`: `aud` is there and does not name the verifier.
 */
export type VcJwtRefusal =
  | JwsRefusal
  | IssuerKeyRefusal
  | 'TYPE_NOT_ALLOWED'
  | 'NOT_A_CREDENTIAL'
  | 'ISSUER_MISMATCH'
  | 'NOT_YET_VALID'
  | 'EXPIRED'
  | 'AUDIENCE_MISMATCH';

/** What {@link verifyVcJwt} found. `message` is for people and may change. */
export type VcJwtVerification =
  | {
      readonly verified: true;
      readonly header: JwsHeader;
      readonly credential: JsonObject;
      /** The DID that signed, equal to the credential's issuer. */
      readonly issuer: string;
    }
  | { readonly verified: false; readonly reason: VcJwtRefusal; readonly message: string };

/**
 * Signs a credential as `application/vc+jwt`. The payload is the credential itself, byte for byte as
 * `JSON.stringify` writes it: no `vc` claim, and no `iss`, which would only repeat the issuer.
 *
 * @throws {@link VcError} `ISSUER_MISMATCH` if the credential names another issuer, `NOT_JSON` if `JSON.stringify`
 * makes no object of it, `INVALID_SIGNATURE` if the signer does not return 64 bytes.
 * @see W3C Securing Verifiable Credentials using JOSE and COSE, section 3.1.
 */
export async function signVcJwt(
  credential: IssuedCredential,
  { did, keyNumber, signer, runtime }: SignVcJwtOptions,
): Promise<string> {
  if (issuerOf(credential) !== did) {
    throw new VcError('ISSUER_MISMATCH', 'The credential names another issuer.');
  }
  const kid = verificationMethodId(did, keyNumber);
  return signCompactJws({
    header: { alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid },
    payload: credential,
    signer,
    runtime,
  });
}

/**
 * Checks an enveloped credential: form, issuer, key, signature, validity period, audience. It does not look
 * at `credentialStatus`, at the JSON-LD meaning, or at any schema.
 *
 * With `publicJwk` the caller vouches that the key is the issuer's; `kid` must still name the issuer.
 *
 * @param jwt - Bound its length before, a few hundred kilobytes at most.
 * @returns The credential, or the reason for the refusal.
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if `publicJwk` is not on the curve, `INVALID_DATE`
 * if `at` is no date, `INVALID_CLOCK_SKEW`; anything that `resolveDidDocument` throws.
 * @see W3C Securing Verifiable Credentials using JOSE and COSE, sections 3.1 and 4; RFC 8725.
 */
export async function verifyVcJwt(
  jwt: string,
  options: VerifyVcJwtOptions,
): Promise<VcJwtVerification> {
  const unproven = openCompactJws(jwt, options.runtime);
  if ('reason' in unproven) return unproven;
  const { kid: keyId } = unproven.header;
  const read = readIssuer(unproven.header, unproven.payload);
  if ('reason' in read) return refuse(read.reason);
  const { issuer } = read;
  const { at, runtime } = options;
  const publicJwk = await findIssuerKey({ issuer, keyId, at, runtime }, options);
  if (typeof publicJwk === 'string') return refuse(publicJwk);
  const jws = await proveCompactJws(unproven, publicJwk, runtime);
  if (!jws.verified) return jws;
  const untimely = checkPeriod(jws.payload, at, options.clockSkewMs);
  if (untimely) return refuse(untimely);
  const { header, payload: credential } = jws;
  const { aud } = credential;
  if (aud !== undefined && !namesAudience(aud, options.audience)) {
    return refuse('AUDIENCE_MISMATCH');
  }
  return { verified: true, header, credential, issuer };
}

/** The issuer of what claims to be a credential. */
function readIssuer(
  header: JwsHeader,
  payload: JsonObject,
): { readonly issuer: string } | { readonly reason: VcJwtRefusal } {
  const isContentCredential = header.cty === undefined || mediaType(header.cty) === 'vc';
  if (mediaType(header.typ) !== 'vc+jwt' || !isContentCredential) {
    return { reason: 'TYPE_NOT_ALLOWED' };
  }
  const issuer = issuerOf(payload);
  if (!isCredential(payload) || issuer === undefined) return { reason: 'NOT_A_CREDENTIAL' };
  // A header may repeat claims, which then have to be the same (RFC 7519 section 5.3).
  const isSame = [header['iss'], payload['iss']].every(
    (iss) => iss === undefined || iss === issuer,
  );
  return isSame ? { issuer } : { reason: 'ISSUER_MISMATCH' };
}

/** Drops the optional `application/` and the case (RFC 7515 sections 4.1.9 and 4.1.10). */
function mediaType(value: string | undefined): string | undefined {
  return value?.toLowerCase().replace(/^application\//, '');
}

const MESSAGES: Partial<Record<VcJwtRefusal, string>> = {
  ...ISSUER_KEY_MESSAGES,
  TYPE_NOT_ALLOWED: 'The header must say typ vc+jwt and cty vc.',
  NOT_A_CREDENTIAL: 'The payload is not a credential of the VC Data Model 2.0.',
  ISSUER_MISMATCH: 'The iss is not the issuer of the credential.',
  NOT_YET_VALID: 'The credential is not valid yet.',
  EXPIRED: 'The credential is no longer valid.',
  AUDIENCE_MISMATCH: 'The aud does not name this verifier.',
};

function refuse(reason: VcJwtRefusal) {
  return { verified: false, reason, message: MESSAGES[reason] ?? reason } as const;
}
