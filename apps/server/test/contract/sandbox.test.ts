import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributedTables } from '../../src/platform/db/wall/distributed-tables.js';
import {
  battery,
  facilityBody,
  newGtin,
  operatorBody,
  passportBody,
  textiles,
} from '../support/factories.js';
import { grantBody } from '../support/grants.js';
import { createTestKey, openSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, startSession } from '../support/users.js';
import { subscriptionBody } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let live: Workspace;
let sandbox: Workspace;

beforeAll(async () => {
  app = await startTestApp({
    WORKSPACE_HOST_SUFFIX: 'dpp.test',
    LIMIT_SANDBOX_PER_MINUTE: '100000',
    LIMIT_SANDBOX_PASSPORTS: '40',
    LIMIT_SANDBOX_ROWS: '60',
    LIMIT_SANDBOX_BYTES: '1000000',
  });
  live = await createWorkspace(app);
  sandbox = await openSandbox(app, live);
});
afterAll(() => app.close());

const reset = (key: string) => app.request('/api/v1/sandbox/reset', { key, method: 'POST' });
const describeTo = (key: string) => app.request('/api/v1/sandbox', { key });
const rowsOf = async (tenantId: string) => {
  const counts: Record<string, number> = {};
  for (const { table, tenantColumn } of distributedTables) {
    // Written once a second in the background: by the requests of this test, too.
    if (table === 'request_records' || table === 'access_counts') continue;
    const [row] = await app
      .db(table)
      .where({ [tenantColumn]: tenantId })
      .count<{ count: number | string }[]>('* as count');
    if (Number(row?.count) > 0) counts[table] = Number(row?.count);
  }
  return counts;
};

const countedBytes = async (tenantId: string) => {
  const usage = await app
    .db('workspace_usage')
    .where({ tenant_id: tenantId })
    .first<{ content_bytes: number | string }>('content_bytes');
  return Number(usage.content_bytes);
};

/** Something of every kind. */
async function fill(workspace: Workspace) {
  const { key, facilityId } = workspace;
  const call = async (path: string, json: object, method = 'POST') => {
    const reply = await app.request(path, { key, json, method });
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return reply.body;
  };
  const passport = await workspace.createPassport({ metadata: battery(), facilityId });
  await workspace.createPassport({ draft: true });
  const unit = await workspace.serialise(passport.id);
  const event = {
    eventType: 'SOH_MEASUREMENT',
    stateOfHealth: 90,
    recordedAt: new Date().toISOString(),
  };
  await call(`/api/v1/units/${unit?.id}/events`, event);
  await call('/api/v1/grants', grantBody(app.deps.clock.now()));
  await call('/api/v1/webhooks/subscriptions', subscriptionBody());
  const change = { metadata: battery({ batteryWeight: 12.5 }), changeReason: 'Weighed again' };
  await call(`/api/v1/passports/${passport.id}`, change, 'PUT');
  await workspace.seal(passport.id);
  return passport;
}

