import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disabledPasswordHash } from '../../src/platform/auth/secrets/password.js';
import { startMailServer, tokenIn, type MailServer } from '../support/mail-server.js';
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
let mailServer: MailServer;
let workspace: Workspace;
let session: TestSession;

const newPassword = 'an entirely new password';

beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startTestApp({
    SMTP_URL: mailServer.url,
    SMTP_FROM: 'dpp@acme.example',
    WORKSPACE_HOST_SUFFIX: 'dpp.example',
  });
  workspace = await createWorkspace(app);
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
beforeEach(async () => {
  session = await startSession(app, workspace.tenant);
  mailServer.mails.length = 0;
});
afterEach(() => app.setTime());

const forgot = (email: string) => app.request('/auth/password/forgot', { json: { email } });
const reset = (token: string, password = newPassword, headers: Record<string, string> = {}) =>
  app.request('/auth/password/reset', { json: { token, password }, headers });
const change = (currentPassword: string, password = newPassword, key = session.token) =>
  app.request('/auth/password', { key, json: { currentPassword, newPassword: password } });
const isLive = async (key: string) => (await app.request('/auth/session', { key })).status === 200;
const canLogIn = async (password: string) =>
  (await logIn(app, { email: session.user.email, password })).status === 200;

/** Waits for what follows an answer. */
async function settle(): Promise<void> {
  await app.deps.passwordResets.flush();
  await app.deps.mailer.flush();
}

async function mailedToken(email = session.user.email): Promise<string> {
  const before = mailServer.mails.length;
  expect((await forgot(email)).status).toBe(202);
  await settle();
  const mail = mailServer.mails[before];
  if (!mail) throw new Error('No mail came.');
  return tokenIn(mail);
}

