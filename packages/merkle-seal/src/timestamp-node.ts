import { nodeTimestampCrypto } from './timestamp/node-timestamp-crypto.js';
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
 * Makes a verifier of RFC 3161 tokens that uses node:crypto. It gives the same answers as that of
 * `@dpp/merkle-seal/timestamp`, sooner.
 *
 * @throws {@link MerkleSealError} for a certificate of the options: `INVALID_PEM`, `INVALID_BASE64`, `INVALID_DER` or
 *   `INVALID_CERTIFICATE`. The verifier itself returns for any token.
 * @see SPEC.md, "Time-stamps"; RFC 3161, section 2.
 */
export function createTimestampVerifier(options: TimestampVerifierOptions): TimestampVerifier {
  return createTimestampVerifierBy(nodeTimestampCrypto, options);
}
