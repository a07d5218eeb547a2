import type { JsonObject } from '../jws/compact-jws.js';
import { checkPeriod } from '../data-model/credential-form.js';
import { parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import type { IssuerKeySource } from '../did/issuer-key.js';
import { findIssuerKey } from '../did/issuer-key.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { momentOf } from '../data-model/moment.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import type { DataIntegrityProof } from './data-integrity-proof.js';
import type { DataIntegrityRefusal, RefusedProof } from './data-integrity-refusal.js';
import { refuseProof } from './data-integrity-refusal.js';
import type { UnprovenCredential } from './open-secured-credential.js';
import { openSecuredCredential } from './open-secured-credential.js';

/**
 * Finds the key of a proof with a valid form, not verified yet. Answer `undefined` for none.
 *
 * @param issuer - The issuer that the credential names. This function alone decides if `proof.verificationMethod` may
 * speak for that issuer: there is no later check.
 */
export type ResolveProofKey = (
  proof: DataIntegrityProof,
  issuer: string,
) => P256PublicJwk | undefined | Promise<P256PublicJwk | undefined>;

/**
 * Where the key of a proof comes from: the issuer's DID document; the caller, who vouches that it is the
 * issuer's (`verificationMethod` must still name the issuer); or a rule of the caller's own.
 */
export type ProofKeySource = IssuerKeySource | { readonly resolveKey: ResolveProofKey };

/** How {@link verifyDataIntegrity} comes to the key and to the time. */
export type VerifyDataIntegrityOptions = ProofKeySource & {
  /** The moment that the validity periods are compared with. */
  readonly at: Date;
  /** Milliseconds by which the clocks of issuer and verifier may differ. Default 0. */
  readonly clockSkewMs?: number;
  /** Default `webRuntime`. */
  readonly runtime?: VcRuntime | undefined;
};

/** What {@link verifyDataIntegrity} found. */
export type DataIntegrityVerification =
  | {
      readonly verified: true;
      /** What was signed: the credential without its proof, and without contexts added to it later. */
      readonly credential: JsonObject;
      readonly proof: DataIntegrityProof;
      /** The credential's issuer. */
      readonly issuer: string;
    }
  | RefusedProof;

/**
 * Checks a credential with an embedded `ecdsa-jcs-2019` proof: form, issuer, key, signature, validity period. It does
 * not look at `credentialStatus`, at the JSON-LD meaning, or at any schema. `created` has to be a date and is
 * compared with nothing: the holder of a key can write any.
 *
 * @param secured - JSON text, read strictly, or what was parsed from it: prefer the text, for a parser has
 * already decided what to make of a member named twice. Bound its length before.
 * @returns The credential, or the reason for the refusal.
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if a key of the caller's is not on the curve, `INVALID_DATE` if
 * `at` is no date, `INVALID_CLOCK_SKEW`; anything that `resolveDidDocument` or `resolveKey` throws.
 * @see Data Integrity 1.0 section 4.4; Data Integrity ECDSA Cryptosuites 1.0 section 3.3.2.
 */
export async function verifyDataIntegrity(
  secured: unknown,
  options: VerifyDataIntegrityOptions,
): Promise<DataIntegrityVerification> {
  const { runtime = webRuntime } = options;
  const unproven = openSecuredCredential(secured, runtime);
  if (typeof unproven === 'string') return refuseProof(unproven);
  const publicJwk = await keyOf(unproven, options, runtime);
  if (typeof publicJwk === 'string') return refuseProof(publicJwk);
  const { credential, issuer, proof, signature, hashData } = unproven;
  if (!(await runtime.isEs256Signature(signature, hashData, publicJwk))) {
    return refuseProof('SIGNATURE_INVALID');
  }
  const untimely = checkTimes(unproven, options);
  return untimely ? refuseProof(untimely) : { verified: true, credential, proof, issuer };
}

async function keyOf(
  { issuer, proof }: UnprovenCredential,
  options: VerifyDataIntegrityOptions,
  runtime: VcRuntime,
): Promise<P256PublicJwk | DataIntegrityRefusal> {
  if ('resolveKey' in options) return (await options.resolveKey(proof, issuer)) ?? 'KEY_NOT_FOUND';
  const { verificationMethod: keyId } = proof;
  if (typeof keyId !== 'string') return 'VERIFICATION_METHOD_MALFORMED';
  return findIssuerKey({ issuer, keyId, at: options.at, runtime }, options);
}

function checkTimes(
  { credential, proof }: UnprovenCredential,
  { at, clockSkewMs }: VerifyDataIntegrityOptions,
): DataIntegrityRefusal | undefined {
  // `nbf` and `exp` are claims of a JWT; here they would be terms like any other.
  const { validFrom, validUntil } = credential;
  const untimely = checkPeriod({ validFrom, validUntil }, at, clockSkewMs);
  if (untimely) return untimely;
  const expires = parseDateTimeStamp(proof.expires);
  const isExpired = expires !== undefined && momentOf(at, clockSkewMs).hasPassed(expires);
  return isExpired ? 'PROOF_EXPIRED' : undefined;
}
