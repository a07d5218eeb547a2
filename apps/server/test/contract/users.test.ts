import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  auditOf,
  createUser,
  logIn,
  newEmail,
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
  admin = await startSession(app, workspace.tenant);
});
afterAll(() => app.close());

const password = 'another long password';
const userBody = (changes: object = {}) => ({
  email: newEmail(),
  password,
  role: 'AUDITOR',
  ...changes,
});
const post = (json: object, key = admin.token) => app.request('/api/v1/users', { key, json });
const patch = (id: string, json: object, key = admin.token) =>
  app.request(`/api/v1/users/${id}`, { method: 'PATCH', key, json });
const remove = (id: string, key = admin.token) =>
  app.request(`/api/v1/users/${id}`, { method: 'DELETE', key });
const statusOfToken = async ({ token }: TestSession) =>
  (await app.request('/auth/session', { key: token })).status;

describe('a key that expires', () => {
  it('makes no user and sets no password, which would outlive it', async () => {
    const key = await workspace.createKey({ expiresAt: new Date(Date.now() + 3_600_000) });
    expect((await post(userBody(), key)).status).toBe(403);
    const user = await createUser(app, workspace.tenant, 'AUDITOR');
    expect((await patch(user.id, { password }, key)).status).toBe(403);
  });
});

