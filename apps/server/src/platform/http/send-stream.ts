import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a body piece by piece, as fast as the client takes it. A client that leaves stops the source;
 * a source that fails cuts the connection, so that half a body is not taken for a whole one.
 */
export async function sendStream(
  response: ServerResponse,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    await pipeline(Readable.from(content, { objectMode: false }), response);
  } catch (error) {
    // The client left, which is nobody's fault.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
      return;
    }
    throw error;
  }
}
