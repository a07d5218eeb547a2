const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE_OF = new Map([...ALPHABET].map((character, value) => [character, value]));

/** Encodes bytes as base64url without padding (RFC 4648 section 5, RFC 7515 section 2). */
export function encodeBase64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let bitCount = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    bitCount += 8;
    while (bitCount >= 6) {
      bitCount -= 6;
      text += ALPHABET.charAt((bits >> bitCount) & 63);
    }
  }
  return bitCount === 0 ? text : text + ALPHABET.charAt((bits << (6 - bitCount)) & 63);
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
  for (const character of text) {
    const value = VALUE_OF.get(character);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xfff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      bytes[length++] = (bits >> bitCount) & 255;
    }
  }
  const isCanonical = bitCount < 6 && (bits & ((1 << bitCount) - 1)) === 0;
  return isCanonical ? bytes : undefined;
}
