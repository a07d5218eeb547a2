import type { IncomingHttpHeaders } from 'node:http';
import { cookieNameOf, cookieValue } from '../../platform/http/request/cookies.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { logIn, type LogInDeps } from './log-in.js';
import { logOut } from './log-out.js';
import { getSession } from './profile/get-session.js';
import { loginReply, noStore, sessionUserJson } from './session-json.js';
import { logoutCookies } from './session-cookies.js';
import {
  doneReply,
  logInBody,
  logInReply,
  secondStepBody,
  sessionReply,
  ticketReply,
} from './session-schemas.js';
import { logInWithTicket } from './tickets/log-in-with-ticket.js';

const tag = 'Console sessions';

interface SessionDeps extends LogInDeps {
  readonly baseUrl: string;
}

export const sessionRoutes = [
  defineRoute({
    method: 'post',
    path: '/auth/login',
    extension: true,
    operationId: 'logIn',
    tag,
    summary: 'Log in with email and password',
    description:
      'Sets the cookies dpp_session, dpp_csrf and dpp_device, too; on https their names begin with __Host-. After five failures within 15 minutes from an address block, or a hundred within an hour from anywhere, an account answers 429, whether it exists or not. What others do wrong keeps out neither a browser with the account’s device cookie nor a password with a recovery code. With `twoStep` the code may come in a second step.',
    access: 'public',
    sameOrigin: true,
    limits: ['login'],
    body: logInBody,
    replies: {
      200: { description: 'The session.', schema: logInReply },
      202: {
        description: 'A ticket for the second step, where `twoStep` asked for one. No session.',
        schema: ticketReply,
      },
    },
    errors: { 401: 'Wrong email, password or code; the answer is the same for each.' },
    async handle(deps: SessionDeps, { body, headers, hostTenantId, ip }) {
      const { email, password, totpCode, twoStep } = body;
      const from = { deviceToken: deviceOf(deps, headers), hostTenantId, ip };
      const userAgent = headers['user-agent'];
      const login = { email, password, totpCode, twoStep, userAgent, ...from };
      const begun = await logIn(deps, login);
      if ('session' in begun) return loginReply(begun, deps.baseUrl);
      const { ticket, expiresAt } = begun;
      const step = { success: true, secondFactor: true, ticket } as const;
      return json(202, { ...step, expiresAt: expiresAt.toISOString() }, noStore);
    },
  }),
  defineRoute({
    method: 'post',
    path: '/auth/login/second-factor',
    extension: true,
    operationId: 'logInSecondFactor',
    tag,
    summary: 'Log in with a ticket and a code',
    description:
      'The second step of a login. A ticket takes five codes at most; wrong ones count for the account as at login.',
    access: 'public',
    sameOrigin: true,
    limits: ['login'],
    body: secondStepBody,
    replies: { 200: { description: 'The session.', schema: logInReply } },
    errors: {
      401: 'Wrong, used or expired ticket, or wrong code; the answer is the same for each.',
    },
    async handle(deps: SessionDeps, { body, headers, hostTenantId, ip }) {
      const { ticket, totpCode } = body;
      const from = { deviceToken: deviceOf(deps, headers), hostTenantId, ip };
      const userAgent = headers['user-agent'];
      const started = await logInWithTicket(deps, { ticket, totpCode, userAgent, ...from });
      return loginReply(started, deps.baseUrl);
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
    async handle(deps: SessionDeps, { caller }) {
      const { expiresAt, mfa } = caller.credential;
      const user = sessionUserJson(await getSession(deps, caller));
      return json(200, { success: true, expiresAt: expiresAt.toISOString(), mfa, user }, noStore);
    },
  }),
];

function deviceOf({ baseUrl }: SessionDeps, { cookie }: IncomingHttpHeaders): string | undefined {
  return cookieValue(cookie, cookieNameOf('device', baseUrl));
}
