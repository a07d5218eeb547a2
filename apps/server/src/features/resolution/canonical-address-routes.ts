import { formatLinkHeader } from '@dpp/gs1/resolver';
import type { RequestHandler } from 'express';
import { publicCors } from '../../platform/http/cors.js';
import { linksetLink } from '../../representations/passport-links.js';
import { findCanonicalAddress } from './canonical-address.js';

/**
 * Redirects Digital Links in forms that no route has: with more qualifiers, or compressed. They may
 * stand anywhere in the address space, so this comes after every route.
 */
export function redirectToCanonicalAddress(baseUrl: string): RequestHandler {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // A page of another origin may read the refusals, too.
    publicCors(request, response, () => undefined);
    const address = findCanonicalAddress(baseUrl, request.originalUrl);
    if (!address) return next();
    response.statusCode = 302;
    response.setHeader('Location', prefix + address.path);
    response.setHeader('Link', linkHeader(baseUrl, address));
    response.end();
  };
}

function linkHeader(
  baseUrl: string,
  { path, sameAs }: NonNullable<ReturnType<typeof findCanonicalAddress>>,
): string {
  const linkset = linksetLink(baseUrl + path.replace(/\?.*$/, ''));
  if (sameAs === undefined) return linkset;
  return `${linkset}, ${formatLinkHeader([{ href: sameAs, relation: 'owl:sameAs' }])}`;
}
