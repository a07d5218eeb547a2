import { sessionCookie } from '../../platform/http/presented-credential.js';
import type { StartedSession } from './log-in.js';

/** Read by a page's script, which repeats it in `X-CSRF-Token`. */
const csrfCookie = 'dpp_csrf';

/** `Set-Cookie` values for a browser that logged in. */
export function loginCookies(
  { session, token, csrfToken }: StartedSession,
  baseUrl: string,
): string[] {
  const lifetimeMs = session.expiresAt.getTime() - session.createdAt.getTime();
  const rest = `${attributes(baseUrl)}; Max-Age=${Math.floor(lifetimeMs / 1000)}`;
  return [`${sessionCookie}=${token}; HttpOnly; ${rest}`, `${csrfCookie}=${csrfToken}; ${rest}`];
}

/** Makes a browser forget both. */
export function logoutCookies(baseUrl: string): string[] {
  const rest = `${attributes(baseUrl)}; Max-Age=0`;
  return [`${sessionCookie}=; HttpOnly; ${rest}`, `${csrfCookie}=; ${rest}`];
}

function attributes(baseUrl: string): string {
  return `Path=/; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`;
}
