import { deviceLifetimeSeconds } from '../../platform/auth/secrets/device-token.js';
import {
  cookieAttributes,
  cookieNameOf,
  type CookieKind,
} from '../../platform/http/request/cookies.js';
import type { StartedSession } from './start-session.js';

/** `Set-Cookie` values for a browser that logged in. */
export function loginCookies(
  { session, token, csrfToken, deviceToken }: StartedSession,
  baseUrl: string,
): string[] {
  const lifetimeMs = session.expiresAt.getTime() - session.createdAt.getTime();
  const maxAge = Math.floor(lifetimeMs / 1000);
  const setCookie = cookieWriter(baseUrl);
  return [
    setCookie('session', { value: token, maxAge }),
    setCookie('csrf', { value: csrfToken, maxAge }),
    setCookie('device', { value: deviceToken, maxAge: deviceLifetimeSeconds }),
  ];
}

/** Makes a browser forget the session. The device stays known: its user will come back. */
export function logoutCookies(baseUrl: string): string[] {
  const setCookie = cookieWriter(baseUrl);
  const nothing = { value: '', maxAge: 0 };
  return [setCookie('session', nothing), setCookie('csrf', nothing)];
}

/** A page's script reads the CSRF token and repeats it in `X-CSRF-Token`; it can read no other. */
function cookieWriter(baseUrl: string) {
  const attributes = cookieAttributes(baseUrl);
  return (kind: CookieKind, { value, maxAge }: { value: string; maxAge: number }): string => {
    const hidden = kind === 'csrf' ? '' : 'HttpOnly; ';
    return `${cookieNameOf(kind, baseUrl)}=${value}; ${hidden}${attributes}; Max-Age=${maxAge}`;
  };
}
