const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The character code of each value. */
const CODE_OF = Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0));
/** The value of each ASCII character; 64 for those that are none of the alphabet. */
const VALUE_OF = new Uint8Array(128).fill(64);
CODE_OF.forEach((code, value) => (VALUE_OF[code] = value));

const ascii = new TextDecoder();

/** Encodes bytes as base64url without padding (RFC 4648 section 5, RFC 7515 section 2). */
export function encodeBase64Url(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let bits = 0;
  let bitCount = 0;
  let length = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    bitCount += 8;
    while (bitCount >= 6) {
      bitCount -= 6;
      codes[length++] = codeOf(bits >> bitCount);
    }
  }
  if (bitCount > 0) codes[length] = codeOf(bits << (6 - bitCount));
  return ascii.decode(codes);
}

function codeOf(value: number): number {
  return CODE_OF[value & 63] ?? 0;
}

/**
 * Decodes base64url without padding.
 *
 * @returns The bytes, or `undefined` for padding, white space, a foreign character, an impossible
 * length, or left-over bits that are not zero: one byte string has one encoding only, so that a
 * signed text cannot be changed without changing its bytes (RFC 4648 section 3.5).
 */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const value = VALUE_OF[text.charCodeAt(at)] ?? 64;
    if (value === 64) return undefined;
    bits = ((bits << 6) | value) & 0xfff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      bytes[length++] = bits >> bitCount;
    }
  }
  const isCanonical = bitCount < 6 && (bits & ((1 << bitCount) - 1)) === 0;
  return isCanonical ? bytes : undefined;
}
