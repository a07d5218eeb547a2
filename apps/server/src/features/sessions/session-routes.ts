import type { SessionCaller } from '../../platform/auth/caller-model.js';
import { cookieNameOf, cookieValue } from '../../platform/http/request/cookies.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { logIn, type LogInDeps } from './log-in.js';
import { logOut } from './log-out.js';
import { loginCookies, logoutCookies } from './session-cookies.js';
import { doneReply, logInBody, logInReply, sessionReply } from './session-schemas.js';

const tag = 'Console sessions';

interface SessionDeps extends LogInDeps {
  readonly baseUrl: string;
}

/** Answers with secrets, or about a person: no cache may keep them. */
const noStore = { 'Cache-Control': 'no-store' };

export const sessionRoutes = [
  defineRoute({
    method: 'post',
    path: '/auth/login',
    extension: true,
    operationId: 'logIn',
    tag,
    summary: 'Log in with email and password',
    description:
      'Sets the cookies dpp_session, dpp_csrf and dpp_device, too; on https their names begin with __Host-. After five failures within 15 minutes from an address block, or a hundred within an hour from anywhere, an account answers 429, whether it exists or not. What others do wrong keeps out neither a browser with the account’s device cookie nor a password with a recovery code.',
    access: 'public',
    sameOrigin: true,
    limits: ['login'],
    body: logInBody,
    replies: { 200: { description: 'The session.', schema: logInReply } },
    errors: { 401: 'Wrong email, password or code; the answer is the same for each.' },
    async handle(deps: SessionDeps, { body, headers, hostTenantId, ip }) {
      const deviceToken = cookieValue(headers.cookie, cookieNameOf('device', deps.baseUrl));
      const { email: typed, password, totpCode } = body;
      const login = { email: typed, password, totpCode, deviceToken, hostTenantId, ip };
      const started = await logIn(deps, login);
      const { id, email, role, tenantId } = started.user;
      const reply = {
        success: true,
        token: started.token,
        csrfToken: started.csrfToken,
        expiresAt: started.session.expiresAt.toISOString(),
        mfa: started.session.mfa,
        user: { id, email, role, tenantId },
      } as const;
      return json(200, reply, { ...noStore, 'Set-Cookie': loginCookies(started, deps.baseUrl) });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/auth/logout',
    extension: true,
    operationId: 'logOut',
    tag,
    summary: 'End the session',
    description: 'Revokes the token and clears the cookies. Other sessions of the user go on.',
    access: 'session',
    replies: { 200: { description: 'Its token works no more.', schema: doneReply } },
    async handle(deps: SessionDeps, { caller, ip }) {
      await logOut(deps, caller, ip);
      const headers = { ...noStore, 'Set-Cookie': logoutCookies(deps.baseUrl) };
      return json(200, { success: true, message: 'Logged out' }, headers);
    },
  }),
  defineRoute({
    method: 'get',
    path: '/auth/session',
    extension: true,
    operationId: 'getSession',
    tag,
    summary: 'Describe the session in use',
    description: 'Who is logged in, until when, and whether a second factor was proved.',
    access: 'session',
    replies: { 200: { description: 'Its user and its end.', schema: sessionReply } },
    handle: (_deps: SessionDeps, { caller }) =>
      Promise.resolve(json(200, { success: true, ...sessionJson(caller) }, noStore)),
  }),
];

function sessionJson({ tenant, role, credential }: SessionCaller) {
  return {
    expiresAt: credential.expiresAt.toISOString(),
    mfa: credential.mfa,
    user: { id: credential.userId, email: credential.email, role, tenantId: tenant?.id ?? null },
  };
}
