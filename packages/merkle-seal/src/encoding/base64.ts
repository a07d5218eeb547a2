import { MerkleSealError } from '../error.js';

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URL_SAFE = STANDARD.slice(0, 62) + '-_';

/** The value of each standard base64 digit by its character code; 64 marks all others. */
const DIGITS = new Uint8Array(128).fill(64);
for (let digit = 0; digit < 64; digit++) DIGITS[STANDARD.charCodeAt(digit)] = digit;

/** Encodes bytes in standard base64, padded (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  const text = encode(bytes, STANDARD);
  return text + '='.repeat((4 - (text.length % 4)) % 4);
}

/** Encodes bytes in base64url without padding (RFC 4648, section 5). */
export function encodeBase64url(bytes: Uint8Array): string {
  return encode(bytes, URL_SAFE);
}

/**
 * Decodes standard base64. Each byte string has exactly one accepted spelling: padded, no white space,
 * unused bits zero.
 *
 * @throws {@link MerkleSealError} `INVALID_BASE64` on any other text.
 */
export function decodeBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const length = text.length - padding;
  if (text.length % 4 !== 0) throw notBase64();
  const bytes = new Uint8Array(Math.floor((length * 6) / 8));
  let bits = 0;
  let bitCount = 0;
  let at = 0;
  for (let index = 0; index < length; index++) {
    const digit = DIGITS[text.charCodeAt(index)] ?? 64;
    if (digit === 64) throw notBase64();
    bits = ((bits << 6) | digit) & 0xfff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      bytes[at++] = bits >> bitCount;
      bits &= (1 << bitCount) - 1;
    }
  }
  if (bits !== 0) throw notBase64();
  return bytes;
}

function encode(bytes: Uint8Array, alphabet: string): string {
  let text = '';
  let bits = 0;
  let bitCount = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0x3fff;
    bitCount += 8;
    while (bitCount >= 6) {
      bitCount -= 6;
      text += alphabet.charAt((bits >> bitCount) & 63);
    }
  }
  return bitCount > 0 ? text + alphabet.charAt((bits << (6 - bitCount)) & 63) : text;
}

function notBase64(): MerkleSealError {
  return new MerkleSealError('INVALID_BASE64', 'Text is not canonical, padded base64.');
}
