const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const digits = encoder.encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const padding = '='.charCodeAt(0);

/** Base64 (RFC 4648, section 4) of a text in UTF-8. */
export function encodeBase64Text(text: string): string {
  return encodeBytes(encoder.encode(text));
}

/**
 * The text that `encodeBase64Text` wrote. Undefined for what is not padded base64 without white space, and for bytes
 * that are not UTF-8.
 */
export function decodeBase64Text(base64: string): string | undefined {
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
    // `atob` takes white space and missing padding, which no other spelling of the same bytes has.
    if (encodeBytes(bytes) !== base64) return undefined;
    return decoder.decode(bytes);
  } catch {
    return undefined; // Neither `atob` nor the decoder has another way to say so.
  }
}

/** `btoa` takes a string of bytes, which costs ten times as much to make. */
function encodeBytes(bytes: Uint8Array): string {
  const encoded = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(padding);
  let at = 0;
  for (let first = 0; first < bytes.length; first += 3) {
    const one = bytes[first] ?? 0;
    const two = bytes[first + 1];
    const three = bytes[first + 2];
    const bits = (one << 16) | ((two ?? 0) << 8) | (three ?? 0);
    encoded[at] = digits[bits >> 18] ?? 0;
    encoded[at + 1] = digits[(bits >> 12) & 63] ?? 0;
    if (two !== undefined) encoded[at + 2] = digits[(bits >> 6) & 63] ?? 0;
    if (three !== undefined) encoded[at + 3] = digits[bits & 63] ?? 0;
    at += 4;
  }
  return decoder.decode(encoded);
}
