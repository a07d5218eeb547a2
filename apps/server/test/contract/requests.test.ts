import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  maxRequestRecords,
  type RequestRecord,
} from '../../src/platform/request-records/request-record-model.js';
import { requestRecordRepository } from '../../src/platform/request-records/request-record-repository.js';
import { newSku, passportBody } from '../support/factories.js';
import { timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Listed {
  readonly requests: readonly {
    readonly requestId: string;
    readonly method: string;
    readonly path: string;
    readonly status: number;
    readonly code: string | null;
    readonly message: string | null;
    readonly actor: string;
  }[];
  readonly nextCursor: string | null;
}

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const send = (path: string, options: object = {}) =>
  app.request(path, { key: workspace.key, ...options });
const flush = () => app.deps.requestRecords.flush();
const ask = (query: Readonly<Record<string, string>> = {}, key = workspace.key) =>
  app.request(`/api/v1/requests?${new URLSearchParams(query)}`, { key });
async function list(query: Readonly<Record<string, string>> = {}, key?: string): Promise<Listed> {
  await flush();
  const { status, text, body } = await ask(query, key);
  expect(status, text).toBe(200);
  return body as unknown as Listed;
}

describe('GET /api/v1/requests', () => {
  // Clause: GET /api/v1/requests 200
  it('lists writes and refusals, newest first, and no reads', async () => {
    const json = passportBody();
    const headers = { 'X-Request-Id': 'order-1' };
    await send('/api/v1/passports', { json, headers });
    await send('/api/v1/passports/none', { headers: { 'X-Request-Id': 'order-2' } });
    await send('/api/v1/passports');
    const { requests } = await list();
    const actor = expect.stringMatching(/^api-key:/) as string;
    expect(requests.slice(0, 2)).toEqual([
      {
        ...{ requestId: 'order-2', at: timestamp, method: 'GET', path: '/api/v1/passports/none' },
        ...{ status: 404, code: 'PASSPORT_NOT_FOUND', durationMs: expect.any(Number) as number },
        ...{ message: expect.any(String) as string, actor },
      },
      {
        ...{ requestId: 'order-1', at: timestamp, method: 'POST', path: '/api/v1/passports' },
        ...{ status: 201, code: null, durationMs: expect.any(Number) as number },
        ...{ message: null, actor },
      },
    ]);
    expect(requests.some(({ method, status }) => method === 'GET' && status < 400)).toBe(false);
  });

  it('finds a request by its id, by status, key and time', async () => {
    await send('/api/v1/passports', { json: {}, headers: { 'X-Request-Id': 'order-1' } });
    const other = await workspace.createKey({ role: 'AUDITOR' });
    await app.request('/api/v1/passports', { key: other, json: {} });
    expect((await list({ requestId: 'order-1' })).requests).toHaveLength(1);
    expect((await list({ requestId: 'order' })).requests).toEqual([]);
    expect((await list({ status: '403' })).requests).toHaveLength(1);
    const byKey = await list({ keyId: other.slice(8, 16) });
    expect(byKey.requests.map(({ code }) => code)).toEqual(['PERMISSION_MISSING']);
    expect((await list({ from: '2100-01-01T00:00:00Z' })).requests).toEqual([]);
  });

  it('holds neither bodies nor queries nor secrets', async () => {
    const secret = `dpp_li_${'0'.repeat(32)}`;
    const json = { ...passportBody(), productId: newSku(), secretMember: 'canary-body' };
    await send('/api/v1/passports?grant=canary-query', { json });
    await send(`/api/v1/passports/${secret}?token=canary-query`);
    await send(`/api/v1/grants/${secret}/approve`, { json: { expiresAt: 'canary-body' } });
    await flush();
    const rows = JSON.stringify(await app.db('request_records'));
    expect(rows).not.toMatch(/canary|dpp_li_/);
    expect(rows).toContain('[secret]');
  });

  it('knows no stranger, and nobody of another workspace', async () => {
    const before = (await list()).requests.length;
    await app.request('/api/v1/passports', { json: {} });
    await app.request('/api/v1/passports', { key: 'dpp_key_00000000_nothing', json: {} });
    const admin = await startSession(app, undefined);
    await app.request('/platform/v1/tenants', { key: admin.token, json: {} });
    const other = await createWorkspace(app);
    await app.request('/api/v1/passports', { key: other.key, json: {} });
    expect((await list()).requests).toHaveLength(before);
    const rows = await app.db<{ tenant_id: string }>('request_records').select('tenant_id');
    const known = await app.db<{ id: string }>('tenants').select('id');
    const ids = new Set(known.map(({ id }) => id));
    for (const { tenant_id } of rows) expect(ids.has(tenant_id)).toBe(true);
  });

  it('goes on by cursor without a gap or a repeat', async () => {
    for (let made = 0; made < 4; made += 1) await send('/api/v1/passports', { json: {} });
    const all = (await list()).requests.map(({ requestId }) => requestId);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Listed = await list({ limit: '2', ...(cursor && { cursor }) });
      seen.push(...page.requests.map(({ requestId }) => requestId));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
  });

  it('keeps 10,000 of a workspace, and of a flood a part', async () => {
    const tenantId = workspace.tenant.id;
    const record = (at: Date, status = 200): RequestRecord => ({
      ...{ id: randomUUID(), tenantId, requestId: 'flood', method: 'POST', path: '/', status },
      ...{ code: null, message: null, durationMs: 1, actor: 'system', keyId: null, at },
    });
    const repository = requestRecordRepository(app.db, tenantId);
    const many = Array.from({ length: 1000 }, (_, i) => record(new Date(i)));
    for (let times = 0; times < 11; times += 1) {
      await repository.insertAll(many.map((one) => ({ ...one, id: randomUUID() })));
    }
    await repository.trim();
    const countOf = async () => {
      const rows = app.db('request_records').where({ tenant_id: tenantId });
      const [row] = await rows.count<{ count: number }[]>('* as count');
      return Number(row?.count);
    };
    expect(await countOf()).toBe(maxRequestRecords);
    await app.db('request_records').where({ tenant_id: tenantId }).delete();
    for (let times = 0; times < 300; times += 1) app.deps.requestRecords.record(record(new Date()));
    const throttled = Array.from({ length: 50 }, () => record(new Date(), 429));
    await flush();
    for (const one of throttled) app.deps.requestRecords.record(one);
    await flush();
    expect(await countOf()).toBe(205);
  });

  // Clause: GET /api/v1/requests 400
  it.each([{ status: 'many' }, { cursor: 'x' }, { from: 'yesterday' }])(
    'refuses %j',
    async (query) => {
      expect((await ask(query as unknown as Record<string, string>)).status).toBe(400);
    },
  );

  // Clause: GET /api/v1/requests 403
  it('is for those who may read audit log or webhooks, of the whole workspace', async () => {
    const { operatorId } = workspace;
    const keys = await Promise.all([
      workspace.createKey({ permissions: ['passport:read'] }),
      workspace.createKey({ operatorId }),
    ]);
    for (const key of keys) expect((await ask({}, key)).status).toBe(403);
    for (const permission of ['audit:read', 'webhook:read'] as const) {
      const key = await workspace.createKey({ permissions: [permission] });
      expect((await ask({}, key)).status).toBe(200);
    }
  });
});
