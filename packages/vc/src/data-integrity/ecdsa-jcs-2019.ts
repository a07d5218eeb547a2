import { canonicalJsonBytes } from '@dpp/merkle-seal';
import { decodeBase58, encodeBase58 } from '../encoding/base58.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

/** Base58 of 64 bytes is 64 characters if all are zero, and 88 at most. */
const LONGEST_PROOF_VALUE = 1 + 88;

/**
 * Computes what the cryptosuite signs: SHA-256 of the canonical proof options, then SHA-256 of the canonical
 * document, 64 bytes. ES256 hashes them once more.
 *
 * @param proofOptions - The proof without `proofValue`.
 * @param document - The document without `proof`.
 * @throws `MerkleSealError` `NOT_JSON` and `TOO_DEEP` for what JCS cannot write.
 * @see Data Integrity ECDSA Cryptosuites 1.0, sections 3.3.3 to 3.3.5.
 */
export function proofHashData(
  proofOptions: object,
  document: object,
  runtime: VcRuntime,
): Uint8Array {
  const hashData = new Uint8Array(64);
  hashData.set(runtime.sha256(canonicalJsonBytes(proofOptions)));
  hashData.set(runtime.sha256(canonicalJsonBytes(document)), 32);
  return hashData;
}

/** Writes 64 bytes as multibase base58btc (Data Integrity ECDSA Cryptosuites 1.0 section 3.3.1). */
export function encodeProofValue(signature: Uint8Array): string {
  return `z${encodeBase58(signature)}`;
}

/**
 * Reads what {@link encodeProofValue} writes.
 *
 * @returns 64 bytes; `undefined` for another multibase, a character that is not base58, or another length.
 */
export function decodeProofValue(proofValue: unknown): Uint8Array | undefined {
  if (typeof proofValue !== 'string' || proofValue.length > LONGEST_PROOF_VALUE) return undefined;
  const signature = proofValue.startsWith('z') ? decodeBase58(proofValue.slice(1)) : undefined;
  return signature?.length === 64 ? signature : undefined;
}
