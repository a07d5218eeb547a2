import { nobleTimestampCrypto } from './timestamp/noble-timestamp-crypto.js';
import { createTimestampVerifier as createTimestampVerifierBy } from './timestamp/verify-timestamp.js';
import type { TimestampVerifier, TimestampVerifierOptions } from './timestamp/verify-timestamp.js';

export { createTimestampRequest } from './timestamp/request.js';
export type { CreateTimestampRequestOptions, TimestampRequest } from './timestamp/request.js';
export { parseTimestampResponse } from './timestamp/response.js';
export type { TimestampResponse } from './timestamp/response.js';
export type {
  TimestampRefusal,
  TimestampResult,
  TimestampVerifier,
  TimestampVerifierOptions,
  VerifiedTimestamp,
  VerifyTimestampInput,
} from './timestamp/verify-timestamp.js';

/**
 * Makes a verifier of RFC 3161 tokens, to be given to `verifySeal` or called by itself. It is plain
 * JavaScript and runs in browsers; the entry `@dpp/merkle-seal/timestamp/node` has one that gives the same
 * answers sooner.
 *
 * A token is verified when its content is a time-stamp of the message; one signer signed it, with signed
 * attributes that name the content and the signer's certificate; that certificate is for time-stamping
 * and nothing else; and a path that was valid at `genTime` leads from it to a trust anchor. Signatures
 * are RSA (PKCS #1 v1.5 or PSS, 2048 to 8192 bits) or ECDSA (P-256, P-384) with SHA-256, SHA-384 or
 * SHA-512. Revocation is not checked.
 *
 * @throws {@link MerkleSealError} for a certificate of the options: `INVALID_PEM`, `INVALID_BASE64`, `INVALID_DER` or
 *   `INVALID_CERTIFICATE`. The verifier itself returns for any token.
 * @see SPEC.md, "Time-stamps"; RFC 3161, section 2.
 */
export function createTimestampVerifier(options: TimestampVerifierOptions): TimestampVerifier {
  return createTimestampVerifierBy(nobleTimestampCrypto, options);
}
