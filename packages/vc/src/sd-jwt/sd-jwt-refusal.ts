import type { JwsRefusal } from '../jws/compact-jws.js';
import type { IssuerKeyRefusal } from '../did/issuer-key.js';

/**
 * Why an SD-JWT was refused, beside the refusals of a JWS. Sections are those of RFC 9901.
 *
 * The whole text:
 * - `TOO_LARGE`, `TOO_MANY_DISCLOSURES`, `TOO_DEEP`: beyond `MAX_SD_JWT_LENGTH`, `MAX_DISCLOSURES`, or 128
 *   levels of nesting.
 * - `NO_FINAL_TILDE`: the last separator is missing (4).
 * - `KEY_BINDING_NOT_SUPPORTED`: a key binding JWT follows the last separator; it is not checked here, and
 *   what was not checked must not seem so (7.3).
 * - `EMPTY_DISCLOSURE`: nothing between two separators (4).
 *
 * Digests in the payload and in disclosed claims:
 * - `SD_ALG_INVALID`: `_sd_alg` is no text (4.1.1).
 * - `SD_ALG_NOT_SUPPORTED`: `_sd_alg` is not `sha-256` (4.1.1).
 * - `SD_ALG_MISPLACED`: `_sd_alg` anywhere but at the top level of what is signed (4.1.1).
 * - `SD_INVALID`: `_sd` is not an array of texts (4.2.4.1).
 * - `ARRAY_DIGEST_INVALID`: `...` is no text, or has other members beside it (4.2.4.2).
 * - `ARRAY_DIGEST_MISPLACED`: `...` in an object that is no array element (4.1).
 * - `DIGEST_REPEATED`: one digest in two places (7.1, step 4).
 *
 * Disclosures:
 * - `DISCLOSURE_REPEATED`: sent twice (4).
 * - `DISCLOSURE_UNREFERENCED`: no digest of what was signed leads to it (7.1, step 5).
 * - `DISCLOSURE_NOT_BASE64URL`, `DISCLOSURE_NOT_UTF8`, `DISCLOSURE_NOT_JSON`: its text cannot be read (4.2).
 * - `DISCLOSURE_NOT_I_JSON`: its text can be read in two ways: a member named twice, a number that no double
 *   holds, half a surrogate pair (RFC 7493).
 * - `DISCLOSURE_INVALID`: not an array of two or three elements (4.2).
 * - `DISCLOSURE_NOT_FOR_MEMBER`: two elements where `_sd` needs three (7.1, step 3.3.2.1).
 * - `DISCLOSURE_NOT_FOR_ELEMENT`: three elements where `...` needs two (7.1, step 3.3.3.1).
 * - `SALT_INVALID`, `CLAIM_NAME_INVALID`: no text (4.2.1, 4.2.2).
 * - `CLAIM_NAME_FORBIDDEN`: the name is `_sd` or `...` (7.1, step 3.3.2.2).
 * - `CLAIM_NAME_TAKEN`: the object has a claim of that name already (7.1, step 3.3.2.3).
 *
 * Claims of the processed payload (7.1, step 6; RFC 7519 section 4.1):
 * - `CLAIM_INVALID`: a registered claim of the wrong type.
 * - `NOT_YET_VALID`, `EXPIRED`, `ISSUED_IN_FUTURE`: by `nbf`, `exp`, `iat`.
 * - `AUDIENCE_MISMATCH`: `aud` is there and does not name the verifier.
 *
 * The credential (draft-ietf-oauth-sd-jwt-vc), beside the refusals of a DID document:
 * - `TYPE_NOT_ALLOWED`: `typ` is neither `dc+sd-jwt` nor the `vc+sd-jwt` of drafts before November 2024.
 * - `VCT_MISSING`, `VCT_INVALID`: there is no `vct`, or it is no text with something in it.
 * - `RESERVED_CLAIM_DISCLOSED`: a claim that must be open, or something in it, is behind a digest.
 * - `ISSUER_MISSING`: there is no `iss` to look a key up by.
 * - `KEY_NOT_OF_ISSUER`: `kid` is missing or not `<iss>#<fragment>`.
 * - `ISSUER_NOT_FOUND`: the issuer's DID document does not exist.
 */
export type SdJwtRefusal =
  | JwsRefusal
  | IssuerKeyRefusal
  | 'TOO_LARGE'
  | 'TOO_MANY_DISCLOSURES'
  | 'TOO_DEEP'
  | 'NO_FINAL_TILDE'
  | 'KEY_BINDING_NOT_SUPPORTED'
  | 'EMPTY_DISCLOSURE'
  | 'SD_ALG_INVALID'
  | 'SD_ALG_NOT_SUPPORTED'
  | 'SD_ALG_MISPLACED'
  | 'SD_INVALID'
  | 'ARRAY_DIGEST_INVALID'
  | 'ARRAY_DIGEST_MISPLACED'
  | 'DIGEST_REPEATED'
  | 'DISCLOSURE_REPEATED'
  | 'DISCLOSURE_UNREFERENCED'
  | 'DISCLOSURE_NOT_BASE64URL'
  | 'DISCLOSURE_NOT_UTF8'
  | 'DISCLOSURE_NOT_JSON'
  | 'DISCLOSURE_NOT_I_JSON'
  | 'DISCLOSURE_INVALID'
  | 'DISCLOSURE_NOT_FOR_MEMBER'
  | 'DISCLOSURE_NOT_FOR_ELEMENT'
  | 'SALT_INVALID'
  | 'CLAIM_NAME_INVALID'
  | 'CLAIM_NAME_FORBIDDEN'
  | 'CLAIM_NAME_TAKEN'
  | 'CLAIM_INVALID'
  | 'NOT_YET_VALID'
  | 'EXPIRED'
  | 'ISSUED_IN_FUTURE'
  | 'AUDIENCE_MISMATCH'
  | 'TYPE_NOT_ALLOWED'
  | 'VCT_MISSING'
  | 'VCT_INVALID'
  | 'RESERVED_CLAIM_DISCLOSED'
  | 'ISSUER_MISSING';

/** Stops the reading of an SD-JWT, from any depth. It never leaves this folder. */
export class SdJwtRefused extends Error {
  override readonly name = 'SdJwtRefused';
  constructor(
    readonly reason: SdJwtRefusal,
    message: string,
  ) {
    super(message);
  }
}

/** A refused SD-JWT. `message` is for people and may change. */
export interface RefusedSdJwt {
  readonly verified: false;
  readonly reason: SdJwtRefusal;
  readonly message: string;
}
