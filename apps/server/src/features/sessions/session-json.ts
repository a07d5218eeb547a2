import type { User } from '../../platform/auth/user-model.js';
import { json } from '../../platform/http/route.js';
import { loginCookies } from './session-cookies.js';
import type { StartedSession } from './start-session.js';

/** For answers with secrets, or about a person: no cache may keep them, and no page may be told their address. */
export const noStore = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** The answer to every step that starts a session: its tokens, as members and as cookies. */
export function loginReply(started: StartedSession, baseUrl: string) {
  const reply = {
    success: true,
    token: started.token,
    csrfToken: started.csrfToken,
    expiresAt: started.session.expiresAt.toISOString(),
    mfa: started.session.mfa,
    user: sessionUserJson(started.user),
  } as const;
  return json(200, reply, { ...noStore, 'Set-Cookie': loginCookies(started, baseUrl) });
}

export function sessionUserJson({ id, email, role, tenantId, profile, lastLoginAt }: User) {
  return { id, email, role, tenantId, ...profile, lastLoginAt: lastLoginAt?.toISOString() ?? null };
}
