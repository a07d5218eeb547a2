/** An uncompressed P-256 point: 04, then both coordinates; 65 bytes. */
export type PublicKeyPoint = Uint8Array;

/**
 * The cryptography that a seal stands on, for one library to supply: `nobleCrypto` in the main entry,
 * `nodeCrypto` in the entry for Node. Every other rule of the format is written once, above it, so two
 * implementations can differ in speed only.
 */
export interface SealCrypto {
  /** 64 lower-case hex digits. */
  sha256(bytes: Uint8Array): string;
  /** SHA-256 over the byte 00 and the UTF-8 bytes of well-formed text; 64 lower-case hex digits. */
  hashLeaf(preimage: string): string;
  /** SHA-256 over the byte 02, a leaf hash and the UTF-8 bytes of a well-formed key; 64 lower-case hex digits. */
  hashEntryNode(leafHash: string, key: string): string;
  /** SHA-256 over the byte 01 and two hashes; all three are 64 lower-case hex digits. */
  hashNode(left: string, right: string): string;
  /** True when bytes are an uncompressed point on P-256: 04, both coordinates, not at infinity. */
  isPublicKey(point: Uint8Array): boolean;
  /**
   * Checks ECDSA with SHA-256.
   *
   * @param signature - Minimal DER, as `signature.ts` has made sure; `r` and `s` of any size.
   * @returns False also when `r` or `s` is not between 1 and the order of the curve less 1.
   */
  isSignatureBy(publicKey: PublicKeyPoint, message: Uint8Array, signature: Uint8Array): boolean;
  /** @param scalar - 32 bytes, big-endian, from 1 to the order of the curve less 1. */
  openPrivateKey(scalar: Uint8Array): OpenPrivateKey;
}

/** A private key ready for use. */
export interface OpenPrivateKey {
  readonly publicKey: PublicKeyPoint;
  /** The ECDSA signature over the SHA-256 of a message, in DER. */
  readonly sign: (message: Uint8Array) => Uint8Array;
}
