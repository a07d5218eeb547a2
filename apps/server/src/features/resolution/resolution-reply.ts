import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@dpp/espr-validate';
import { formatLinkHeader, linksetContext } from '@dpp/gs1/resolver';
import { ApiError } from '../../platform/http/api-error.js';
import { matchesEtag } from '../../platform/http/reply/matches-etag.js';
import {
  privateHeaders,
  sendsCredential,
  withoutTokens,
} from '../../platform/http/request/sent-token.js';
import type { RawBody, RawReply } from '../../platform/http/route.js';
import { linksetLink } from '../../representations/negotiation/passport-links.js';
import { pageHeaders, varyOfPages } from '../../representations/page/page-headers.js';
import { fileNameOf } from './resolution-model.js';
import type { Resolution } from './resolution-deps.js';

/** With it a linkset is JSON-LD. */
const contextLink = formatLinkHeader([linksetContext]);

/** A resolution as an HTTP answer; a client that has the very bytes gets a 304. */
export function replyWith(
  resolution: Resolution,
  request: {
    readonly url: string;
    readonly headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'authorization'>;
  },
  /** Names the linkset of what was resolved. */
  linkset: string,
): RawReply<200 | 304> {
  // Another request to the same address, with the same token, may be answered with more.
  const isPublic = resolution.audience === 'public' && !sendsCredential(request);
  const headers = {
    Vary: 'Accept',
    Link: resolution.representation === 'linkset' ? `${linkset}, ${contextLink}` : linkset,
    ...(isPublic ? publicHeaders(resolution.etag) : privateHeaders),
    ...(resolution.representation === 'html' && pageOf(resolution.locale)),
  };
  const matches = isPublic && matchesEtag(request.headers['if-none-match'], resolution.etag);
  return matches ? { status: 304, headers } : { status: 200, headers, raw: resolution.body };
}

/** A document to save instead of to show; anything else as it is. */
export function asFile(
  answer: RawReply<200 | 304>,
  resolution: Resolution | undefined,
): RawReply<200 | 304> {
  if (resolution?.representation !== 'json-ld') return answer;
  const disposition = `attachment; filename="${fileNameOf(resolution.passportId)}"`;
  return { ...answer, headers: { ...answer.headers, 'Content-Disposition': disposition } };
}

/** What of a request says where its redirects lead. */
interface AddressedRequest {
  readonly url: string;
  readonly hostTenantId: string | undefined;
  readonly headers: Pick<IncomingHttpHeaders, 'host' | 'authorization'>;
}

/** To another path of the site, with the query string as it came but for tokens that open nothing there. */
export function redirectTo<Status extends 302 | 307>(
  { baseUrl }: { readonly baseUrl: string },
  status: Status,
  to: {
    readonly path: string;
    readonly request: AddressedRequest;
    /** Path of the address that the `Link` header's linkset belongs to. */
    readonly linksetOf: string;
    /** A token of the query string that opens what is there. */
    readonly opening: string | undefined;
  },
): RawReply<Status> {
  const { url } = to.request;
  const start = url.indexOf('?');
  const sent = start === -1 ? undefined : url.slice(start + 1);
  const query = sent && withoutTokens(sent, to.opening);
  // A query string of tokens alone leaves no question mark behind.
  const search = query === undefined || (query === '' && sent !== '') ? '' : `?${query}`;
  const Location = siteOf(baseUrl, to.request) + to.path + search;
  const Link = linksetLink(baseUrl + to.linksetOf);
  const isPrivate = sendsCredential(to.request);
  // Who accepts a linkset may be answered by one, at the same address.
  const headers = { Location, Link, Vary: 'Accept', ...(isPrivate && privateHeaders) };
  return { status, headers };
}

/**
 * Where absolute addresses begin: on a workspace's host, which answers with that workspace's passports alone, they
 * stay on that host.
 */
export function siteOf(
  baseUrl: string,
  { hostTenantId, headers: { host } }: Omit<AddressedRequest, 'url'>,
): string {
  if (hostTenantId === undefined || host === undefined) return baseUrl;
  const { protocol, pathname } = new URL(baseUrl);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}

/** JSON for machines; the error handler makes a page of it for people. */
export function notFound(what = 'passport'): ApiError {
  return ApiError.brief(404, `No such ${what}.`).withHeaders({ Vary: 'Accept' });
}

/** What is gone for good, told to everybody alike. */
export function goneReply(
  {
    raw,
    locale,
    isPrivate,
  }: {
    readonly raw: RawBody;
    readonly locale: Locale | undefined;
    /** True when the request sent a token. */
    readonly isPrivate: boolean;
  },
  linkset: string,
): RawReply<410> {
  const headers = {
    Vary: 'Accept',
    Link: linkset,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(isPrivate && privateHeaders),
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