describe('POST /auth/password/forgot', () => {
  it('mails a link on the configured address, with the token in its fragment', async () => {
    const { status, headers } = await app.request('/auth/password/forgot', {
      json: { email: ` ${session.user.email.toUpperCase()} ` },
      headers: { 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' },
    });
    expect([status, headers.get('cache-control')]).toEqual([202, 'no-store']);
    await settle();
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual([session.user.email]);
    expect(mail?.text).toMatch(/^https:\/\/dpp\.example\/console\/reset#dpp_reset_[0-9a-f]{80}$/m);
  });

  it('answers the same of an unknown account, and of one that is sent nothing', async () => {
    const admin = await createUser(app, undefined);
    const known = await forgot(session.user.email);
    await settle();
    mailServer.mails.length = 0;
    for (const email of [newEmail(), 'no address', admin.email, '']) {
      const { status, body, headers } = await forgot(email);
      expect([status, body]).toEqual([202, known.body]);
      expect([...headers.keys()]).toEqual([...known.headers.keys()]);
    }
    await settle();
    expect(mailServer.mails).toEqual([]);
  });

  it('mails an address three times in an hour at most', async () => {
    const start = new Date('2027-01-01T10:00:00Z');
    const after = async (minutes: number) => {
      app.setTime(new Date(start.getTime() + minutes * 60_000));
      expect((await forgot(session.user.email)).status).toBe(202);
      await settle();
      return mailServer.mails.length;
    };
    const counts: number[] = [];
    for (const minutes of [0, 1, 2, 3, 59, 60]) counts.push(await after(minutes));
    expect(counts).toEqual([1, 2, 3, 3, 3, 4]);
  });

  it('writes in the language of the user', async () => {
    const json = { locale: 'de' };
    await app.request('/auth/me', { method: 'PATCH', key: session.token, json });
    await mailedToken();
    expect(mailServer.mails[0]?.subject).toBe('Neues Passwort festlegen');
    expect(mailServer.mails[0]?.text).toContain('Öffnen Sie diesen Link');
  });

  it('stores the hash of the token alone, and names it in no log', async () => {
    const token = await mailedToken();
    const rows = await app.db('account_tokens').where({ user_id: session.user.id });
    expect(rows).toHaveLength(1);
    const entries = await auditOf(app, workspace.tenant.id);
    expect(JSON.stringify([rows, entries])).not.toContain(token);
    expect(entries.at(-1)).toMatchObject({
      action: 'password.reset_requested',
      actor: 'anonymous',
      target_id: session.user.id,
    });
  });

  it.each([{}, { email: 1 }, { email: 'x'.repeat(321) }])('refuses %j', async (json) => {
    expect((await app.request('/auth/password/forgot', { json })).status).toBe(400);
  });

  it('is 503 where no mail can be sent, whoever asks', async () => {
    const silent = await startTestApp();
    try {
      const { email } = await createUser(silent, await silent.createTenant());
      for (const asked of [email, newEmail()]) {
        const path = '/auth/password/forgot';
        const { status, body } = await silent.request(path, { json: { email: asked } });
        expect([status, body.code]).toEqual([503, 'MAIL_NOT_CONFIGURED']);
      }
    } finally {
      await silent.close();
    }
  });

  it('is asked five times a minute from one address, links that are tried included', async () => {
    const limited = await startTestApp({ LIMIT_PASSWORD_RESET_PER_MINUTE: '5' });
    try {
      const json = { email: newEmail(), token: 'x', password: newPassword };
      const statuses: number[] = [];
      for (const step of ['reset', 'reset', 'forgot', 'reset', 'forgot', 'forgot', 'reset']) {
        statuses.push((await limited.request(`/auth/password/${step}`, { json })).status);
      }
      expect(statuses).toEqual([400, 400, 503, 400, 503, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('POST /auth/password/reset', () => {
  it('sets the password and ends every session, and starts none', async () => {
    const { status, body, headers } = await reset(await mailedToken());
    expect([status, Object.keys(body)]).toEqual([200, ['success', 'message']]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await isLive(session.token)).toBe(false);
    expect([await canLogIn(testPassword), await canLogIn(newPassword)]).toEqual([false, true]);
    await settle();
    expect(mailServer.mails.map(({ subject }) => subject)).toEqual([
      'Set another password',
      'Your password was changed',
    ]);
    const actions = (await auditOf(app, workspace.tenant.id)).map(({ action }) => action);
    expect(actions).toContain('password.reset');
  });

  it('takes each token once, and the others of the account end with it', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, second]) {
      const { status, body } = await reset(token, 'yet another password');
      expect([status, body.code]).toEqual([400, 'RESET_TOKEN_INVALID']);
    }
    expect(await canLogIn(newPassword)).toBe(true);
  });

  it('lets one of several at once win', async () => {
    const token = await mailedToken();
    const passwords = [
      'the first new password',
      'the second new password',
      'the third one of them',
    ];
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? '';
    for (const password of passwords) expect(await canLogIn(password)).toBe(password === winner);
  });

  it('ends with its hour, and with the password that it was made under', async () => {
    const start = new Date('2027-01-01T10:00:00Z');
    app.setTime(start);
    const [late, changed] = [await mailedToken(), await mailedToken()];
    const json = { password: 'set by an administrator' };
    const path = `/api/v1/users/${session.user.id}`;
    await app.request(path, { method: 'PATCH', key: workspace.key, json });
    expect((await reset(changed)).status).toBe(400);
    app.setTime(new Date(start.getTime() + 3_600_000));
    expect((await reset(late)).status).toBe(400);
    expect(await canLogIn('set by an administrator')).toBe(true);
  });

  it('refuses a bad password, and does not spend the token', async () => {
    const token = await mailedToken();
    for (const password of ['', 'short', 'x'.repeat(257)]) {
      expect((await reset(token, password)).status).toBe(400);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('is refused on the host of another workspace', async () => {
    const token = await mailedToken();
    const host = (subdomain: string) => ({ Host: `${subdomain}.dpp.example` });
    const other = await app.createTenant();
    expect((await reset(token, newPassword, host(other.subdomain))).status).toBe(400);
    expect((await reset(token, newPassword, host(workspace.tenant.subdomain))).status).toBe(200);
  });

  it('leaves the second factor as it is', async () => {
    const { body } = await app.request('/auth/mfa/enroll', { method: 'POST', key: session.token });
    expect(body).toHaveProperty('secret');
    await app.db('users').where({ id: session.user.id }).update({ totp_confirmed_at: new Date() });
    expect((await reset(await mailedToken())).status).toBe(200);
    expect(await canLogIn(newPassword)).toBe(false);
    expect(
      (await logIn(app, { email: session.user.email, password: newPassword, twoStep: true }))
        .status,
    ).toBe(202);
  });

  it('opens no login that was disabled', async () => {
    const token = await mailedToken();
    const row = () => app.db('users').where({ id: session.user.id });
    await row().update({ password_hash: disabledPasswordHash });
    expect((await reset(token)).status).toBe(400);
    mailServer.mails.length = 0;
    await forgot(session.user.email);
    await settle();
    expect(mailServer.mails).toEqual([]);
  });
});

describe('POST /auth/password', () => {
  it('sets the password, ends the other sessions and keeps this one', async () => {
    const other = sessionOf(await logIn(app, { email: session.user.email }));
    expect((await change(testPassword)).status).toBe(200);
    expect([await isLive(session.token), await isLive(other.token)]).toEqual([true, false]);
    expect([await canLogIn(testPassword), await canLogIn(newPassword)]).toEqual([false, true]);
    await settle();
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[session.user.email]]);
  });

  it('refuses a wrong password, five times in 15 minutes, and keeps nobody from logging in', async () => {
    for (let i = 0; i < 5; i++) {
      const { status, body } = await change('wrong');
      expect([status, body.code]).toEqual([400, 'PASSWORD_WRONG']);
    }
    expect((await change(testPassword)).status).toBe(429);
    expect(await canLogIn(testPassword)).toBe(true);
    const refusals = (await auditOf(app, workspace.tenant.id)).filter(
      ({ action, target_id }) => action === 'password.refused' && target_id === session.user.id,
    );
    expect(refusals).toHaveLength(5);
  });

  it('ends the links of the account', async () => {
    const token = await mailedToken();
    await change(testPassword);
    expect((await reset(token, 'by an old link, that is')).status).toBe(400);
  });

  it('refuses a short new one, keys and administrators of the platform', async () => {
    expect((await change(testPassword, 'short')).status).toBe(400);
    expect((await change(testPassword, newPassword, workspace.key)).status).toBe(403);
    const admin = await startSession(app, undefined);
    const { status, body } = await change(testPassword, newPassword, admin.token);
    expect([status, body.code]).toEqual([403, 'PASSWORD_OF_CONFIGURATION']);
  });
});
