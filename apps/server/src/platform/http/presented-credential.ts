import type { IncomingHttpHeaders } from 'node:http';
import type { SessionCredential } from '../auth/caller-model.js';

/** What a request says about who sends it, before anybody checked. */
export interface PresentedCredential {
  readonly secret: string;
  readonly sentAs: SessionCredential['sentAs'];
}

export const sessionCookie = 'dpp_session';

/** `Authorization` counts before the cookie: who sends both means the one written by hand. */
export function presentedCredential({
  authorization,
  cookie,
}: IncomingHttpHeaders): PresentedCredential | undefined {
  if (authorization?.slice(0, 7).toLowerCase() === 'bearer ') {
    return { secret: authorization.slice(7).trim(), sentAs: 'bearer' };
  }
  const secret = cookie === undefined ? undefined : cookieValue(cookie, sessionCookie);
  return secret === undefined ? undefined : { secret, sentAs: 'cookie' };
}

/** Of a repeated name the first counts: browsers put the one with the narrower path there. */
function cookieValue(header: string, name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
