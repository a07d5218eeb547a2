import type { HashName, SignatureAlgorithm, SignatureKey } from './signature-algorithm.js';

/** What verification needs from a crypto library. All implementations must agree on every input. */
export interface TimestampCrypto {
  hash(name: HashName, bytes: Uint8Array): Uint8Array;
  /** False, never an error, for a signature that is malformed, another key's or for another kind of key. */
  verify(signed: SignedBytes): boolean;
}

export interface SignedBytes {
  readonly algorithm: SignatureAlgorithm;
  readonly key: SignatureKey;
  readonly bytes: Uint8Array;
  /** DER for ECDSA, as long as the modulus for RSA. */
  readonly signature: Uint8Array;
}
