import type { IncomingHttpHeaders } from 'node:http';
import { isCapabilityToken } from '../../auth/secrets/capability-token.js';
import { bearerOf } from './presented-credential.js';

/** A query string that holds none of these holds no token, however it is spelled. */
const possible = /grant|dpp_|%/i;

/**
 * True when the address of a request has a token in its query string: by name, or by its shape under another
 * name. An address without a query string, as nearly all have, costs one search for a question mark.
 *
 * @param url - Path and query string, as sent.
 */
export function hasTokenInAddress(url: string): boolean {
  const start = url.indexOf('?');
  if (start === -1 || !possible.test(url.slice(start))) return false;
  return url
    .slice(start + 1)
    .split('&')
    .some(isTokenParameter);
}

/** A malformed token may be a good one with a slip: it is private all the same. */
const tokenPrefix = /^dpp_(?:li|auth)_/;

/** True when a request to the resolver sent a capability token, also one that opens nothing. Keys and sessions are none. */
export function sendsCredential({
  url,
  headers: { authorization },
}: {
  readonly url: string;
  readonly headers: Pick<IncomingHttpHeaders, 'authorization'>;
}): boolean {
  const bearer = authorization === undefined ? undefined : bearerOf(authorization);
  return (bearer !== undefined && tokenPrefix.test(bearer)) || hasTokenInAddress(url);
}

/**
 * A query string without its tokens; the rest stays as it was sent.
 *
 * @param query - Without the question mark.
 * @param opening - The token that opened something, which stays.
 */
export function withoutTokens(query: string, opening?: string): string {
  if (!possible.test(query)) return query;
  return query
    .split('&')
    .filter((parameter) => parameter === `grant=${opening}` || !isTokenParameter(parameter))
    .join('&');
}

function isTokenParameter(parameter: string): boolean {
  return [...new URLSearchParams(parameter)].some(
    ([name, value]) => name === 'grant' || isCapabilityToken(value.trim()),
  );
}

/** Headers of each answer to a request with a token, also with one that opens nothing. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
} as const;
