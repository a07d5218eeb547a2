/**
 * What went wrong, for code to branch on.
 *
 * - `MALFORMED_JSON`: text that is not JSON (RFC 8259).
 * - `NOT_JSON`: a value that I-JSON (RFC 7493) cannot carry.
 * - `TOO_DEEP`: containers nested deeper than {@link canonicalJson} or `parseIJson` allow, or a cycle.
 * - `TOO_LARGE`: more members or values than the caller of `parseIJson` allows.
 * - `METADATA_NOT_OBJECT`: metadata that is not a plain object.
 * - `EMPTY_METADATA`: metadata without a single key.
 * - `PLACEHOLDER_VALUE`: the redaction placeholder stands where a real value must.
 * - `NOT_MASKABLE`: a request to mask a key outside `MASKABLE_KEYS`.
 * - `MISSING_SALT`, `UNEXPECTED_SALT`, `INVALID_SALT`: a maskable key without a salt, any other key with
 *   one, or a salt that is not 22 base64url characters for 16 bytes.
 * - `MALFORMED_DOCUMENT`: a passport document without the parts of a seal, or with parts that contradict each other.
 *   `verifySeal` reports it.
 * - `MALFORMED_BUNDLE`: JSON that is no audit bundle. `verifyBundle` reports it.
 * - `MALFORMED_PROOF`: JSON that is no leaf proof. `verifyLeaf` reports it.
 * - `NO_SUCH_ENTRY`: a key that a document does not show.
 * - `INVALID_HASH`: a leaf hash or an entry node that is not 64 lower-case hex digits.
 * - `EMPTY_TREE`: a Merkle root of no entries was asked for.
 * - `INVALID_BASE64`, `INVALID_PEM`, `INVALID_DER`: bytes that do not decode.
 * - `INVALID_KEY`: not an uncompressed P-256 key in SPKI or PKCS#8 form.
 * - `INVALID_SIGNATURE`: a signer's answer does not verify under its own public key, or a value is not a
 *   base64 signature at all.
 * - `INVALID_CERTIFICATE`: bytes that are DER but no X.509 v3 certificate.
 * - `UNSUPPORTED_ALGORITHM`: a certificate signed with anything but ECDSA P-256 with SHA-256.
 * - `INVALID_SUBJECT`, `INVALID_VALIDITY`: a certificate request that breaks the seal profile.
 * - `INVALID_TIME`: an `Invalid Date`.
 */
export type MerkleSealErrorCode =
  | 'MALFORMED_JSON'
  | 'NOT_JSON'
  | 'TOO_DEEP'
  | 'TOO_LARGE'
  | 'METADATA_NOT_OBJECT'
  | 'EMPTY_METADATA'
  | 'PLACEHOLDER_VALUE'
  | 'NOT_MASKABLE'
  | 'MISSING_SALT'
  | 'UNEXPECTED_SALT'
  | 'INVALID_SALT'
  | 'MALFORMED_DOCUMENT'
  | 'MALFORMED_BUNDLE'
  | 'MALFORMED_PROOF'
  | 'NO_SUCH_ENTRY'
  | 'INVALID_HASH'
  | 'EMPTY_TREE'
  | 'INVALID_BASE64'
  | 'INVALID_PEM'
  | 'INVALID_DER'
  | 'INVALID_KEY'
  | 'INVALID_SIGNATURE'
  | 'INVALID_CERTIFICATE'
  | 'UNSUPPORTED_ALGORITHM'
  | 'INVALID_SUBJECT'
  | 'INVALID_VALIDITY'
  | 'INVALID_TIME';

/** Raised when input breaks a rule of the seal format. Branch on `code`; `message` is for people. */
export class MerkleSealError extends Error {
  override readonly name = 'MerkleSealError';
  constructor(
    readonly code: MerkleSealErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
