/**
 * What the caller of this package got wrong:
 * - `INVALID_BASE_URL`, `INVALID_TENANT_ID`, `INVALID_DID`: not usable in a did:web identifier.
 * - `INVALID_PUBLIC_KEY`, `INVALID_PRIVATE_KEY`, `INVALID_MULTIKEY`: not a P-256 key in that form.
 * - `INVALID_KEY_SET`: no key, a key number twice, or a key number below 1.
 * - `INVALID_HEADER`: a protected header that this package would refuse to verify.
 * - `INVALID_SIGNATURE`: a signer that did not return 64 bytes.
 * - `INVALID_DATE`: not an ISO 8601 date and time with a time zone, or no day of the calendar.
 * - `INVALID_METADATA`: metadata that nests too deep.
 * - `INVALID_SERIAL_NUMBER`: a unit without a serial number.
 * - `ISSUER_MISMATCH`: the credential names another issuer than the signing DID.
 * - `NOT_VC_READY`: the passport lacks what the credential requires, see `vcReadiness`.
 */
export type VcErrorCode =
  | 'INVALID_BASE_URL'
  | 'INVALID_TENANT_ID'
  | 'INVALID_DID'
  | 'INVALID_PUBLIC_KEY'
  | 'INVALID_PRIVATE_KEY'
  | 'INVALID_MULTIKEY'
  | 'INVALID_KEY_SET'
  | 'INVALID_HEADER'
  | 'INVALID_SIGNATURE'
  | 'INVALID_DATE'
  | 'INVALID_METADATA'
  | 'INVALID_SERIAL_NUMBER'
  | 'ISSUER_MISMATCH'
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
