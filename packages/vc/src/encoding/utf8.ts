const encoder = new TextEncoder();
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as they are, or the UTF-8 bytes of a text. */
export function bytesOf(message: Uint8Array | string): Uint8Array {
  return typeof message === 'string' ? encoder.encode(message) : message;
}

/** The text of UTF-8 bytes, a byte order mark kept; `undefined` for bytes that are none, of which nothing is replaced. */
export function decodeUtf8(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return undefined; // Decoders have no other way to say so.
  }
}
