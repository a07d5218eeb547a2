import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../api-error.js';

/**
 * Refuses what a page of another site sends in the name of its visitor. Browsers say so in `Sec-Fetch-Site`, older
 * ones in `Origin` alone; a client that sends neither is no browser.
 *
 * @throws a 403.
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, baseUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isForeign = site === undefined ? isForeignOrigin(headers, baseUrl) : site === 'cross-site';
  if (!isForeign) return;
  throw ApiError.brief(
    403,
    'A page of another site sent this request. Send it from a page of this server, or from outside a browser.',
    'CROSS_SITE_REQUEST',
  );
}

function isForeignOrigin({ origin, host }: IncomingHttpHeaders, baseUrl: string): boolean {
  if (origin === undefined) return false;
  // An origin is scheme and host; of no page that says where it is from: null.
  const [, from = 'null'] = origin.split('://');
  return from !== host && from !== new URL(baseUrl).host;
}
