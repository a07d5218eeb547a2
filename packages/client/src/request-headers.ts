import type { ClientSettings } from './client-options.js';
import type { Call } from './call.js';

/** The headers of a request; those of the client's own come last and win. */
export function headersOf(
  settings: ClientSettings,
  { method, body, file, idempotencyKey, ifMatch, bearer, options }: Call,
  accept: string,
): Record<string, string> {
  const requestId = options?.requestId;
  const credential = bearer ?? options?.apiKey ?? settings.apiKey;
  const csrfToken = method === 'GET' ? undefined : settings.cookies?.csrfToken();
  return {
    ...settings.headers,
    ...options?.headers,
    Accept: accept,
    ...(settings.userAgent !== undefined && { 'User-Agent': settings.userAgent }),
    ...(credential !== undefined && { Authorization: `Bearer ${credential}` }),
    ...(csrfToken !== undefined && { 'X-CSRF-Token': csrfToken }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(file && { 'Content-Type': file.mediaType }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    ...(requestId !== undefined && { 'X-Request-Id': requestId }),
  };
}