describe('GET /api/v1/sandbox', () => {
  it('says what it holds, and where its numbers are resolved', async () => {
    const { token } = await startSession(app, live.tenant, 'AUDITOR');
    for (const key of [sandbox.key, token]) {
      const { status, body } = await describeTo(key);
      expect(status).toBe(200);
      expect(body['sandbox']).toMatchObject({
        id: sandbox.tenant.id,
        name: `TEST ${live.tenant.name}`,
        host: `test--${live.tenant.subdomain}.dpp.test`,
        content: { operators: 1, facilities: 1 },
        limits: { passports: 40, rows: 60, bytes: 1_000_000, requestsPerMinute: 100_000 },
      });
    }
  });

  it('is null before the first test key', async () => {
    const fresh = await createWorkspace(app);
    const { token } = await startSession(app, fresh.tenant);
    expect((await describeTo(token)).body).toEqual({ success: true, sandbox: null });
    const emptied = await reset(token);
    expect([emptied.status, emptied.body['deleted']]).toMatchObject([200, { drafts: 0 }]);
    expect(await app.db('tenants').where({ sandbox_of: fresh.tenant.id })).toEqual([]);
  });

  it.each(['GET', 'POST'])('refuses a live key and one of an operator (%s)', async (method) => {
    const path = method === 'GET' ? '/api/v1/sandbox' : '/api/v1/sandbox/reset';
    const refused = await app.request(path, { key: live.key, method });
    expect([refused.status, refused.body.code]).toEqual([403, 'SANDBOX_KEY_REQUIRED']);
    const scoped = await createTestKey(app, live, { operatorId: sandbox.operatorId });
    const ofOperator = await app.request(path, { key: scoped, method });
    expect([ofOperator.status, ofOperator.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });
});

describe('POST /api/v1/sandbox/reset', () => {
  it('empties the sandbox, and nothing else', async () => {
    const twin = await openSandbox(app, live);
    const scoped = await createTestKey(app, live, { operatorId: twin.operatorId });
    const passport = await fill(twin);
    const other = await createWorkspace(app);
    await fill(live);
    const before = [await rowsOf(live.tenant.id), await rowsOf(other.tenant.id)];
    const filled = await rowsOf(twin.tenant.id);
    const bound = await app
      .db('api_keys')
      .where({ tenant_id: twin.tenant.id })
      .whereNotNull('operator_id');
    const { status, body } = await reset(twin.key);
    expect([status, body]).toMatchObject([
      200,
      { success: true, deleted: { drafts: 1, batteryUnits: 1, accessGrants: 1, webhooks: 1 } },
    ]);
    const left = await rowsOf(twin.tenant.id);
    expect(left).toEqual({
      tenants: 1,
      directory: left['api_keys']! + 2,
      api_keys: filled['api_keys']! - bound.length,
      signing_keys: 1,
      workspace_usage: 1,
      audit_log: filled['audit_log']! + 1,
      audit_heads: 1,
    });
    expect(await countedBytes(twin.tenant.id)).toBe(0);
    expect([await rowsOf(live.tenant.id), await rowsOf(other.tenant.id)]).toEqual(before);
    expect((await app.request('/api/v1/whoami', { key: scoped })).status).toBe(401);
    expect((await app.request(`/passport/${passport.id}`)).status).toBe(404);
    expect((await auditOf(app, twin.tenant.id)).at(-1)).toMatchObject({ action: 'sandbox.reset' });
  });

  it('lets a session do it, and whoever may not create passports not', async () => {
    const { token } = await startSession(app, live.tenant);
    expect((await reset(token)).status).toBe(200);
    const auditor = await createTestKey(app, live, { role: 'AUDITOR' });
    const refused = await reset(auditor);
    expect([refused.status, refused.body.code]).toEqual([403, 'PERMISSION_MISSING']);
  });

  it('is repeated without harm, and the sandbox is used again', async () => {
    for (let n = 0; n < 2; n++) expect((await reset(sandbox.key)).status).toBe(200);
    const again = await openSandbox(app, live);
    const { id } = await again.createPassport();
    expect((await app.request(`/passport/${id}`)).status).toBe(200);
  });

  it('ends the key that signed: nothing signed before verifies', async () => {
    const twin = await openSandbox(app, live);
    const { id } = await twin.createPassport();
    await twin.seal(id);
    const { body: payload } = await app.request(`/api/v1/passports/${id}`, { key: twin.key });
    const verdict = async () =>
      (await app.request('/api/v1/audit/verify', { json: { payload } })).body['verified'];
    const keyIds = async () => {
      const { body } = await app.request(`/tenants/${twin.tenant.id}/did.json`);
      return (body['verificationMethod'] as { id: string }[]).map((method) => method.id);
    };
    const before = await keyIds();
    expect(await verdict()).toBe(true);
    await reset(twin.key);
    expect(await verdict()).toBe(false);
    expect((await keyIds()).filter((keyId) => before.includes(keyId))).toEqual([]);
  });

  it('leaves a whole sandbox while others write to it', async () => {
    const twin = await openSandbox(app, live);
    const outcomes: number[] = [];
    const write = async () => {
      const { key } = twin;
      const operator = await app.request('/api/v1/operators', { key, json: operatorBody() });
      const operatorId = operator.body.operator?.id;
      const made = await app.request('/api/v1/passports', {
        key,
        json: passportBody({ operatorId }),
      });
      outcomes.push(operator.status, made.status);
      if (made.status !== 201) return;
      const { id } = made.body.passport;
      const path = `/api/v1/passports/${id}`;
      const json = { metadata: textiles({ productName: 'Changed' }) };
      const changed = await app.request(path, { key, json, method: 'PUT' });
      const sealed = await app.request(`${path}/seal`, { key, method: 'POST' });
      outcomes.push(changed.status, sealed.status);
    };
    const writers = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let n = 0; n < 6; n++) await write();
      }),
    );
    const resets: number[] = [];
    for (let n = 0; n < 4; n++) resets.push((await reset(twin.key)).status);
    await writers;
    // A deadlock that the database ends is answered with 503, and may be tried again.
    expect(resets.every((status) => status === 200 || status === 503)).toBe(true);
    expect(outcomes.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    const { id } = twin.tenant;
    const passports = (await app.db('passports').where({ tenant_id: id })) as {
      content_bytes: number;
    }[];
    const versions = (await app
      .db('passport_versions')
      .where({ tenant_id: id })) as typeof passports;
    const bytes = [...passports, ...versions].reduce((sum, row) => sum + row.content_bytes, 0);
    expect(await countedBytes(id)).toBe(bytes);
    const names = await app.db('directory').where({ tenant_id: id, kind: 'PASSPORT' });
    expect(names).toHaveLength(passports.length);
    expect((await reset(twin.key)).status).toBe(200);
    expect(await app.db('passports').where({ tenant_id: id })).toEqual([]);
  });
});

