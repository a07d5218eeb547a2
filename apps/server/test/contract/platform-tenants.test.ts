import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { maxExamined } from '../../src/features/tenants/list-tenants.js';
import type { TenantRow } from '../../src/platform/db/tables.js';
import { newSku, operatorBody } from '../support/factories.js';
import { startMailServer, tokenIn } from '../support/mail-server.js';
import { timestamp } from '../support/matchers.js';
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
import { createWorkspace } from '../support/workspace.js';

let app: TestApp;
let admin: TestSession;

beforeAll(async () => {
  app = await startTestApp();
  admin = await startSession(app, undefined);
});
afterEach(() => app.setTime());
afterAll(() => app.close());

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly activePassports: number;
  readonly createdAt: string;
  readonly lastActiveAt: string | null;
}
interface Page {
  readonly tenants: readonly Listed[];
  readonly nextCursor: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

const path = '/platform/v1/tenants';
const ask = (query: Readonly<Record<string, string>> = {}, key = admin.token) =>
  app.request(`${path}?${new URLSearchParams(query)}`, { key });
async function list(query: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { status, text, body } = await ask(query);
  expect(status, text).toBe(200);
  return body as unknown as Page;
}
const ids = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).tenants.map(({ id }) => id);
const only = async (id: string) => {
  const { body } = await app.request(`${path}/${id}`, { key: admin.token });
  return body.tenant as unknown as Listed;
};
const change = (id: string, row: object) => app.db('tenants').where({ id }).update(row);

