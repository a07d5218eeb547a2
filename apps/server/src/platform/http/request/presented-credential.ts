import type { IncomingHttpHeaders } from 'node:http';
import type { SessionCredential } from '../../auth/caller-model.js';
import { cookieNameOf, cookieValue } from './cookies.js';

/** What a request says about who sends it, before anybody checked. */
export interface PresentedCredential {
  readonly secret: string;
  readonly sentAs: SessionCredential['sentAs'];
}

/** `Authorization` counts before the cookie: who sends both means the one written by hand. */
export function presentedCredential(
  { authorization, cookie }: IncomingHttpHeaders,
  baseUrl: string,
): PresentedCredential | undefined {
  const bearer = authorization === undefined ? undefined : bearerOf(authorization);
  if (bearer !== undefined) return { secret: bearer, sentAs: 'bearer' };
  if (cookie === undefined) return undefined;
  const secret = cookieValue(cookie, cookieNameOf('session', baseUrl));
  return secret === undefined ? undefined : { secret, sentAs: 'cookie' };
}

/** What stands behind `Bearer` in an `Authorization` header; undefined for another scheme. */
export function bearerOf(authorization: string): string | undefined {
  const isBearer = authorization.slice(0, 7).toLowerCase() === 'bearer ';
  return isBearer ? authorization.slice(7).trim() : undefined;
}