describe('the bounds of a sandbox', () => {
  it('hold published passports and drafts, with a code of their own', async () => {
    const twin = await openSandbox(app, await createWorkspace(app));
    for (const draft of [false, true]) {
      for (let n = 0; n < 40; n++) await twin.createPassport({ draft });
      const json = passportBody({ draft });
      const { status, body } = await app.request('/api/v1/passports', { key: twin.key, json });
      expect([status, body.code, body['limit']]).toEqual([409, 'SANDBOX_LIMIT_REACHED', 40]);
      expect(body.message).toContain('/api/v1/sandbox/reset');
    }
    const row = { productId: newGtin(), metadata: textiles() };
    const bulk = { passports: [row] };
    const many = await app.request('/api/v1/passports/bulk', { key: twin.key, json: bulk });
    expect(many.status).toBeGreaterThanOrEqual(400);
    expect((await reset(twin.key)).status).toBe(200);
    const again = await openSandbox(app, { ...twin, tenant: await liveOf(twin) });
    await again.createPassport();
  });

  it('hold bytes', async () => {
    const twin = await openSandbox(app, await createWorkspace(app));
    const metadata = textiles({ note: 'x'.repeat(300_000) });
    for (let n = 0; n < 3; n++) await twin.createPassport({ metadata });
    const json = passportBody({ metadata });
    const { status, body } = await app.request('/api/v1/passports', { key: twin.key, json });
    expect([status, body.code]).toEqual([409, 'SANDBOX_LIMIT_REACHED']);
  });

  it.each<[string, string, (n: number) => object]>([
    ['operators', '/api/v1/operators', () => operatorBody()],
    ['facilities', '/api/v1/facilities', () => facilityBody()],
    ['grants', '/api/v1/grants', () => grantBody(app.deps.clock.now())],
  ])('hold %s', async (_name, path, body) => {
    const { key } = await openSandbox(app, await createWorkspace(app));
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++)
      statuses.push((await app.request(path, { key, json: body(n) })).status);
    expect(statuses.slice(0, 59).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(409);
  });

  it('hold battery units and their events', async () => {
    const twin = await openSandbox(app, await createWorkspace(app));
    const { id } = await twin.createPassport({ metadata: battery() });
    const unit = await twin.serialise(id);
    const units = Array.from({ length: 60 }, (_, n) => ({ serialNumber: `S-${n}` }));
    const path = `/api/v1/passports/${id}/units`;
    const many = await app.request(path, { key: twin.key, json: { units } });
    expect([many.status, many.body.code]).toEqual([409, 'SANDBOX_LIMIT_REACHED']);
    const recordedAt = new Date().toISOString();
    const events = Array.from({ length: 61 }, () => ({
      eventType: 'CHARGE_CYCLE',
      cycleCount: 1,
      recordedAt,
    }));
    const bulk = `/api/v1/units/${unit?.id}/events/bulk`;
    const told = await app.request(bulk, { key: twin.key, json: { events } });
    expect([told.status, told.body.code]).toEqual([409, 'SANDBOX_LIMIT_REACHED']);
  });
});

const liveOf = async ({ tenant }: Workspace) => {
  const of = { id: tenant.sandboxOf };
  const row = await app.db('tenants').where(of).first<{ id: string }>('id');
  return { ...tenant, id: row.id, sandboxOf: null };
};

describe('budgets', () => {
  it('of a sandbox are its own: they take nothing from the workspace', async () => {
    const tight = await startTestApp({
      LIMIT_SANDBOX_PER_MINUTE: '5',
      LIMIT_GROWTH_PER_MINUTE: '50',
    });
    try {
      const workspace = await createWorkspace(tight);
      const key = await createTestKey(tight, workspace);
      const ask = async (by: string) => (await tight.request('/api/v1/whoami', { key: by })).status;
      const statuses: number[] = [];
      for (let n = 0; n < 7; n++) statuses.push(await ask(key));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(await ask(workspace.key)).toBe(200);
    } finally {
      await tight.close();
    }
  });
});
