import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  auditOf,
  createUser,
  logIn,
  newEmail,
  sessionOf,
  startSession,
  testPassword,
  type TestSession,
} from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let session: TestSession;
let now: Date;
let secret: string;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.example' });
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z');
  app.setTime(now);
  session = await startSession(app, workspace.tenant);
  await enroll(session);
});
afterEach(() => app.setTime());

const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
  app.setTime(now);
};
const code = () => new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** A second factor, and an expired last code. */
async function enroll({ token }: TestSession): Promise<void> {
  const mfa = (step: string, json?: object) =>
    app.request(`/auth/mfa/${step}`, { method: 'POST', key: token, ...(json && { json }) });
  const { body } = await mfa('enroll');
  ({ secret, recoveryCodes } = body as unknown as { secret: string; recoveryCodes: string[] });
  expect((await mfa('confirm', { totpCode: code() })).status).toBe(200);
  passSeconds(120);
}

const begin = (login: object = {}, headers?: Record<string, string>) =>
  logIn(app, { email: session.user.email, twoStep: true, ...login }, headers);
const ticketOf = async () => {
  const { status, body } = await begin();
  expect(status).toBe(202);
  return (body as unknown as { ticket: string }).ticket;
};
const finish = (ticket: string, totpCode: string, headers: Record<string, string> = {}) =>
  app.request('/auth/login/second-factor', { json: { ticket, totpCode }, headers });
const wrongBody = async () => (await logIn(app, { email: newEmail(), password: 'x' })).body;

describe('POST /auth/login with twoStep', () => {
  it('answers a right password with a ticket, and starts no session', async () => {
    const { status, body, headers } = await begin();
    expect(status).toBe(202);
    expect(body).toEqual({
      success: true,
      secondFactor: true,
      ticket: textMatching(/^dpp_ticket_[0-9a-f]{80}$/),
      expiresAt: timestamp,
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const { ticket } = body as unknown as { ticket: string };
    expect((await app.request('/auth/session', { key: ticket })).status).toBe(401);
  });

  it('answers as ever without it', async () => {
    const missing = await logIn(app, { email: session.user.email });
    expect([missing.status, missing.body]).toEqual([401, await wrongBody()]);
    const refused = await begin({ twoStep: false });
    expect([refused.status, refused.body]).toEqual([401, missing.body]);
  });

  it('starts the session at once where there is no second factor, or the code came along', async () => {
    const { email } = await createUser(app, workspace.tenant);
    expect((await logIn(app, { email, twoStep: true })).status).toBe(200);
    expect((await begin({ totpCode: code() })).status).toBe(200);
  });

  it('gives the one answer to whatever is wrong', async () => {
    const foreign = { Host: `${(await app.createTenant()).subdomain}.dpp.example` };
    for (const { status, body } of [
      await begin({ password: 'wrong' }),
      await begin({ email: newEmail() }),
      await begin({ totpCode: '000000' }),
      await begin({}, foreign),
    ]) {
      expect([status, body]).toEqual([401, await wrongBody()]);
    }
  });

  it('stores the hash of a ticket alone, and five of an account at most', async () => {
    const tickets: string[] = [];
    for (let i = 0; i < 7; i++) {
      passSeconds(1);
      tickets.push(await ticketOf());
    }
    const rows = await app.db('account_tokens').where({ user_id: session.user.id });
    expect(rows).toHaveLength(5);
    for (const ticket of tickets) expect(JSON.stringify(rows)).not.toContain(ticket);
    expect((await finish(tickets[0] ?? '', code())).status).toBe(401);
    expect((await finish(tickets[2] ?? '', code())).status).toBe(200);
  });

  it('is in the log, without the ticket', async () => {
    const ticket = await ticketOf();
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'session.challenged',
      actor: session.user.email,
    });
    expect(JSON.stringify(entries)).not.toContain(ticket);
  });
});