describe('filters of GET /platform/v1/tenants', () => {
  // Clause: GET /platform/v1/tenants 200
  it('finds a text in name, subdomain and legal id, in capitals or small letters', async () => {
    const tenant = await app.createTenant();
    const subdomain = `weber-${randomUUID().slice(0, 8)}`;
    await change(tenant.id, { name: 'Weberei 100 % Süd', subdomain, legal_id: `ID-${subdomain}` });
    for (const q of ['WEBEREI', ' süd ', subdomain.toUpperCase(), `id-${subdomain}`, '100 %']) {
      expect(await ids({ q }), q).toEqual([tenant.id]);
    }
    for (const q of ['weberei_', `${subdomain}x`, '%nobody%']) expect(await ids({ q })).toEqual([]);
    expect((await ids({ q: '  ' })).length).toBeGreaterThan(0);
  });

  it('lists those of a state, and of a plan, also together', async () => {
    const due = await app.createTenant({ tier: 'micro' });
    await change(due.id, { subscription_status: 'past_due' });
    expect(await ids({ status: 'past_due' })).toEqual([due.id]);
    expect(await ids({ tier: 'micro' })).toEqual([due.id]);
    expect(await ids({ tier: 'micro', status: 'active' })).toEqual([]);
    expect(await ids({ tier: 'micro', status: 'past_due', q: due.subdomain })).toEqual([due.id]);
  });

  it('counts each state apart from the filters, without sandboxes', async () => {
    const before = (await list({ q: 'nobody' })).counts;
    const { id } = await app.createTenant();
    await app.createTenant({ sandboxOf: id });
    await change(id, { subscription_status: 'trialing' });
    const { counts } = await list({ tier: 'pilot' });
    expect(counts).toEqual({ ...before, trialing: (before['trialing'] ?? 0) + 1 });
  });

  it('goes on by cursor within the filter', async () => {
    const name = `Paged ${randomUUID()}`;
    const made: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { id } = await app.createTenant();
      await change(id, { name });
      made.push(id);
    }
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list({ q: name, limit: '2', ...(cursor !== '' && { cursor }) });
      found.push(...page.tenants.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(found.toSorted()).toEqual(made.toSorted());
  });

  it.each([
    { status: 'lapsed' },
    { status: '' },
    { tier: 'platinum' },
    { nearLimit: 'yes' },
    { q: 'x'.repeat(201) },
    { cursor: 'nonsense' },
  ])('refuses %j', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});

describe('the figures of a workspace', () => {
  it('counts what the plan counts: no drafts, nothing archived', async () => {
    const workspace = await createWorkspace(app);
    await workspace.createPassport();
    await workspace.createPassport({ draft: true, productId: newSku() });
    const { id } = await workspace.createPassport({ productId: newSku() });
    const { tenant } = workspace;
    expect(await only(tenant.id)).toMatchObject({ activePassports: 2, allowedPassports: 500 });
    await app
      .db('passports')
      .where({ tenant_id: tenant.id, id })
      .update({ archived_at: new Date() });
    expect((await only(tenant.id)).activePassports).toBe(1);
    const [listed] = (await list({ q: tenant.subdomain })).tenants;
    expect(listed?.activePassports).toBe(1);
  });

  it('says when a key was last in use, and what the public and the platform do leaves it', async () => {
    const workspace = await createWorkspace(app);
    const { tenant, key } = workspace;
    const before = await only(tenant.id);
    expect(before.createdAt).toEqual(timestamp);
    app.setTime(new Date('2090-01-01T00:00:00.000Z'));
    await app.request('/api/v1/whoami', { key });
    app.setTime(new Date('2091-01-01T00:00:00.000Z'));
    const { token } = await startSession(app, undefined);
    await app.request(`${path}/${tenant.id}`, {
      method: 'PATCH',
      key: token,
      json: { mfaRequired: false },
    });
    await app.request(`/tenants/${tenant.id}/did.json`);
    const reply = await app.request(`${path}/${tenant.id}`, { key: token });
    const shown = reply.body.tenant as unknown as Listed;
    expect(shown.lastActiveAt).toBe('2090-01-01T00:00:00.000Z');
  });

  it('says when somebody last signed in, also after that session is gone, and null before', async () => {
    const tenant = await app.createTenant();
    expect((await only(tenant.id)).lastActiveAt).toBeNull();
    app.setTime(new Date('2030-05-01T00:00:00.000Z'));
    await startSession(app, tenant);
    app.setTime();
    await app.db('sessions').where({ tenant_id: tenant.id }).delete();
    expect((await only(tenant.id)).lastActiveAt).toBe('2030-05-01T00:00:00.000Z');
  });
});

describe('workspaces near their limit', () => {
  it('are those that have used nine tenths, by their own limit or the plan’s', async () => {
    const [near, below, unlimited] = [
      await createWorkspace(app),
      await createWorkspace(app),
      await createWorkspace(app, { tier: 'enterprise' }),
    ];
    for (const workspace of [near, below, unlimited]) {
      for (let i = workspace === near ? 0 : 1; i < 9; i++) {
        await workspace.createPassport({ productId: newSku() });
      }
    }
    expect(await only(unlimited.tenant.id)).toMatchObject({ allowedPassports: null });
    await change(near.tenant.id, { passport_limit: 10 });
    expect(await only(near.tenant.id)).toMatchObject({ allowedPassports: 10 });
    await change(below.tenant.id, { passport_limit: 10 });
    const found = await ids({ nearLimit: 'true' });
    expect(found).toContain(near.tenant.id);
    expect(found).not.toContain(below.tenant.id);
    expect(found).not.toContain(unlimited.tenant.id);
    expect(await ids({ nearLimit: 'true', status: 'canceled' })).toEqual([]);
    expect(await ids({ nearLimit: 'false', q: below.tenant.subdomain })).toEqual([below.tenant.id]);
  });

  it('are found behind many that are not: a page looks at so many, and leads on', async () => {
    const name = `Crowd ${randomUUID()}`;
    const [row] = await app.db<TenantRow>('tenants').whereNull('sandbox_of').limit(1);
    const crowd = Array.from({ length: maxExamined }, () => {
      const id = randomUUID();
      return { ...row, id, name, subdomain: id, created_at: new Date('2024-01-01') };
    });
    await app.db.batchInsert('tenants', crowd, 50);
    const { id } = await app.createTenant();
    await change(id, { name, passport_limit: 0 });
    const first = await list({ q: name, nearLimit: 'true' });
    expect(first.tenants).toEqual([]);
    const cursor = String(first.nextCursor);
    const next = await list({ q: name, nearLimit: 'true', cursor });
    expect(next.tenants.map((tenant) => tenant.id)).toEqual([id]);
    expect(next.nextCursor).toBeNull();
  });
});

const tenantBody = (owner: object) => ({
  name: 'Iberia Componentes SA',
  subdomain: `t-${randomUUID()}`,
  tier: 'growth',
  owner,
});
const post = (json: object) => app.request(path, { key: admin.token, json });
interface Invited {
  readonly tenant: { readonly id: string };
  readonly invitation: { readonly id: string; readonly email: string };
  readonly link: string | null;
}

describe('POST /platform/v1/tenants without a password', () => {
  // Clause: POST /platform/v1/tenants 201
  it('invites the owner, and hands the link over where no mail can be sent', async () => {
    const email = newEmail();
    const { status, body, headers } = await post(tenantBody({ email: ` ${email.toUpperCase()} ` }));
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(Object.keys(body)).toEqual(['success', 'tenant', 'invitation', 'link']);
    const { invitation, link, tenant } = body as unknown as Invited;
    expect(invitation).toEqual({
      id: expect.any(String) as unknown,
      email,
      role: 'TENANT_ADMIN',
      expiresAt: timestamp,
    });
    const token = tokenIn({ text: String(link) });
    const json = { name: 'Ana', password: testPassword };
    const accepted = await app.request(`/auth/invitations/${token}/accept`, { json });
    expect(accepted.status, accepted.text).toBe(200);
    expect(accepted.body.user).toMatchObject({ email, tenantId: tenant.id, role: 'TENANT_ADMIN' });
    const { token: key } = sessionOf(await logIn(app, { email }));
    const made = await app.request('/api/v1/operators', { key, json: operatorBody() });
    expect(made.status).toBe(201);
    const again = await app.request(`/auth/invitations/${token}/accept`, { json });
    expect(again.status).toBe(404);
  });

  it('is recorded without the token, in the log of the workspace', async () => {
    const { body, text } = await post(tenantBody({ email: newEmail() }));
    const { tenant, link } = body as unknown as Invited;
    const entries = await auditOf(app, tenant.id);
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['tenant.created', admin.user.email],
      ['invitation.created', admin.user.email],
    ]);
    const token = tokenIn({ text: String(link) });
    expect(text).toContain(token);
    const stored = await app.db('invitations').where({ tenant_id: tenant.id });
    expect(JSON.stringify([entries, stored])).not.toContain(token);
  });

  it('leaves nothing behind when the address has a login', async () => {
    const { email } = await createUser(app, await app.createTenant());
    const json = tenantBody({ email });
    const taken = await post(json);
    expect([taken.status, taken.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await post({ ...json, owner: { email: newEmail() } })).status).toBe(201);
  });

  it.each([
    { email: 'nobody' },
    { email: '' },
    {},
    { email: 'a@acme.example', password: '' },
    { email: 'a@acme.example', password: 'short' },
    { email: 'a@acme.example', password: null },
  ])('refuses the owner %j', async (owner) => {
    expect((await post(tenantBody(owner))).status).toBe(400);
  });

  it('mails the link, and never answers with it, where mail can be sent', async () => {
    const mail = await startMailServer();
    const mailing = await startTestApp({ SMTP_URL: mail.url, SMTP_FROM: 'dpp@platform.example' });
    try {
      const { token: key } = await startSession(mailing, undefined);
      const email = newEmail();
      const { status, body } = await mailing.request(path, { key, json: tenantBody({ email }) });
      expect([status, body['link']]).toEqual([201, null]);
      const [sent] = await mail.arrived(1);
      expect(sent?.to).toEqual([email]);
      const shown = await mailing.request(
        `/auth/invitations/${tokenIn({ text: sent?.text ?? '' })}`,
      );
      expect(shown.body['invitation']).toMatchObject({ workspace: 'Iberia Componentes SA', email });
    } finally {
      await mailing.close();
      await mail.close();
    }
  });
});
