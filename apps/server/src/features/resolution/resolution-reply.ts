import { ApiError } from '../../platform/http/api-error.js';
import type { RawReply } from '../../platform/http/route.js';
import { chooseRepresentation } from '../../representations/accept.js';
import { htmlContentSecurityPolicy, notFoundHtml } from '../../representations/html.js';
import type { Resolution } from './resolve-passport.js';

const html = {
  'Content-Security-Policy': htmlContentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
};

/** A resolution as an HTTP answer; a client that has the very bytes gets a 304. */
export function replyWith(
  resolution: Resolution,
  request: { headers: { 'if-none-match'?: string | undefined } },
): RawReply<200 | 304> {
  const headers = {
    Vary: 'Accept',
    ...(resolution.tier === 'public' ? publicHeaders(resolution.etag) : privateHeaders),
    ...(resolution.representation === 'html' && html),
  };
  const matches =
    resolution.tier === 'public' && matchesEtag(request.headers['if-none-match'], resolution.etag);
  return matches ? { status: 304, headers } : { status: 200, headers, raw: resolution.body };
}

/** Two fields for machines, a page for people. */
export function notFoundReply(accept: string | undefined): RawReply<404> {
  const headers = { Vary: 'Accept' };
  if (chooseRepresentation(accept) !== 'html') {
    throw ApiError.brief(404, 'No such passport.').withHeaders(headers);
  }
  const raw = { contentType: 'text/html; charset=utf-8', content: notFoundHtml() };
  return { status: 404, headers: { ...headers, ...html }, raw };
}

function publicHeaders(etag: string) {
  return { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' };
}

const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
};

/** RFC 9110, 13.1.2: weak comparison, any of a list, or `*`. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const candidates = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return candidates.includes(etag) || candidates.includes('*');
}
