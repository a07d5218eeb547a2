/**
 * What the caller of this package got wrong:
 * - `INVALID_BASE_URL`, `INVALID_TENANT_ID`, `INVALID_DID`: not usable in a did:web identifier.
 * - `DID_HOST_REFUSED`: a did:web identifier of a private network's name, or with a port that is none of the web's.
 * - `INVALID_PUBLIC_KEY`, `INVALID_PRIVATE_KEY`, `INVALID_MULTIKEY`: not a P-256 key in that form.
 * - `INVALID_KEY_SET`: no key, a key number twice, or a key number below 1.
 * - `INVALID_HEADER`: a protected header that this package would refuse to verify.
 * - `INVALID_SIGNATURE`: a signer that did not return 64 bytes.
 * - `INVALID_DATE`: not an ISO 8601 date and time with a time zone, or no day of the calendar.
 * - `INVALID_METADATA`: metadata that nests too deep.
 * - `INVALID_BATCH_NUMBER`: a batch without a number.
 * - `INVALID_SERIAL_NUMBER`: a unit without a serial number.
 * - `ISSUER_MISMATCH`: the credential names another issuer than the signing DID.
 * - `INVALID_STATUS_INDEX`: not a whole number within the status list.
 * - `INVALID_STATUS_LIST`: a bitstring of another length than whole bytes from 16 KiB to 4 MiB.
 * - `DID_DOCUMENT_UNAVAILABLE`: no answer with a DID document; another time there may be one.
 * - `CREDENTIAL_UNAVAILABLE`: no answer with a credential; another time there may be one.
 * - `DID_DOCUMENT_INVALID`: an answer that is no DID document, or that of another DID.
 * - `NOT_A_CREDENTIAL`: not a VC Data Model 2.0 credential.
 * - `ALREADY_SECURED`: a credential that has a proof.
 * - `NOT_JSON`: a credential or payload with a value that JSON cannot carry, nested too deeply, or no object.
 * - `INVALID_CLAIMS`, `RESERVED_CLAIM`, `INVALID_DECOYS`, `INVALID_RANDOM_BYTES`, `SD_JWT_TOO_LARGE`: no SD-JWT VC
 *   can be issued of it, see `issueSdJwtVc`.
 * - `INVALID_CLAIM_PATH`: claims named by something else than a list of paths.
 * - `CLAIM_NOT_FOUND`: a claim path leads nowhere.
 * - `INVALID_SD_JWT`: an SD-JWT that no verifier would read.
 * - `INVALID_CLOCK_SKEW`: negative, endless or no number.
 * - `NO_WEB_CRYPTO`: a page of an insecure context, which has no `crypto.subtle`; see `portableRuntime`.
 * - `NOT_VC_READY`: the passport lacks what the credential requires, see `vcReadiness`.
 */
export type VcErrorCode =
  | 'INVALID_BASE_URL'
  | 'INVALID_TENANT_ID'
  | 'INVALID_DID'
  | 'DID_HOST_REFUSED'
  | 'INVALID_PUBLIC_KEY'
  | 'INVALID_PRIVATE_KEY'
  | 'INVALID_MULTIKEY'
  | 'INVALID_KEY_SET'
  | 'INVALID_HEADER'
  | 'INVALID_SIGNATURE'
  | 'INVALID_DATE'
  | 'INVALID_STATUS_INDEX'
  | 'INVALID_STATUS_LIST'
  | 'INVALID_METADATA'
  | 'INVALID_BATCH_NUMBER'
  | 'INVALID_SERIAL_NUMBER'
  | 'ISSUER_MISMATCH'
  | 'DID_DOCUMENT_UNAVAILABLE'
  | 'CREDENTIAL_UNAVAILABLE'
  | 'DID_DOCUMENT_INVALID'
  | 'NOT_A_CREDENTIAL'
  | 'ALREADY_SECURED'
  | 'NOT_JSON'
  | 'INVALID_CLAIMS'
  | 'RESERVED_CLAIM'
  | 'INVALID_DECOYS'
  | 'INVALID_RANDOM_BYTES'
  | 'SD_JWT_TOO_LARGE'
  | 'INVALID_CLAIM_PATH'
  | 'CLAIM_NOT_FOUND'
  | 'INVALID_SD_JWT'
  | 'INVALID_CLOCK_SKEW'
  | 'NO_WEB_CRYPTO'
  | 'NOT_VC_READY';

/** Raised when a value cannot be used. Branch on `code`; `message` is for people and may change. */
export class VcError extends Error {
  override readonly name = 'VcError';
  constructor(
    readonly code: VcErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