describe('a login while the account changes', () => {
  const times = 8;

  it('leaves no session on a password that was replaced', async () => {
    for (let i = 0; i < times; i++) {
      const user = await createUser(app, workspace.tenant, 'AUDITOR');
      const [changed, ...logins] = await Promise.all([
        patch(user.id, { password }),
        ...[1, 2, 3].map(() => logIn(app, { email: user.email })),
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of logins) {
        expect([200, 401]).toContain(status);
        if (status !== 200) continue;
        const key = (body as unknown as { token: string }).token;
        expect((await app.request('/auth/session', { key })).status).toBe(401);
      }
    }
  });

  it('answers 401, never 500, when the user goes', async () => {
    for (let i = 0; i < times; i++) {
      const user = await createUser(app, workspace.tenant, 'AUDITOR');
      const [, login] = await Promise.all([remove(user.id), logIn(app, { email: user.email })]);
      expect([200, 401]).toContain(login.status);
    }
  });
});

describe('POST /api/v1/users', () => {
  it('creates a user who can log in', async () => {
    const json = userBody({ email: newEmail().toUpperCase() });
    const { status, body } = await post(json);
    expect(status).toBe(201);
    expect(body.user).toEqual({
      id: expect.any(String) as unknown,
      email: json.email.toLowerCase(),
      role: 'AUDITOR',
      mfa: false,
      name: null,
      locale: null,
      operatorId: null,
      lastLoginAt: null,
      createdAt: timestamp,
      updatedAt: timestamp,
    });
    expect((await logIn(app, { email: json.email, password })).status).toBe(200);
  });

  it('takes passwords of 12 to 256 characters', async () => {
    for (const [length, status] of [
      [11, 400],
      [12, 201],
      [256, 201],
      [257, 400],
    ] as const) {
      expect((await post(userBody({ password: 'ä'.repeat(length) }))).status).toBe(status);
    }
  });

  it.each(['', 'nobody', 'a@b', 'a b@acme.example', `${'x'.repeat(255)}@acme.example`])(
    'refuses the address %j',
    async (email) => {
      const { status, text } = await post(userBody({ email }));
      expect(status).toBe(400);
      expect(text).not.toContain(password);
    },
  );

  it.each(['SUPER_ADMIN', 'ADMIN', 'tenant_admin', null])('refuses the role %j', async (role) => {
    expect((await post(userBody({ role }))).status).toBe(400);
  });

  it('takes an address once on the whole platform', async () => {
    const { email } = await createUser(app, await app.createTenant());
    const { status, body } = await post(userBody({ email: email.toUpperCase() }));
    expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('says nothing of a taken address but that it is taken: not whose, nor in what role', async () => {
    const mine = await createUser(app, workspace.tenant, 'AUDITOR');
    const theirs = await createUser(app, await app.createTenant());
    const platform = await createUser(app, undefined);
    for (const { email } of [mine, theirs, platform]) {
      expect((await post(userBody({ email }))).body).toEqual({
        success: false,
        error: 'Conflict',
        message: 'This email address has a login already.',
        code: 'EMAIL_TAKEN',
      });
    }
  });

  it('needs user:write', async () => {
    for (const role of ['AUDITOR', 'BRAND_OPERATOR', 'COMPLIANCE_OFFICER'] as const) {
      const { token } = await startSession(app, workspace.tenant, role);
      expect((await post(userBody(), token)).status).toBe(403);
    }
  });

  it('gives no role that may do more than the caller', async () => {
    const key = await workspace.createKey({ permissions: ['user:write', 'passport:read'] });
    for (const role of ['TENANT_ADMIN', 'AUDITOR', 'INTEGRATION']) {
      expect((await post(userBody({ role }), key)).status).toBe(403);
    }
  });

  it('is not for a key bound to one operator', async () => {
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const { status, body } = await post(userBody(), key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it('is recorded without the password', async () => {
    const { body } = await post(userBody());
    const entry = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(entry).toMatchObject({
      action: 'user.created',
      actor: admin.user.email,
      target_id: (body.user as { id: string }).id,
    });
    expect(JSON.stringify(entry)).not.toContain(password);
  });
});

describe('GET /api/v1/users', () => {
  it('lists the users of the workspace by email', async () => {
    const tenant = await app.createTenant();
    const own = await startSession(app, tenant);
    const users = [own.user, await createUser(app, tenant, 'AUDITOR')];
    const { body } = await app.request('/api/v1/users', { key: own.token });
    expect(body.count).toBe(2);
    expect((body.users as { email: string }[]).map(({ email }) => email)).toEqual(
      users.map(({ email }) => email).sort(),
    );
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  });

  it('needs user:read in the whole workspace', async () => {
    const { token } = await startSession(app, workspace.tenant, 'AUDITOR');
    const bound = await workspace.createKey({ operatorId: workspace.operatorId });
    for (const key of [token, bound]) {
      expect((await app.request('/api/v1/users', { key })).status).toBe(403);
    }
  });
});

describe('PATCH /api/v1/users/{id}', () => {
  it('changes the role, at once in the sessions there are', async () => {
    const auditor = await startSession(app, workspace.tenant, 'AUDITOR');
    expect((await app.request('/api/v1/users', { key: auditor.token })).status).toBe(403);
    const { status, body } = await patch(auditor.user.id, { role: 'TENANT_ADMIN' });
    expect([status, body.user]).toMatchObject([200, { role: 'TENANT_ADMIN' }]);
    expect((await app.request('/api/v1/users', { key: auditor.token })).status).toBe(200);
  });

  it('changes the password and ends the sessions', async () => {
    const own = await startSession(app, workspace.tenant, 'AUDITOR');
    const { email, id } = own.user;
    expect((await patch(id, { password })).status).toBe(200);
    expect(await statusOfToken(own)).toBe(401);
    expect((await logIn(app, { email, password: testPassword })).status).toBe(401);
    expect((await logIn(app, { email, password })).status).toBe(200);
  });

  it.each([{}, { password: 'short' }, { role: 'SUPER_ADMIN' }, { role: null }])(
    'refuses %j',
    async (json) => {
      expect((await patch(admin.user.id, json)).status).toBe(400);
    },
  );

  it('lets nobody take over a user who may do more', async () => {
    const key = await workspace.createKey({ permissions: ['user:write'] });
    expect((await patch(admin.user.id, { password }, key)).status).toBe(403);
    expect(await statusOfToken(admin)).toBe(200);
  });

  it('lets nobody raise a role above its own', async () => {
    const auditor = await createUser(app, workspace.tenant, 'AUDITOR');
    const key = await workspace.createKey({
      permissions: [
        'user:write',
        'passport:read',
        'operator:read',
        'battery:read',
        'facility:read',
        'grant:read',
        'webhook:read',
        'audit:read',
      ],
    });
    expect((await patch(auditor.id, { role: 'TENANT_ADMIN' }, key)).status).toBe(403);
    expect((await patch(auditor.id, { password }, key)).status).toBe(200);
  });

  it('is recorded without the password', async () => {
    const { id } = await createUser(app, workspace.tenant, 'AUDITOR');
    await patch(id, { password });
    const entry = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(entry).toMatchObject({
      action: 'user.updated',
      target_id: id,
      details: { role: 'AUDITOR', passwordChanged: true },
    });
    expect(JSON.stringify(entry)).not.toContain(password);
  });
});

describe('DELETE /api/v1/users/{id}', () => {
  it('takes a login away also while other writes answer 402', async () => {
    const tenant = await app.createTenant();
    const session = await startSession(app, tenant);
    const user = await createUser(app, tenant, 'AUDITOR');
    await app.db('tenants').where({ id: tenant.id }).update({ subscription_status: 'past_due' });
    expect((await patch(user.id, { role: 'INTEGRATION' }, session.token)).status).toBe(402);
    expect((await remove(user.id, session.token)).status).toBe(200);
  });

  it('ends the sessions of the user, who cannot log in again', async () => {
    const own = await startSession(app, workspace.tenant, 'AUDITOR');
    expect((await remove(own.user.id)).status).toBe(200);
    expect(await statusOfToken(own)).toBe(401);
    expect((await logIn(app, { email: own.user.email })).status).toBe(401);
    expect((await remove(own.user.id)).status).toBe(404);
  });

  it('is recorded', async () => {
    const { id, email } = await createUser(app, workspace.tenant, 'AUDITOR');
    await remove(id);
    const entry = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(entry).toMatchObject({ action: 'user.deleted', target_id: id, details: { email } });
  });
});

describe('a user of another workspace', () => {
  it('answers like one that does not exist', async () => {
    const other = await createUser(app, await app.createTenant(), 'AUDITOR');
    for (const call of [
      (id: string) => patch(id, { role: 'AUDITOR' }),
      (id: string) => remove(id),
    ]) {
      const [foreign, unknown] = [await call(other.id), await call(randomUUID())];
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      expect((await call('not-a-uuid')).status).toBe(404);
    }
  });
});

describe('the last TENANT_ADMIN', () => {
  const lastAdmin = [409, 'LAST_TENANT_ADMIN'];
  let tenant: Tenant;
  let last: TestSession;
  beforeAll(async () => {
    tenant = await app.createTenant();
    last = await startSession(app, tenant);
    await createUser(app, tenant, 'AUDITOR');
  });

  it('cannot be removed, nor given another role', async () => {
    const removed = await remove(last.user.id, last.token);
    const demoted = await patch(last.user.id, { role: 'AUDITOR' }, last.token);
    for (const { status, body } of [removed, demoted]) {
      expect([status, body.code]).toEqual(lastAdmin);
    }
    expect(await statusOfToken(last)).toBe(200);
  });

  it('keeps the role when told so, and can change the password', async () => {
    const own = await startSession(app, await app.createTenant());
    const json = { role: 'TENANT_ADMIN', password };
    expect((await patch(own.user.id, json, own.token)).status).toBe(200);
  });

  it('stays when two remove each other at the same time', async () => {
    const shared = await app.createTenant();
    const [one, two] = [await startSession(app, shared), await startSession(app, shared)];
    const replies = await Promise.all([
      remove(one.user.id, two.token),
      remove(two.user.id, one.token),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
