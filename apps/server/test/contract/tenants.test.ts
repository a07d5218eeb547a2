import { randomUUID } from 'node:crypto';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePlatformAdmin } from '../../src/features/users/ensure-platform-admin.js';
import { PLATFORM_CHAIN } from '../../src/platform/audit-log/audit-event.js';
import { operatorBody, passportBody } from '../support/factories.js';
import { objectWith, timestamp } from '../support/matchers.js';
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
let admin: TestSession;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  admin = await startSession(app, undefined);
});
/** A workspace as the platform shows it. */
const shownOf = ({ sandboxOf: _sandboxOf, ...shown }: Tenant) => shown;
/** The same in the list, not yet in use. */
const listedOf = (tenant: Tenant) =>
  objectWith({ ...shownOf(tenant), activePassports: 0, createdAt: timestamp });

afterAll(() => app.close());

const newSubdomain = () => `t-${randomUUID()}`;
const tenantBody = (changes: object = {}) => ({
  name: 'Nordvind Apparel AB',
  subdomain: newSubdomain(),
  tier: 'growth',
  owner: { email: newEmail(), password: testPassword },
  ...changes,
});
const path = (id: string) => `/platform/v1/tenants/${id}`;
const post = (json: object, key = admin.token) =>
  app.request('/platform/v1/tenants', { key, json });
const patch = (id: string, json: object, key = admin.token) =>
  app.request(path(id), { method: 'PATCH', key, json });
const get = (id: string) => app.request(path(id), { key: admin.token });

describe('the platform API', () => {
  const calls = [
    ['GET', '/platform/v1/tenants'],
    ['POST', '/platform/v1/tenants'],
    ['GET', path(randomUUID())],
    ['PATCH', path(randomUUID())],
  ] as const;

  it.each(calls)('refuses credentials of a workspace: %s %s', async (method, address) => {
    const { token } = await startSession(app, workspace.tenant);
    for (const key of [workspace.key, token]) {
      const { status } = await app.request(address, { method, key });
      expect(status).toBe(403);
    }
    expect((await app.request(address, { method })).status).toBe(401);
  });

  it('takes a cookie session with its CSRF token only', async () => {
    const call = (headers: Record<string, string>) =>
      app.request(path(workspace.tenant.id), {
        method: 'PATCH',
        json: { mfaRequired: false },
        headers,
      });
    expect((await call(admin.cookie)).status).toBe(403);
    expect((await call(admin.browser)).status).toBe(200);
  });
});

describe('POST /platform/v1/tenants', () => {
  it('creates a workspace', async () => {
    const json = tenantBody({ legalId: 'VATSE-556677889901' });
    const { status, body } = await post(json);
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['success', 'tenant', 'user']);
    expect(body.tenant).toEqual({
      id: expect.any(String) as unknown,
      name: json.name,
      subdomain: json.subdomain,
      tier: 'growth',
      subscriptionStatus: 'active',
      passportLimit: null,
      legalId: 'VATSE-556677889901',
      mfaRequired: false,
    });
    expect(body.user).toMatchObject({ email: json.owner.email, role: 'TENANT_ADMIN' });
  });

  it('makes it ready to seal: its owner logs in and finds a key pair', async () => {
    const { owner, ...rest } = tenantBody();
    await post({ owner, ...rest });
    const { token: key } = sessionOf(await logIn(app, owner));
    await app.request('/api/v1/operators', { key, json: operatorBody() });
    const { body } = await app.request('/api/v1/passports', { key, json: passportBody() });
    const sealed = await app.request(`/api/v1/passports/${body.passport.id}/seal`, {
      key,
      method: 'POST',
    });
    expect(sealed.status).toBe(200);
  });

  it('is recorded in the log of the workspace, without the password', async () => {
    const { body } = await post(tenantBody());
    const { id } = body.tenant as { id: string };
    const entries = await auditOf(app, id);
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['tenant.created', admin.user.email],
      ['user.created', admin.user.email],
    ]);
    expect(JSON.stringify(entries)).not.toContain(testPassword);
  });

  it.each([
    { name: ' ' },
    { subdomain: 'Acme' },
    { subdomain: '-acme' },
    { subdomain: 'a.b' },
    { subdomain: 'x'.repeat(64) },
    { tier: 'platinum' },
    { owner: undefined },
    { owner: { email: 'nobody', password: testPassword } },
    { owner: { email: 'a@acme.example', password: 'short' } },
  ])('refuses %j', async (changes) => {
    expect((await post(tenantBody(changes))).status).toBe(400);
  });

  it('gives a subdomain to one of those who ask for it at once', async () => {
    const subdomain = newSubdomain();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => post(tenantBody({ subdomain }))),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
  });

  it('leaves nothing behind when the subdomain or the address is taken', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const subdomain = newSubdomain();
    const taken = await post(tenantBody({ subdomain, owner: { email, password: testPassword } }));
    expect([taken.status, taken.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await post(tenantBody({ subdomain }))).status).toBe(201);

    const owner = { email: newEmail(), password: testPassword };
    expect((await post(tenantBody({ subdomain, owner }))).status).toBe(409);
    expect((await logIn(app, owner)).status).toBe(401);
  });
});

