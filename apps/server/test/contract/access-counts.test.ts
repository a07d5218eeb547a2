import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { battery } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Counted {
  readonly total: number;
  readonly counts: readonly {
    readonly day: string;
    readonly representation: string;
    readonly tier: string;
    readonly count: number;
  }[];
}

let app: TestApp;
let workspace: Workspace;
let passportId: string;
let otherId: string;
let unitId: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passportId = (await workspace.createPassport({ metadata: battery() })).id;
  unitId = (await workspace.serialise(passportId)).id;
  const operatorId = (await workspace.createOperator()).id;
  otherId = (await workspace.createPassport({ operatorId })).id;
  app.setTime(new Date('2027-03-01T23:59:59.000Z'));
  for (let times = 0; times < 3; times += 1) await open(`/passport/${passportId}`, 'text/html');
  app.setTime(new Date('2027-03-02T00:00:00.000Z'));
  await open(`/passport/${passportId}`, 'application/ld+json');
  await open(`/passport/${otherId}`, 'text/html');
  await open(`/unit/${unitId}`, 'application/ld+json');
  await app.deps.accessLog.flush();
  await app.deps.accessLog.flush();
});
afterEach(() => app.setTime(new Date('2027-03-02T12:00:00.000Z')));
afterAll(() => app.close());

async function open(path: string, Accept: string): Promise<void> {
  const { status, text } = await app.request(path, { headers: { Accept } });
  expect(status, text).toBe(200);
}
const ask = (query: Readonly<Record<string, string>>, key = workspace.key) =>
  app.request(`/api/v1/access-counts?${new URLSearchParams(query)}`, { key });
async function count(query: Readonly<Record<string, string>>, key?: string): Promise<Counted> {
  const { status, text, body } = await ask(query, key);
  expect(status, text).toBe(200);
  const { success: _success, ...counted } = body;
  return counted as unknown as Counted;
}
const line = (day: string, representation: string, amount: number) => ({
  ...{ day, representation, tier: 'public', count: amount },
});

describe('GET /api/v1/access-counts', () => {
  // Clause: GET /api/v1/access-counts 200
  it('counts openings by day, form and tier, of a passport with its units', async () => {
    expect(await count({ passportId })).toEqual({
      total: 5,
      counts: [line('2027-03-01', 'html', 3), line('2027-03-02', 'json-ld', 2)],
    });
  });

  it('counts those of a unit by itself', async () => {
    expect(await count({ unitId })).toEqual({
      total: 1,
      counts: [line('2027-03-02', 'json-ld', 1)],
    });
  });

  it('counts those of the whole workspace, and of its operator for a key of one', async () => {
    expect(await count({})).toEqual({
      total: 6,
      counts: [
        line('2027-03-01', 'html', 3),
        line('2027-03-02', 'html', 1),
        line('2027-03-02', 'json-ld', 2),
      ],
    });
    const bound = await workspace.createKey({ operatorId: workspace.operatorId });
    expect((await count({}, bound)).total).toBe(5);
    const other = await createWorkspace(app);
    expect(await count({}, other.key)).toEqual({ total: 0, counts: [] });
  });

  it('begins with the first day, and ends before the last', async () => {
    expect((await count({ from: '2027-03-02' })).total).toBe(3);
    expect((await count({ to: '2027-03-02' })).total).toBe(3);
    expect((await count({ from: '2027-03-01', to: '2027-03-03' })).total).toBe(6);
    expect((await count({ to: '2027-02-01' })).total).toBe(0);
  });

  // Clause: GET /api/v1/access-counts 400
  it.each([
    ['a day that is none', { from: '2027-02-30' }],
    ['a time', { from: '2027-03-01T00:00:00Z' }],
    ['more than a year', { from: '2026-03-01', to: '2027-03-03' }],
    ['an end before its beginning', { from: '2027-03-02', to: '2027-03-02' }],
    ['a passport and a unit', { passportId: randomUUID(), unitId: randomUUID() }],
    ['a passport that is no UUID', { passportId: 'SKU-1' }],
  ])('refuses %s', async (_what, query) => {
    expect((await ask(query as unknown as Record<string, string>)).status).toBe(400);
  });

  // Clause: GET /api/v1/access-counts 404
  it('knows neither an unknown one nor that of another workspace', async () => {
    const other = await createWorkspace(app);
    for (const [query, code] of [
      [{ passportId: randomUUID() }, 'PASSPORT_NOT_FOUND'],
      [{ passportId }, 'PASSPORT_NOT_FOUND'],
      [{ unitId }, 'UNIT_NOT_FOUND'],
    ] as const) {
      const { status, body } = await ask(query, other.key);
      expect([status, body['code']]).toEqual([404, code]);
    }
  });

  // Clause: GET /api/v1/access-counts 403
  it('is for those who may read passports, of their operator', async () => {
    const bound = await workspace.createKey({ operatorId: workspace.operatorId });
    expect((await ask({ passportId: otherId }, bound)).status).toBe(403);
    const narrow = await workspace.createKey({ permissions: ['grant:read'] });
    expect((await ask({}, narrow)).status).toBe(403);
  });

  it('counts once what could not be counted at first', async () => {
    await app.db.raw('alter table access_counts rename to lost');
    await open(`/passport/${otherId}`, 'text/html');
    await app.deps.accessLog.flush();
    await app.db.raw('alter table lost rename to access_counts');
    await app.deps.accessLog.flush();
    await app.deps.accessLog.flush();
    expect((await count({ passportId: otherId })).total).toBe(2);
    const rows = await app.db('passport_accesses').where({ passport_id: otherId });
    expect(rows).toHaveLength(2);
  });

  it('holds no address', async () => {
    const rows = await app.db('access_counts').where({ tenant_id: workspace.tenant.id });
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0/);
  });
});
