import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.js';
import { bodyTooLarge, readBody } from './read-body.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';

/** A page's form has a few short texts, of which each letter may be three bytes, and each of these three characters. */
const maxFormBytes = 32 * 1024;

/** Reads what a page's form sends. Of a field that comes twice the first counts. */
export const formBody: RequestStep = async (request) => {
  requireForm(request);
  const context = contextOf(request);
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes)
    throw bodyTooLarge(maxFormBytes);
  const sent = await readBody(request, maxFormBytes);
  context.bodyBytes = sent.length;
  const fields = new Map([...new URLSearchParams(sent.toString('utf8'))].reverse());
  if ([...fields].some(([name, value]) => name.includes('\0') || value.includes('\0'))) {
    throw ApiError.framework(400, 'FST_ERR_VALIDATION', 'A form field has a NUL character.');
  }
  context.body = Object.fromEntries(fields);
};

function requireForm({ headers }: IncomingMessage): void {
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';');
  const isForm = mediaType.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  if (isForm && (headers['content-encoding'] ?? 'identity') === 'identity') return;
  const message = 'Send the form as Content-Type: application/x-www-form-urlencoded.';
  throw ApiError.framework(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE', message);
}
