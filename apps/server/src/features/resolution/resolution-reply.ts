import type { Locale } from '@dpp/espr-validate';
import { formatLinkHeader, linksetContext } from '@dpp/gs1/resolver';
import { ApiError } from '../../platform/http/api-error.js';
import { matchesEtag } from '../../platform/http/matches-etag.js';
import type { RawBody, RawReply } from '../../platform/http/route.js';
import { linksetLink } from '../../representations/passport-links.js';
import { pageHeaders, varyOfPages } from '../../representations/page/page-headers.js';
import type { Resolution } from './resolve-passport.js';

/** With it a linkset is JSON-LD. */
const contextLink = formatLinkHeader([linksetContext]);

/** A resolution as an HTTP answer; a client that has the very bytes gets a 304. */
export function replyWith(
  resolution: Resolution,
  request: { headers: { 'if-none-match'?: string | undefined } },
  /** Names the linkset of what was resolved. */
  linkset: string,
): RawReply<200 | 304> {
  const headers = {
    Vary: 'Accept',
    Link: resolution.representation === 'linkset' ? `${linkset}, ${contextLink}` : linkset,
    ...(resolution.tier === 'public' ? publicHeaders(resolution.etag) : privateHeaders),
    ...(resolution.representation === 'html' && pageOf(resolution.locale)),
  };
  const matches =
    resolution.tier === 'public' && matchesEtag(request.headers['if-none-match'], resolution.etag);
  return matches ? { status: 304, headers } : { status: 200, headers, raw: resolution.body };
}

/** What of a request says where its redirects lead. */
export interface AddressedRequest {
  readonly url: string;
  readonly hostTenantId: string | undefined;
  readonly headers: { readonly host?: string | undefined };
}

/** To another path of the site, with the query string as it came. */
export function redirectTo<Status extends 302 | 307>(
  { baseUrl }: { readonly baseUrl: string },
  status: Status,
  to: {
    readonly path: string;
    readonly request: AddressedRequest;
    /** Path of the address whose linkset is named. */
    readonly linksetOf: string;
  },
): RawReply<Status> {
  const { url } = to.request;
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const Location = siteOf(baseUrl, to.request) + to.path + query;
  const Link = linksetLink(baseUrl + to.linksetOf);
  // Whoever accepts a linkset may be answered by one, at the same address.
  return { status, headers: { Location, Link, Vary: 'Accept' } };
}

/**
 * Where absolute addresses begin: whoever asks on a workspace's host, which answers with that workspace's
 * passports alone, stays on it.
 */
export function siteOf(
  baseUrl: string,
  { hostTenantId, headers: { host } }: Omit<AddressedRequest, 'url'>,
): string {
  if (hostTenantId === undefined || host === undefined) return baseUrl;
  const { protocol, pathname } = new URL(baseUrl);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}

/** Two fields for machines; the error handler makes a page of it for people. */
export function notFound(what = 'passport'): ApiError {
  return ApiError.brief(404, `No such ${what}.`).withHeaders({ Vary: 'Accept' });
}

/** What is gone for good, told to everybody alike. */
export function goneReply(
  { raw, locale }: { readonly raw: RawBody; readonly locale: Locale | undefined },
  linkset: string,
): RawReply<410> {
  const headers = {
    Vary: 'Accept',
    Link: linkset,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(locale !== undefined && pageOf(locale)),
  };
  return { status: 410, headers, raw };
}

function pageOf(locale: Locale) {
  return { ...pageHeaders(locale), ...varyOfPages };
}

function publicHeaders(etag: string) {
  return { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' };
}

const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
};
