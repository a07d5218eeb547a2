import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, startSession, type TestSession } from '../support/users.js';
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

interface WireApiKey {
  readonly id: string;
  readonly prefix: string;
  readonly operatorId: string | null;
  readonly revokedAt: string | null;
}

const keyBody = (changes: object = {}) => ({ name: 'ERP', role: 'INTEGRATION', ...changes });
const post = (json: object, key = admin.token) => app.request('/api/v1/api-keys', { key, json });
const list = async (key = admin.token) =>
  (await app.request('/api/v1/api-keys', { key })).body.apiKeys as WireApiKey[];
const revoke = (id: string, key = admin.token) =>
  app.request(`/api/v1/api-keys/${id}`, { method: 'DELETE', key });
const whoami = (key: string) => app.request('/api/v1/whoami', { key });

async function create(changes: object = {}, by = admin.token) {
  const reply = await post(keyBody(changes), by);
  if (reply.status !== 201) throw new Error(`Not created: ${reply.status} ${reply.text}`);
  return reply.body as unknown as { apiKey: WireApiKey; secret: string };
}

describe('POST /api/v1/api-keys', () => {
  it('answers with the key, and with its secret once', async () => {
    const { status, body, headers } = await post(keyBody({ permissions: ['passport:read'] }));
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['success', 'apiKey', 'secret']);
    expect(body.apiKey).toEqual({
      id: expect.any(String) as unknown,
      name: 'ERP',
      prefix: (body.secret as string).slice(0, 16),
      environment: 'live',
      role: 'INTEGRATION',
      permissions: ['passport:read'],
      operatorId: null,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
      createdAt: timestamp,
    });
    expect(body.secret).toEqual(textMatching(/^dpp_key_[0-9a-f]{8}_[0-9A-Za-z]{40}$/));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('makes a key that works, as narrow as it was ordered', async () => {
    const { operatorId } = workspace;
    const { secret } = await create({ permissions: ['operator:read'], operatorId });
    const { body } = await whoami(secret);
    expect(body.auth).toMatchObject({
      role: 'INTEGRATION',
      permissions: ['operator:read'],
      isApiKeySession: true,
      operatorId,
    });
  });

  it('makes a key that expires', async () => {
    const { secret } = await create({ expiresAt: '2030-01-01T01:00:00+01:00' });
    app.setTime(new Date('2029-12-31T23:59:59.999Z'));
    try {
      expect((await whoami(secret)).status).toBe(200);
      app.setTime(new Date('2030-01-01T00:00:00Z'));
      expect((await whoami(secret)).status).toBe(401);
    } finally {
      app.setTime();
    }
  });

  it.each([
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { role: 'SUPER_ADMIN' },
    { role: undefined },
    { permissions: ['everything'] },
    { permissions: ['key:write'] },
    { permissions: 'passport:read' },
    { operatorId: randomUUID() },
    { operatorId: 'not-a-uuid' },
    { expiresAt: '2020-01-01T00:00:00Z' },
    { expiresAt: 'tomorrow' },
  ])('refuses %j', async (changes) => {
    expect((await post(keyBody(changes))).status).toBe(400);
  });

  it('needs key:write', async () => {
    const { token } = await startSession(app, workspace.tenant, 'BRAND_OPERATOR');
    const reader = await workspace.createKey({ permissions: ['key:read'] });
    for (const key of [token, reader]) expect((await post(keyBody(), key)).status).toBe(403);
  });

  it('is recorded without the secret', async () => {
    const { apiKey, secret } = await create();
    const entry = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(entry).toMatchObject({
      action: 'api-key.created',
      actor: admin.user.email,
      target_id: apiKey.id,
      details: { name: 'ERP', role: 'INTEGRATION', operatorId: null },
    });
    expect(JSON.stringify(entry)).not.toContain(secret.slice(17));
    expect(JSON.stringify(await app.db('api_keys'))).not.toContain(secret.slice(17));
  });
});

describe('a key that makes keys', () => {
  const narrowed = () =>
    workspace.createKey({ permissions: ['key:write', 'key:read', 'passport:read'] });
  const bound = () => workspace.createKey({ operatorId: workspace.operatorId });

  it('gives no permission it lacks', async () => {
    const key = await narrowed();
    for (const changes of [
      {},
      { role: 'TENANT_ADMIN' },
      { permissions: ['passport:read', 'passport:create'] },
    ]) {
      expect((await post(keyBody(changes), key)).status).toBe(403);
    }
    const { secret } = await create({ permissions: ['passport:read'] }, key);
    expect((await whoami(secret)).body.auth.permissions).toEqual(['passport:read']);
  });

  it('binds them to its own operator, and to no other', async () => {
    const key = await bound();
    const { id } = await workspace.createOperator();
    const other = await post(keyBody({ operatorId: id }), key);
    expect([other.status, other.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    for (const operatorId of [undefined, null, workspace.operatorId]) {
      const { apiKey } = await create({ operatorId }, key);
      expect(apiKey.operatorId).toBe(workspace.operatorId);
    }
  });

  it('revokes no key that may do more than it', async () => {
    const narrow = await workspace.createKey({ permissions: ['key:read', 'key:write'] });
    const { apiKey: wide } = await create({ role: 'TENANT_ADMIN' });
    expect((await revoke(wide.id, narrow)).status).toBe(403);
    const { apiKey: own } = await create(
      { role: 'TENANT_ADMIN', permissions: ['key:read'] },
      narrow,
    );
    expect((await revoke(own.id, narrow)).status).toBe(200);
  });

  it('lets none outlive it', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const key = await workspace.createKey({ expiresAt });
    const later = new Date(expiresAt.getTime() + 1).toISOString();
    for (const changes of [{}, { expiresAt: null }, { expiresAt: later }]) {
      expect((await post(keyBody(changes), key)).status).toBe(403);
    }
    await create({ expiresAt: expiresAt.toISOString() }, key);
  });

  it('sees and revokes its operator’s keys only', async () => {
    const key = await bound();
    const [{ apiKey: wide }, { apiKey: own }] = [await create(), await create({}, key)];
    const listed = await list(key);
    expect(new Set(listed.map(({ operatorId }) => operatorId))).toEqual(
      new Set([workspace.operatorId]),
    );
    expect((await revoke(wide.id, key)).status).toBe(403);
    expect((await revoke(own.id, key)).status).toBe(200);
  });
});

describe('GET /api/v1/api-keys', () => {
  it('lists the keys of the workspace, oldest first, without a secret', async () => {
    const own = await startSession(app, await app.createTenant());
    const made = [await create({}, own.token), await create({}, own.token)];
    const { body, text } = await app.request('/api/v1/api-keys', { key: own.token });
    expect(body.count).toBe(2);
    expect(body.apiKeys).toEqual(made.map(({ apiKey }) => apiKey));
    for (const { secret } of made) expect(text).not.toContain(secret.slice(17));
    expect(text).not.toMatch(/sha256/i);
  });
});

describe('DELETE /api/v1/api-keys/{id}', () => {
  it('ends the key at once', async () => {
    const { apiKey, secret } = await create();
    expect((await whoami(secret)).status).toBe(200);
    const { status, body } = await revoke(apiKey.id);
    expect(status).toBe(200);
    expect(body.apiKey).toMatchObject({ id: apiKey.id, revokedAt: timestamp });
    expect((await whoami(secret)).status).toBe(401);
  });

  it('keeps the time of the first revocation, and records that one only', async () => {
    const { apiKey } = await create();
    const first = await revoke(apiKey.id);
    const again = await revoke(apiKey.id);
    expect(again.body.apiKey).toEqual(first.body.apiKey);
    const entries = (await auditOf(app, workspace.tenant.id)).filter(
      ({ action, target_id }) => action === 'api-key.revoked' && target_id === apiKey.id,
    );
    expect(entries).toHaveLength(1);
  });

  it.each(['past_due', 'canceled'])(
    '"can be revoked at any time": also while other writes answer 402 for a subscription %s',
    async (subscriptionStatus) => {
      const tenant = await app.createTenant();
      const session = await startSession(app, tenant);
      const { apiKey, secret } = await create({}, session.token);
      await app
        .db('tenants')
        .where({ id: tenant.id })
        .update({ subscription_status: subscriptionStatus });
      const post = { key: session.token, json: { name: 'n', role: 'AUDITOR' } };
      expect((await app.request('/api/v1/api-keys', post)).status).toBe(402);
      expect((await revoke(apiKey.id, session.token)).status).toBe(200);
      expect((await whoami(secret)).status).toBe(401);
    },
  );

  it('answers for another workspace’s key as for an unknown one', async () => {
    const other = await startSession(app, await app.createTenant());
    const { apiKey } = await create({}, other.token);
    const [foreign, unknown] = [await revoke(apiKey.id), await revoke(randomUUID())];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await revoke('not-a-uuid')).status).toBe(404);
    expect((await list(other.token))[0]?.revokedAt).toBeNull();
  });
});
