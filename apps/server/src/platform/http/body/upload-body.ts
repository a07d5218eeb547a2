import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';
import type { UploadRules } from '../route.js';
import { bodyTooLarge, readBody } from './read-body.js';

/** Reads a file that is the whole body. It runs after the credentials are checked. */
export function uploadBody({ mediaTypes, maxBytes }: UploadRules): RequestStep {
  return async (request) => {
    const mediaType = requireMediaType(request, mediaTypes);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
    const bytes = await readBody(request, maxBytes);
    const context = contextOf(request);
    context.bodyBytes = bytes.length;
    context.upload = { mediaType, bytes };
  };
}

function requireMediaType({ headers }: IncomingMessage, mediaTypes: readonly string[]): string {
  const [mediaType = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const found = mediaTypes.find((known) => known === mediaType.trim());
  if (found === undefined) {
    throw unsupportedMediaType(`Send the file as Content-Type: ${mediaTypes.join(' or ')}.`);
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw unsupportedMediaType('Compressed request bodies are not accepted.');
  }
  return found;
}

function unsupportedMediaType(message: string): ApiError {
  return ApiError.framework(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE', message);
}
