import type { IncomingHttpHeaders } from 'node:http';
import type { SessionCredential } from '../auth/caller-model.js';
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
  if (authorization?.slice(0, 7).toLowerCase() === 'bearer ') {
    return { secret: authorization.slice(7).trim(), sentAs: 'bearer' };
  }
  if (cookie === undefined) return undefined;
  const secret = cookieValue(cookie, cookieNameOf('session', baseUrl));
  return secret === undefined ? undefined : { secret, sentAs: 'cookie' };
}
