import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timestamp } from '../support/matchers.js';
import { startMailServer, tokenIn, type MailServer } from '../support/mail-server.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { auditOf, createUser, logIn, newEmail, sessionOf, startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Without a mail server: the caller hands the link over. */
let app: TestApp;
let workspace: Workspace;

const password = 'chosen by the invited';

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.example' });
});
beforeEach(async () => {
  workspace = await createWorkspace(app);
});
afterEach(() => app.setTime());
afterAll(() => app.close());

const path = '/api/v1/invitations';
const invite = (json: object = {}, key = workspace.key) =>
  app.request(path, { key, json: { email: newEmail(), role: 'AUDITOR', ...json } });
const invitationOf = ({ body }: TestReply) =>
  body as unknown as { invitation: { id: string; email: string }; link: string };
async function invited(json: object = {}) {
  const reply = await invite(json);
  expect(reply.status).toBe(201);
  const { invitation, link } = invitationOf(reply);
  return { ...invitation, token: tokenIn({ text: link }) };
}
const show = (token: string, headers = {}) =>
  app.request(`/auth/invitations/${token}`, { headers });
const accept = (token: string, json: object = {}, headers = {}) =>
  app.request(`/auth/invitations/${token}/accept`, {
    json: { name: 'Bo', password, ...json },
    headers,
  });
const change = (id: string, step: '' | '/resend', key = workspace.key) =>
  app.request(`${path}/${id}${step}`, { method: step === '' ? 'DELETE' : 'POST', key });
const actions = async () => (await auditOf(app, workspace.tenant.id)).map(({ action }) => action);