describe('GET /platform/v1/tenants', () => {
  const list = async (query = '') => {
    const reply = await app.request(`/platform/v1/tenants${query}`, { key: admin.token });
    const body = reply.body as unknown as { tenants: { id: string }[]; nextCursor: string | null };
    return { status: reply.status, code: reply.body.code, ...body };
  };

  it('lists the workspaces', async () => {
    const { body } = await app.request('/platform/v1/tenants', { key: admin.token });
    expect(Object.keys(body)).toEqual(['success', 'count', 'tenants', 'nextCursor', 'counts']);
    const tenants = body.tenants as { id: string }[];
    expect([body.count, body['nextCursor']]).toEqual([tenants.length, null]);
    expect(tenants).toContainEqual(listedOf(workspace.tenant));
  });

  it('lists them page by page, oldest first, each once, though more come meanwhile', async () => {
    // Several of one moment, which the id decides between.
    app.setTime(new Date('2100-01-01T00:00:00.000Z'));
    for (let i = 0; i < 3; i++) await app.createTenant();
    app.setTime();
    const all = (await list('?limit=200')).tenants.map(({ id }) => id);
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      expect(page.tenants.length).toBeLessThanOrEqual(2);
      found.push(...page.tenants.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(all);
  });

  it.each(['nonsense', 'WyJ4IiwieSJd', ''])('refuses the cursor "%s"', async (cursor) => {
    const { status, code } = await list(`?cursor=${cursor}`);
    expect([status, code]).toEqual([400, 'INVALID_CURSOR']);
  });

  it('clamps the limit, and refuses one that is no number', async () => {
    expect((await list('?limit=0')).tenants).toHaveLength(1);
    expect((await list('?limit=9999')).status).toBe(200);
    expect((await list('?limit=-1')).status).toBe(400);
  });

  it('gets one by its id', async () => {
    const { status, body } = await get(workspace.tenant.id);
    expect([status, body.tenant]).toEqual([200, listedOf(workspace.tenant)]);
    for (const id of [randomUUID(), 'not-a-uuid']) expect((await get(id)).status).toBe(404);
  });
});

describe('PATCH /platform/v1/tenants/{id}', () => {
  it('changes what it names and nothing else', async () => {
    const tenant = await app.createTenant();
    const first = await patch(tenant.id, { tier: 'scale', passportLimit: 7 });
    expect(first.body.tenant).toEqual({ ...shownOf(tenant), tier: 'scale', passportLimit: 7 });
    const second = await patch(tenant.id, { passportLimit: null, mfaRequired: true });
    expect(second.body.tenant).toEqual({ ...shownOf(tenant), tier: 'scale', mfaRequired: true });
    expect((await get(tenant.id)).body.tenant).toMatchObject(second.body.tenant ?? {});
  });

  it('holds the next request to it', async () => {
    const { key, tenant } = await createWorkspace(app);
    const create = () => app.request('/api/v1/operators', { key, json: operatorBody() });
    await patch(tenant.id, { subscriptionStatus: 'past_due' });
    expect((await create()).status).toBe(402);
    await patch(tenant.id, { subscriptionStatus: 'active' });
    expect((await create()).status).toBe(201);
  });

  it('is recorded in the log of the workspace', async () => {
    const tenant = await app.createTenant();
    await patch(tenant.id, { mfaRequired: true });
    expect(await auditOf(app, tenant.id)).toMatchObject([
      { action: 'tenant.updated', actor: admin.user.email, details: { mfaRequired: true } },
    ]);
  });

  it.each([
    {},
    { name: 'Another' },
    { tier: 'platinum' },
    { subscriptionStatus: null },
    { passportLimit: -1 },
    { passportLimit: 1.5 },
    { passportLimit: 2_147_483_648 },
    { mfaRequired: 'yes' },
  ])('refuses %j', async (json) => {
    expect((await patch(workspace.tenant.id, json)).status).toBe(400);
  });

  it('answers 404 for an unknown workspace', async () => {
    for (const id of [randomUUID(), 'not-a-uuid']) {
      expect((await patch(id, { tier: 'scale' })).status).toBe(404);
    }
  });
});

describe('the configured administrator', () => {
  const login = () => ({ email: newEmail(), password: testPassword });

  it('can log in to the platform', async () => {
    const own = login();
    await ensurePlatformAdmin(app.deps, own);
    const { body } = await logIn(app, own);
    expect(body.user).toMatchObject({ role: 'SUPER_ADMIN', tenantId: null });
  });

  it('stays as it is at the next start', async () => {
    const own = login();
    await ensurePlatformAdmin(app.deps, own);
    const { token } = sessionOf(await logIn(app, own));
    const before = await auditOf(app, PLATFORM_CHAIN);
    await ensurePlatformAdmin(app.deps, own);
    expect((await app.request('/auth/session', { key: token })).status).toBe(200);
    expect(await auditOf(app, PLATFORM_CHAIN)).toEqual(before);
  });

  it('gets another password when the configuration has one, and the old sessions end', async () => {
    const own = login();
    await ensurePlatformAdmin(app.deps, own);
    const { token } = sessionOf(await logIn(app, own));
    const changed = { ...own, password: 'quite another password' };
    await ensurePlatformAdmin(app.deps, changed);
    expect((await app.request('/auth/session', { key: token })).status).toBe(401);
    expect((await logIn(app, own)).status).toBe(401);
    expect((await logIn(app, changed)).status).toBe(200);
  });

  it('is made once by instances that start together', async () => {
    const own = login();
    await Promise.all(Array.from({ length: 3 }, () => ensurePlatformAdmin(app.deps, own)));
    expect(await app.db('platform_administrators').where({ email: own.email })).toHaveLength(1);
  });

  it('cannot be a user of a workspace', async () => {
    const { email } = await createUser(app, workspace.tenant);
    await expect(
      ensurePlatformAdmin(app.deps, { email, password: testPassword }),
    ).rejects.toMatchObject({ status: 409 });
  });
});