describe('POST /auth/login/second-factor', () => {
  it('starts a session as login does', async () => {
    const reply = await finish(await ticketOf(), code());
    expect(reply.status).toBe(200);
    const { token } = sessionOf(reply);
    expect(reply.headers.getSetCookie()).toHaveLength(3);
    expect(reply.body).toMatchObject({ mfa: true, user: { email: session.user.email } });
    expect((await app.request('/auth/session', { key: token })).body.mfa).toBe(true);
    expect((await auditOf(app, workspace.tenant.id)).at(-1)?.action).toBe('session.started');
  });

  it('takes a recovery code, and each ticket once', async () => {
    const ticket = await ticketOf();
    expect((await finish(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await finish(ticket, recoveryCodes[1] ?? '')).status).toBe(401);
  });

  it('is for administrators of the platform, too', async () => {
    session = await startSession(app, undefined);
    await enroll(session);
    const { status, body } = await finish(await ticketOf(), code());
    expect([status, body.user]).toMatchObject([200, { role: 'SUPER_ADMIN' }]);
  });

  it('lets one of several at once in', async () => {
    const ticket = await ticketOf();
    const codes = recoveryCodes.slice(0, 3);
    const replies = await Promise.all(codes.map((each) => finish(ticket, each)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('takes five codes with one ticket, which count for the account', async () => {
    const ticket = await ticketOf();
    for (let i = 0; i < 5; i++) expect((await finish(ticket, '000000')).status).toBe(401);
    const held = await finish(ticket, code());
    expect([held.status, held.body.code]).toEqual([429, 'FST_ERR_RATE_LIMIT']);
    passSeconds(15 * 60);
    expect((await finish(await ticketOf(), code())).status).toBe(200);
  });

  it('forgives no wrong code for a right password', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await finish(await ticketOf(), '000000')).status).toBe(401);
    }
    expect((await begin()).status).toBe(429);
  });

  it('ends with its five minutes', async () => {
    const [late, soon] = [await ticketOf(), await ticketOf()];
    passSeconds(299);
    expect((await finish(soon, code())).status).toBe(200);
    passSeconds(31);
    expect((await finish(late, code())).status).toBe(401);
  });

  it.each([
    ['the password', { password: 'another long password' }],
    ['the login', undefined],
  ])('ends with %s', async (_what, json) => {
    const ticket = await ticketOf();
    const path = `/api/v1/users/${session.user.id}`;
    await startSession(app, workspace.tenant);
    await app.request(path, {
      method: json ? 'PATCH' : 'DELETE',
      key: workspace.key,
      ...(json && { json }),
    });
    expect((await finish(ticket, code())).status).toBe(401);
  });

  it('ends with the second factor', async () => {
    const ticket = await ticketOf();
    const json = { totpCode: recoveryCodes[0] };
    await app.request('/auth/mfa/disable', { key: session.token, json });
    expect((await finish(ticket, code())).status).toBe(401);
  });

  it('answers whatever is wrong like a wrong login', async () => {
    const ticket = await ticketOf();
    const foreign = { Host: `${(await app.createTenant()).subdomain}.dpp.example` };
    const replies = [
      await finish('', code()),
      await finish(session.token, code()),
      await finish(`${ticket.slice(0, -1)}${ticket.endsWith('0') ? '1' : '0'}`, code()),
      await finish(ticket, ''),
      await finish(ticket, code(), foreign),
    ];
    for (const { status, body } of replies) {
      expect([status, body]).toEqual([401, await wrongBody()]);
    }
    expect((await finish(ticket, code())).status).toBe(200);
  });

  it.each([
    {},
    { ticket: 'x' },
    { ticket: 1, totpCode: '1' },
    { ticket: 'x'.repeat(2049), totpCode: '1' },
  ])('refuses a body that is no second step: %j', async (json) => {
    const { status, body } = await app.request('/auth/login/second-factor', { json });
    expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
  });

  it('shares the budget of logins', async () => {
    const limited = await startTestApp({ LIMIT_LOGIN_PER_MINUTE: '3' });
    try {
      const json = { ticket: 'x', totpCode: '1' };
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) {
        statuses.push((await limited.request('/auth/login/second-factor', { json })).status);
      }
      statuses.push((await logIn(limited, { email: newEmail(), password: testPassword })).status);
      expect(statuses).toEqual([401, 401, 401, 429]);
    } finally {
      await limited.close();
    }
  });
});
