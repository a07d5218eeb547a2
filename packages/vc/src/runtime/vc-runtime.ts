import type { P256PublicJwk } from '../keys/jwk.js';

/**
 * What this package asks of the place it runs in. `webRuntime`, the default, stands on WebCrypto, and
 * `portableRuntime` on JavaScript alone; the entry `@dpp/vc/node` has one on `node:crypto`, the fastest. All give the
 * same answers.
 */
export interface VcRuntime {
  /** SHA-256 (FIPS 180-4) of bytes, or of the UTF-8 bytes of a text: 32 bytes. */
  sha256(message: Uint8Array | string): Uint8Array;
  /** The same of the UTF-8 bytes of a text, in base64url: 43 characters. Digests of disclosures are made so. */
  sha256Base64Url(text: string): string;
  /**
   * True when 64 bytes r, s are an ES256 signature of bytes, or of the UTF-8 bytes of a text (RFC 7518
   * section 3.4). Both s and n - s count.
   *
   * @throws {@link VcError} `INVALID_PUBLIC_KEY` if the key is no point of P-256, `NO_WEB_CRYPTO` if the place lacks
   *   what the runtime stands on. Where the answer comes later, so does the error.
   */
  isEs256Signature(
    signature: Uint8Array,
    message: Uint8Array | string,
    publicJwk: P256PublicJwk,
  ): boolean | Promise<boolean>;
  /**
   * Reads a point of P-256 as a JWK: 65 bytes uncompressed or 33 bytes compressed (SEC 1 section 2.3.4).
   *
   * @throws {@link VcError} `INVALID_PUBLIC_KEY` if the bytes are not a point of P-256 in one of these forms.
   */
  publicJwkFromPoint(point: Uint8Array): P256PublicJwk;
  /** The bytes of a text that is all ASCII, such as what a JWS signs; of another text something else. */
  encodeAscii(text: string): Uint8Array;
  /** Base64url without padding (RFC 4648 section 5) of bytes, or of the UTF-8 bytes of a text. */
  encodeBase64Url(message: Uint8Array | string): string;
  /**
   * The bytes, or `undefined` for anything but the one canonical encoding: padding, white space, foreign
   * characters, impossible lengths and left-over bits that are not zero are refused (RFC 4648 section 3.5).
   */
  decodeBase64Url(text: string): Uint8Array | undefined;
  /**
   * The text of which the bytes are the UTF-8, a byte order mark kept; `undefined` also for what is no UTF-8, of which
   * nothing is replaced.
   */
  decodeBase64UrlText(text: string): string | undefined;
  /** The bytes as one GZIP member (RFC 1952). */
  gzip(bytes: Uint8Array): Promise<Uint8Array>;
  /**
   * What a GZIP member holds, or `undefined` if the bytes are none, more than one, or hold more than `maxBytes`: a few
   * hundred kilobytes of a stranger can hold gigabytes, so that nothing is unpacked beyond the bound.
   */
  gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined>;
}