describe('POST /api/v1/invitations', () => {
  it('answers with the link where no mail can be sent, and stores its hash alone', async () => {
    const email = newEmail();
    const { status, body, headers } = await invite({ email: ` ${email.toUpperCase()}` });
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { invitation, link } = body as unknown as { invitation: object; link: string };
    expect(invitation).toEqual({
      id: expect.any(String) as unknown,
      email,
      role: 'AUDITOR',
      operatorId: null,
      invitedBy: expect.stringMatching(/^api-key:/) as unknown,
      expiresAt: timestamp,
      acceptedAt: null,
      createdAt: timestamp,
    });
    expect(link).toMatch(/^https:\/\/dpp\.example\/console\/invitation#dpp_invite_[0-9a-f]{80}$/);
    const stored = JSON.stringify([
      await app.db('invitations'),
      await auditOf(app, workspace.tenant.id),
    ]);
    expect(stored).not.toContain(tokenIn({ text: link }));
  });

  it('refuses an address with a login, here or elsewhere, and one that is invited', async () => {
    const mine = await createUser(app, workspace.tenant);
    const theirs = await createUser(app, await app.createTenant());
    for (const { email } of [mine, theirs]) {
      const { status, body } = await invite({ email });
      expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN']);
    }
    const { email } = await invited();
    const again = await invite({ email });
    expect([again.status, again.body.code]).toEqual([409, 'INVITATION_EXISTS']);
    const other = await createWorkspace(app);
    expect((await invite({ email }, other.key)).status).toBe(201);
  });

  it.each([
    {},
    { email: 'a@b.example' },
    { email: 'no address', role: 'AUDITOR' },
    { email: '', role: 'AUDITOR' },
    { email: `${'x'.repeat(250)}@b.example`, role: 'AUDITOR' },
    { email: 'a@b.example', role: 'SUPER_ADMIN' },
    { email: 'a@b.example', role: 'AUDITOR', operatorId: randomUUID() },
    { email: 'a@b.example', role: 'AUDITOR', operatorId: 'x' },
  ])('refuses %j', async (json) => {
    expect((await app.request(path, { key: workspace.key, json })).status).toBe(400);
    expect(await app.db('invitations').where({ tenant_id: workspace.tenant.id })).toEqual([]);
  });

  it('gives no role that may do more than the credential, and nothing that lasts longer', async () => {
    const narrow = await app.createKey(workspace.tenant, { permissions: ['user:write'] });
    expect((await invite({}, narrow)).body.code).toBe('DELEGATION_EXCEEDED');
    const expiresAt = new Date(Date.now() + 3_600_000);
    const short = await app.createKey(workspace.tenant, { expiresAt });
    expect((await invite({}, short)).body.code).toBe('DELEGATION_EXCEEDED');
    const { operatorId } = workspace;
    const bound = await app.createKey(workspace.tenant, { operatorId });
    expect((await invite({}, bound)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
    const auditor = await startSession(app, workspace.tenant, 'AUDITOR');
    expect((await invite({}, auditor.token)).status).toBe(403);
  });

  it('keeps a hundred open at most', async () => {
    await Promise.all(Array.from({ length: 100 }, () => invited()));
    const { status, body } = await invite();
    expect([status, body.code]).toEqual([409, 'INVITATION_LIMIT_REACHED']);
  });
});

describe('GET /api/v1/invitations', () => {
  it('lists them newest first, page by page, without tokens', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await invited()).id);
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const query = `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { body, text } = await app.request(path + query, { key: workspace.key });
      const page = body as unknown as { invitations: { id: string }[]; nextCursor: string | null };
      expect(text).not.toContain('dpp_invite_');
      seen.push(...page.invitations.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(ids);
  });

  it('refuses a cursor that it has not answered, and an AUDITOR', async () => {
    const bad = await app.request(`${path}?cursor=x`, { key: workspace.key });
    expect([bad.status, bad.body.code]).toEqual([400, 'INVALID_CURSOR']);
    const auditor = await startSession(app, workspace.tenant, 'AUDITOR');
    expect((await app.request(path, { key: auditor.token })).status).toBe(403);
  });
});

describe('GET /auth/invitations/{token}', () => {
  it('shows what it is to, and neither ids nor who is in the workspace', async () => {
    const { email, token } = await invited();
    const { status, body, headers } = await show(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      invitation: {
        email,
        workspace: workspace.tenant.name,
        role: 'AUDITOR',
        expiresAt: timestamp,
      },
    });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['nothing', 'x'],
    ['an ill-formed token', `dpp_invite_${'0'.repeat(79)}`],
    ['a forged one', `dpp_invite_${'0'.repeat(80)}`],
    ['a token of another kind', `dpp_reset_${'0'.repeat(80)}`],
  ])('answers 404 for %s', async (_what, token) => {
    for (const reply of [await show(token), await accept(token)]) {
      expect([reply.status, reply.body.code]).toEqual([404, 'INVITATION_NOT_FOUND']);
    }
  });
});

describe('POST /auth/invitations/{token}/accept', () => {
  it('makes the login and starts its session', async () => {
    const { id, email, token } = await invited({ role: 'COMPLIANCE_OFFICER' });
    const reply = await accept(token);
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()).toHaveLength(3);
    expect(reply.body.user).toMatchObject({
      email,
      name: 'Bo',
      role: 'COMPLIANCE_OFFICER',
      tenantId: workspace.tenant.id,
      lastLoginAt: timestamp,
    });
    const { token: key } = sessionOf(reply);
    expect((await app.request('/api/v1/whoami', { key })).body.auth.role).toBe(
      'COMPLIANCE_OFFICER',
    );
    expect((await logIn(app, { email, password })).status).toBe(200);
    expect((await actions()).slice(2, 6)).toEqual([
      'invitation.created',
      'invitation.accepted',
      'user.created',
      'session.started',
    ]);
    const { body } = await app.request(path, { key: workspace.key });
    const { invitations } = body as unknown as { invitations: object[] };
    expect(invitations).toMatchObject([{ id, acceptedAt: timestamp }]);
  });

  it('binds the login to its operator', async () => {
    const { operatorId } = workspace;
    const { token } = await invited({ role: 'TENANT_ADMIN', operatorId });
    const { token: key } = sessionOf(await accept(token));
    const { body } = await app.request('/api/v1/whoami', { key });
    expect(body.auth.operatorId).toBe(operatorId);
    expect((await app.request('/api/v1/users', { key })).body.code).toBe(
      'OPERATOR_SCOPE_FORBIDDEN',
    );
  });

  it('takes each token once, of several at once one', async () => {
    const { token } = await invited();
    const replies = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await show(token)).status).toBe(404);
  });

  it('ends after seven days, and the address can be invited anew', async () => {
    const start = new Date('2027-01-01T10:00:00Z');
    app.setTime(start);
    const { email, token } = await invited();
    app.setTime(new Date(start.getTime() + 7 * 86_400_000 - 1));
    expect((await show(token)).status).toBe(200);
    app.setTime(new Date(start.getTime() + 7 * 86_400_000));
    expect((await accept(token)).status).toBe(404);
    expect((await invite({ email })).status).toBe(201);
  });

  it('makes nothing where the address got a login meanwhile', async () => {
    const { id, email, token } = await invited();
    const json = { email, password, role: 'AUDITOR' };
    expect((await app.request('/api/v1/users', { key: workspace.key, json })).status).toBe(201);
    const { status, body } = await accept(token);
    expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(await app.db('invitations').where({ id })).toMatchObject([{ accepted_at: null }]);
  });

  it('refuses a bad name or password, and does not spend the token', async () => {
    const { token } = await invited();
    const bad = [
      {},
      { name: 'Bo' },
      { name: ' ', password },
      { name: 'x'.repeat(201), password },
      { name: 'Bo', password: 'short' },
      { name: 'Bo', password: 'x'.repeat(257) },
    ];
    for (const json of bad) {
      const at = `/auth/invitations/${token}/accept`;
      expect((await app.request(at, { json })).status).toBe(400);
    }
    expect((await accept(token)).status).toBe(200);
  });

  it('is refused on the host of another workspace', async () => {
    const { token } = await invited();
    const host = (subdomain: string) => ({ Host: `${subdomain}.dpp.example` });
    const other = await app.createTenant();
    expect((await accept(token, {}, host(other.subdomain))).status).toBe(404);
    expect((await show(token, host(workspace.tenant.subdomain))).status).toBe(200);
  });

  it('shares the budget of logins', async () => {
    const limited = await startTestApp({ LIMIT_LOGIN_PER_MINUTE: '2' });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) {
        statuses.push((await limited.request('/auth/invitations/x')).status);
      }
      expect(statuses).toEqual([404, 404, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('an invitation that is changed', () => {
  it('opens by its new link alone once it was sent again', async () => {
    const { id, token } = await invited();
    const reply = await change(id, '/resend');
    expect(reply.status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    const { link } = invitationOf(reply);
    expect((await accept(tokenIn({ text: link }))).status).toBe(200);
    expect(await actions()).toContain('invitation.resent');
  });

  it('opens no more once it was withdrawn', async () => {
    const { id, email, token } = await invited();
    expect((await change(id, '')).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    expect((await change(id, '')).body.code).toBe('INVITATION_NOT_FOUND');
    expect((await invite({ email })).status).toBe(201);
    expect(await actions()).toContain('invitation.revoked');
  });

  it('is a user once it was accepted', async () => {
    const { id, token } = await invited();
    await accept(token);
    for (const step of ['', '/resend'] as const) {
      expect((await change(id, step)).body.code).toBe('INVITATION_NOT_FOUND');
    }
  });

  it('is not found by another workspace, nor given a wider role by who sends it again', async () => {
    const { id, token } = await invited({ role: 'TENANT_ADMIN' });
    const other = await createWorkspace(app);
    const narrow = await app.createKey(workspace.tenant, { permissions: ['user:write'] });
    for (const step of ['', '/resend'] as const) {
      expect((await change(id, step, other.key)).status).toBe(404);
    }
    expect((await change(id, '/resend', narrow)).body.code).toBe('DELEGATION_EXCEEDED');
    expect((await show(token)).status).toBe(200);
  });

  it('can be withdrawn by a workspace that has lapsed, and not sent', async () => {
    const lapsed = await createWorkspace(app);
    const { body } = await invite({}, lapsed.key);
    const { invitation } = body as unknown as { invitation: { id: string } };
    const row = app.db('tenants').where({ id: lapsed.tenant.id });
    await row.update({ subscription_status: 'canceled' });
    expect((await change(invitation.id, '/resend', lapsed.key)).status).toBe(402);
    expect((await change(invitation.id, '', lapsed.key)).status).toBe(200);
  });
});

describe('with a mail server', () => {
  let mailServer: MailServer;
  let mailing: TestApp;

  beforeAll(async () => {
    mailServer = await startMailServer();
    mailing = await startTestApp({ SMTP_URL: mailServer.url, SMTP_FROM: 'dpp@acme.example' });
  });
  afterAll(async () => {
    await mailing.close();
    await mailServer.close();
  });

  it('mails the link, and answers without it', async () => {
    const { key, tenant } = await createWorkspace(mailing, { name: 'Nordvind AB' });
    await mailing.db('tenants').where({ id: tenant.id }).update({ default_locale: 'de' });
    const json = { email: newEmail(), role: 'AUDITOR' };
    const { body, text } = await mailing.request(path, { key, json });
    expect((body as unknown as { link: null }).link).toBeNull();
    await mailing.deps.mailer.flush();
    const [mail] = mailServer.mails;
    expect([mail?.to, mail?.subject]).toEqual([[json.email], 'Einladung zu Nordvind AB']);
    const token = tokenIn({ text: mail?.text ?? '' });
    expect(text).not.toContain(token);
    expect((await mailing.request(`/auth/invitations/${token}`)).status).toBe(200);
  });

  it('sends a hundred of a workspace in an hour at most', async () => {
    const { key } = await createWorkspace(mailing);
    const json = { email: newEmail(), role: 'AUDITOR' };
    const made = await mailing.request(path, { key, json });
    const { invitation } = invitationOf(made);
    const resend = () =>
      mailing.request(`${path}/${invitation.id}/resend`, { method: 'POST', key });
    const statuses = (await Promise.all(Array.from({ length: 102 }, resend))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(99);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
