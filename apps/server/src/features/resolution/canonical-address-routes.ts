import { formatLinkHeader } from '@dpp/gs1/resolver';
import type { RequestHandler } from 'express';
import { ApiError } from '../../platform/http/api-error.js';
import { publicCors } from '../../platform/http/cors.js';
import { methodNotAllowed } from '../../platform/http/error-handler.js';
import { linksetLink } from '../../representations/passport-links.js';
import { findCanonicalAddress, type CanonicalAddress } from './canonical-address.js';

/**
 * Redirects Digital Links in forms that no route has: with more qualifiers, or compressed. They may
 * stand anywhere in the address space, so this comes after every route.
 */
export function redirectToCanonicalAddress(baseUrl: string): RequestHandler {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
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
    if ('refusal' in address) throw ApiError.brief(400, address.refusal);
    response.statusCode = 302;
    response.setHeader('Location', prefix + address.path);
    response.setHeader('Link', linkHeader(baseUrl, address));
    response.end();
  };
}

function linkHeader(baseUrl: string, { path, sameAs }: CanonicalAddress): string {
  const linkset = linksetLink(baseUrl + (path.split('?', 1)[0] ?? ''));
  if (sameAs === undefined) return linkset;
  return `${linkset}, ${formatLinkHeader([{ href: sameAs, relation: 'owl:sameAs' }])}`;
}
