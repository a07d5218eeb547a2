import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.js';

/**
 * Reads a body to its end. What is beyond the limit is not kept, and the connection stays whole for the
 * answer.
 *
 * @throws a 413 as soon as there is more than `maxBytes`.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else reject(bodyTooLarge(maxBytes));
    });
    request.on('end', () => resolve(joined(chunks)));
    request.on('error', reject);
  });
}

export function bodyTooLarge(maxBytes: number): ApiError {
  return ApiError.framework(
    413,
    'FST_ERR_CTP_BODY_TOO_LARGE',
    `The request body is larger than ${maxBytes} bytes.`,
  );
}

/** Most bodies come in one piece, which needs no copy. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}
