import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A body as it comes: bytes, or text that becomes UTF-8. */
export type StreamedBody = AsyncIterable<Uint8Array | string>;

/** A client that takes nothing for this time has left, also when its socket is still open. */
const stallTimeoutMs = 30_000;

/**
 * Sends a body piece by piece, as fast as the client takes it. A client that leaves stops the source;
 * a source that fails cuts the connection, so that half a body is not taken for a whole one. One that
 * fails before its first piece fails like any other handler, and a body of one piece has a length.
 */
export async function sendStream(
  response: ServerResponse,
  body: StreamedBody,
  { timeoutMs = stallTimeoutMs }: { readonly timeoutMs?: number } = {},
): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  const pieces = body[Symbol.asyncIterator]();
  const first = await pieces.next();
  const second = first.done ? first : await pieces.next();
  if (second.done) {
    const whole = first.done ? '' : first.value;
    response.setHeader('Content-Length', Buffer.byteLength(whole));
    response.end(whole);
    return;
  }
  response.setTimeout(timeoutMs, () => response.destroy());
  try {
    const all = startingWith([first.value, second.value], pieces);
    await pipeline(Readable.from(all, { objectMode: false }), response);
  } catch (error) {
    // The client left, which is no error.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
      return;
    }
    throw error;
  }
}

async function* startingWith<T>(
  read: readonly T[],
  rest: AsyncIterator<T>,
): AsyncGenerator<T, void, undefined> {
  try {
    yield* read;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
