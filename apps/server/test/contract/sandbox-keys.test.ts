import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestKey, openSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let live: Workspace;
let admin: TestSession;
let sandbox: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  live = await createWorkspace(app);
  admin = await startSession(app, live.tenant);
  sandbox = await openSandbox(app, live);
});
afterAll(() => app.close());

interface WireApiKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly environment: string;
}

const post = (json: object, key = admin.token) =>
  app.request('/api/v1/api-keys', { key, json: { name: 'ERP', role: 'INTEGRATION', ...json } });
const list = async (key: string) =>
  (await app.request('/api/v1/api-keys', { key })).body.apiKeys as WireApiKey[];
const revoke = (id: string, key: string) =>
  app.request(`/api/v1/api-keys/${id}`, { method: 'DELETE', key });
const whoami = (key: string) => app.request('/api/v1/whoami', { key });
const sandboxesOf = ({ tenant }: Workspace) =>
  app.db('tenants').where({ sandbox_of: tenant.id }).select<{ id: string }[]>('id');

describe('a test key', () => {
  it('is made by a live caller, begins with dpp_test_, and acts in the sandbox', async () => {
    const { status, body } = await post({ environment: 'test' });
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^dpp_test_[0-9a-f]{8}_[0-9A-Za-z]{40}$/);
    expect(body.apiKey).toMatchObject({
      environment: 'test',
      prefix: String(body.secret).slice(0, 17),
    });
    const { body: who } = await whoami(String(body.secret));
    expect(who.tenant).toMatchObject({
      id: sandbox.tenant.id,
      name: `TEST ${live.tenant.name}`,
      environment: 'test',
    });
  });

  it('is made by another test key, which makes no live one', async () => {
    const { status, body } = await post({}, sandbox.key);
    expect([status, (body.apiKey as WireApiKey).environment]).toEqual([201, 'test']);
    const refused = await post({ environment: 'live' }, sandbox.key);
    expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it.each(['sandbox', 'LIVE', '', null, 1])(
    'is not made for the environment %j',
    async (environment) => {
      expect((await post({ environment })).status).toBe(400);
    },
  );

  it('is not made by a key that is bound to an operator', async () => {
    const { operatorId } = live;
    const scoped = await live.createKey({ operatorId });
    const { status, body } = await post({ environment: 'test' }, scoped);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it('is bound to an operator of the sandbox alone', async () => {
    expect((await post({ environment: 'test', operatorId: live.operatorId })).status).toBe(400);
    const { operatorId } = sandbox;
    expect((await post({ environment: 'test', operatorId })).status).toBe(201);
    expect((await post({ environment: 'live', operatorId })).status).toBe(400);
  });

  it('is never wider than its maker', async () => {
    const key = await live.createKey({ permissions: ['key:write', 'passport:read'] });
    const { status, body } = await post({ environment: 'test' }, key);
    expect([status, body.code]).toEqual([403, 'DELEGATION_EXCEEDED']);
  });

  it('has no part in the users of the workspace', async () => {
    const { status, body } = await app.request('/api/v1/users', { key: sandbox.key });
    expect([status, body.code]).toEqual([403, 'PERMISSION_MISSING']);
    const json = { email: 'ines@example.org', password: 'correct horse 1', role: 'TENANT_ADMIN' };
    expect((await app.request('/api/v1/users', { key: sandbox.key, json })).status).toBe(403);
  });

  it('is no live key under another name, nor the reverse', async () => {
    for (const [key, from, to] of [
      [sandbox.key, 'dpp_test_', 'dpp_key_'],
      [live.key, 'dpp_key_', 'dpp_test_'],
    ] as const) {
      expect((await whoami(key.replace(from, to))).status).toBe(401);
    }
  });

  it('ends at its revocation, by a live caller or by a test key', async () => {
    for (const by of [admin.token, live.key, sandbox.key]) {
      const { body } = await post({ environment: 'test' });
      const { id } = body.apiKey as WireApiKey;
      expect((await whoami(String(body.secret))).status).toBe(200);
      const revoked = await revoke(id, by);
      expect([revoked.status, (revoked.body.apiKey as WireApiKey).environment]).toEqual([
        200,
        'test',
      ]);
      expect((await whoami(String(body.secret))).status).toBe(401);
    }
  });

  it('revokes no live key', async () => {
    const { body } = await post({});
    const { id } = body.apiKey as WireApiKey;
    expect((await revoke(id, sandbox.key)).status).toBe(404);
    expect((await whoami(String(body.secret))).status).toBe(200);
  });

  it('of another workspace is not there', async () => {
    const other = await createWorkspace(app);
    const { body } = await post({ environment: 'test' });
    const { id } = body.apiKey as WireApiKey;
    expect((await revoke(id, other.key)).status).toBe(404);
    expect((await list(other.key)).map((key) => key.id)).not.toContain(id);
  });
});

describe('GET /api/v1/api-keys', () => {
  it('lists keys of both to live callers, marked, and test keys alone to a test key', async () => {
    const both = await list(live.key);
    expect(new Set(both.map(({ environment }) => environment))).toEqual(new Set(['live', 'test']));
    for (const { environment, prefix } of both) {
      expect(prefix).toMatch(environment === 'test' ? /^dpp_test_/ : /^dpp_key_/);
    }
    const test = await list(sandbox.key);
    expect(new Set(test.map(({ environment }) => environment))).toEqual(new Set(['test']));
    expect(test.map(({ id }) => id)).toEqual(
      both.filter(({ environment }) => environment === 'test').map(({ id }) => id),
    );
  });

  it('shows no test keys to a live key that is bound to an operator', async () => {
    const scoped = await live.createKey({ operatorId: live.operatorId });
    expect((await list(scoped)).every(({ environment }) => environment === 'live')).toBe(true);
  });
});

describe('the first use', () => {
  it('makes one sandbox, also when two keys are made at once', async () => {
    const fresh = await createWorkspace(app);
    expect(await sandboxesOf(fresh)).toEqual([]);
    await Promise.all(Array.from({ length: 6 }, () => createTestKey(app, fresh)));
    expect(await sandboxesOf(fresh)).toHaveLength(1);
    const entries = await auditOf(app, fresh.tenant.id);
    expect(entries.filter(({ action }) => action === 'sandbox.created')).toHaveLength(1);
  });

  it('works in a plan without API access, where live keys write nothing', async () => {
    const small = await createWorkspace(app, { tier: 'growth' });
    await app.db('tenants').where({ id: small.tenant.id }).update({ tier: 'starter' });
    const key = await createTestKey(app, small);
    const json = { name: 'Trial AB', regId: 'DE000000001', role: 'MANUFACTURER' };
    expect((await app.request('/api/v1/operators', { key, json })).status).toBe(201);
    const refused = await app.request('/api/v1/operators', { key: small.key, json });
    expect([refused.status, refused.body.code]).toEqual([402, 'api_access_required']);
  });
});
