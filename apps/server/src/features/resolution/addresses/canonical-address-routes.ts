import { formatLinkHeader } from '@dpp/gs1/resolver';
import type { RequestHandler } from 'express';
import { ApiError } from '../../../platform/http/api-error.js';
import { publicCors } from '../../../platform/http/reply/cors.js';
import { methodNotAllowed } from '../../../platform/http/chain/error-handler.js';
import { contextOf } from '../../../platform/http/request-context.js';
import {
  privateHeaders,
  sendsCredential,
  withoutTokens,
} from '../../../platform/http/request/sent-token.js';
import { linksetLink } from '../../../representations/negotiation/passport-links.js';
import { findCanonicalAddress, type CanonicalAddress } from './canonical-address.js';
import { withoutQualifiers } from './qualified-address.js';
import { siteOf } from '../resolution-reply.js';

/**
 * Lets the route of a GTIN or of its serial number answer for variants and lots: it comes before every route.
 * `originalUrl` stays what was asked for.
 *
 * @see GS1-Conformant Resolver standard 1.2, 2.5.9: a resolver walks up within the same request.
 */
export const walkUpQualifiers: RequestHandler = (request, _response, next) => {
  request.url = withoutQualifiers(request.url);
  next();
};

/**
 * Redirects compressed Digital Links, which may stand anywhere in the address space: this comes after
 * every route. What stands where a key does and is no Digital Link is refused.
 */
export function redirectToCanonicalAddress(baseUrl: string): RequestHandler {
  const answerOptions = methodNotAllowed(['GET'], true);
  return (request, response, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return next();
    // A page of another origin may read the refusals, too.
    publicCors(request, response);
    const address = findCanonicalAddress(baseUrl, request.originalUrl);
    if (!address) return next();
    if (request.method === 'OPTIONS') {
      void answerOptions(request, response, next);
      return;
    }
    if ('refusal' in address) throw ApiError.brief(400, address.refusal, 'DIGITAL_LINK_INVALID');
    response.statusCode = 302;
    const { hostTenantId } = contextOf(request);
    const site = siteOf(baseUrl, { hostTenantId, headers: request.headers });
    for (const [name, value] of Object.entries(
      sendsCredential({ url: request.originalUrl, headers: request.headers }) ? privateHeaders : {},
    )) {
      response.setHeader(name, value);
    }
    response.setHeader('Location', site + address.path);
    response.setHeader('Link', linkHeader(baseUrl, address));
    response.end();
  };
}

function linkHeader(baseUrl: string, { path, sameAs }: CanonicalAddress): string {
  const linkset = linksetLink(baseUrl + (path.split('?', 1)[0] ?? ''));
  return `${linkset}, ${formatLinkHeader([{ href: withoutTokenIn(sameAs), relation: 'owl:sameAs' }])}`;
}

/** What is the same for all is no token of one reader. */
function withoutTokenIn(uri: string): string {
  const [stem = '', ...query] = uri.split('?');
  const kept = withoutTokens(query.join('?'));
  return kept === '' ? stem : `${stem}?${kept}`;
}
