import { readGzipMember } from './gzip-member.js';

/** Packs bytes with the platform's streams, which browsers, workers and Node have alike (RFC 1952). */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = await readAtMost(through(bytes, new CompressionStream('gzip')), Infinity);
  return packed ?? new Uint8Array();
}

/** Unpacks bytes, or answers `undefined` if they are no single GZIP member or hold more than `maxBytes`. */
export async function gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined> {
  const deflated = readGzipMember(bytes)?.deflated;
  const unpacked = deflated && (await unpack(bytes, 'gzip', maxBytes));
  // A stream needs its last byte. One that is whole without it has ended before, and something follows it that this
  // platform has passed over.
  const isShorter = unpacked && (await unpack(deflated.subarray(0, -1), 'deflate-raw', maxBytes));
  return isShorter ? undefined : unpacked;
}

async function unpack(
  bytes: Uint8Array,
  format: ConstructorParameters<typeof DecompressionStream>[0],
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  try {
    return await readAtMost(through(bytes, new DecompressionStream(format)), maxBytes);
  } catch {
    return undefined; // The stream fails where the bytes stop being of the format, and says so in no other way.
  }
}

type ByteTransform = CompressionStream | DecompressionStream;

function through(bytes: Uint8Array, transform: ByteTransform): ReadableStream<Uint8Array> {
  return new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(transform);
}

/** Stops reading, and so unpacking, as soon as there is more than the caller takes. */
async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concatenate(chunks, length);
    chunks.push(value);
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
  }
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
