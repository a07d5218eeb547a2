import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import { isDistributed } from '../support/test-database.js';

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly createdBy: string;
}

interface Result {
  readonly passportId: string;
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string | null;
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

const post = (json: object, key = workspace.key) =>
  app.request('/api/v1/jobs', { method: 'POST', key, json });
async function queue(json: object, key?: string): Promise<Job> {
  const { status, text, body } = await post(json, key);
  expect(status, text).toBe(202);
  return (body as unknown as { job: Job }).job;
}
async function read(id: string, query = '', key = workspace.key) {
  const { status, text, body } = await app.request(`/api/v1/jobs/${id}${query}`, { key });
  expect(status, text).toBe(200);
  return body as unknown as { job: Job; results: Result[]; nextCursor: string | null };
}
async function runToEnd(json: object, key?: string) {
  const { id } = await queue(json, key);
  await app.deps.jobRunner.run();
  return read(id);
}
const make = async (body: object = {}, of = workspace) =>
  (await of.createPassport({ productId: newSku(), metadata: textiles(), ...body })).id;
const statusOf = async (id: string) => {
  const row = await app.db('passports').where({ id }).first<{ status: string }>('status');
  return row?.status;
};

describe('a job', () => {
  // Clause: POST /api/v1/jobs 202
  // Clause: GET /api/v1/jobs/{id} 200
  it('seals each passport once, and reports each that is refused', async () => {
    const live = [await make(), await make()];
    const foreign = await make({}, await createWorkspace(app));
    const ids = [live[0], randomUUID(), foreign, live[1], live[0]];
    const job = await queue({ kind: 'SEAL', ids });
    expect(job).toMatchObject({ kind: 'SEAL', state: 'QUEUED', total: 4, done: 0, failed: 0 });
    await app.deps.jobRunner.run();
    const { job: done, results, nextCursor } = await read(job.id);
    expect(done).toMatchObject({ state: 'DONE', total: 4, done: 4, failed: 2 });
    expect(results.map(({ ok, code }) => [ok, code])).toEqual([
      [true, null],
      [false, 'NOT_FOUND'],
      [false, 'NOT_FOUND'],
      [true, null],
    ]);
    expect(nextCursor).toBeNull();
    const seals = await auditOf(app, workspace.tenant.id).where({ action: 'passport.sealed' });
    expect(seals.map(({ target_id }) => target_id).sort()).toEqual([...live].sort());
    expect(await app.eventsOf(foreign)).toHaveLength(1);
  });

  it('changes status, with its reason and its events', async () => {
    const ids = [await make(), await make({ draft: true })];
    const params = { status: 'RECALLED', reason: 'The clasp may break.' };
    const { results } = await runToEnd({ kind: 'STATUS', ids, params });
    expect(results.map(({ code }) => code)).toEqual([null, 'PASSPORT_IS_DRAFT']);
    expect(await statusOf(ids[0] ?? '')).toBe('RECALLED');
    const events = await app.eventsOf(ids[0] ?? '');
    expect(events.map(({ type }) => type)).toContain('passport.recalled');
    const page = await app.request(`/passport/${ids[0]}`, { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('The clasp may break.');
  });

  it('publishes drafts that have no fault, and leaves the others as they are', async () => {
    const good = await make({ draft: true });
    const faulty = await make({ draft: true, metadata: { category: 'textiles' } });
    const { results } = await runToEnd({ kind: 'PUBLISH', ids: [good, faulty] });
    expect(results.map(({ code }) => code)).toEqual([null, 'VALIDATION_FAILED']);
    expect([await statusOf(good), await statusOf(faulty)]).toEqual(['ACTIVE', 'DRAFT']);
  });

  it('sets and detaches the facility, of drafts and of live passports', async () => {
    const ids = [await make(), await make({ draft: true })];
    const { facilityId } = workspace;
    const set = await runToEnd({ kind: 'FACILITY', ids, params: { facilityId } });
    expect(set.job).toMatchObject({ done: 2, failed: 0 });
    const sites = () => app.db('passports').whereIn('id', ids).pluck('facility_id');
    expect(await sites()).toEqual([facilityId, facilityId]);
    await runToEnd({ kind: 'FACILITY', ids, params: { facilityId: null } });
    expect(await sites()).toEqual([null, null]);
    expect((await Promise.all(ids.map(statusOf))).sort()).toEqual(['ACTIVE', 'DRAFT']);
  });

  it('deletes drafts that a query finds, and nothing that is live', async () => {
    const drafts = [await make({ draft: true }), await make({ draft: true })];
    const live = await make();
    const { job } = await runToEnd({ kind: 'DELETE_DRAFTS', query: { status: 'DRAFT' } });
    expect(job).toMatchObject({ total: 2, done: 2, failed: 0 });
    expect(await Promise.all([...drafts, live].map(statusOf))).toEqual([
      undefined,
      undefined,
      'ACTIVE',
    ]);
  });

  it('gives its results in pages, which go on while it runs', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const { id } = await queue({ kind: 'SEAL', ids });
    expect(await read(id)).toMatchObject({ results: [], nextCursor: null });
    await app.deps.jobRunner.run();
    const found: string[] = [];
    for (let query = '?limit=2'; ;) {
      const { results, nextCursor } = await read(id, query);
      found.push(...results.map(({ passportId }) => passportId));
      if (nextCursor === null) break;
      query = `?limit=2&cursor=${nextCursor}`;
    }
    expect(found).toEqual(ids);
  });

  it('counts to the quota, item by item', async () => {
    const small = await createWorkspace(app, { passportLimit: 1 });
    const ids = [await make({ draft: true }, small), await make({ draft: true }, small)];
    const { id } = await queue({ kind: 'PUBLISH', ids }, small.key);
    await app.deps.jobRunner.run();
    const { results } = await read(id, '', small.key);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
    expect(results[1]?.code).toBe('passport_quota_exceeded');
  });

  it('ends with the rights of its author: a key that is revoked, a user who is removed', async () => {
    const key = await workspace.createKey({ permissions: ['passport:read', 'passport:seal'] });
    const byKey = await queue({ kind: 'SEAL', ids: [await make()] }, key);
    await app
      .db('api_keys')
      .where({ key_id: key.slice(8, 16) })
      .update({ revoked_at: new Date() });
    const session = await startSession(app, workspace.tenant, 'COMPLIANCE_OFFICER');
    const json = { kind: 'SEAL', ids: [await make()] };
    const options = { method: 'POST', headers: session.browser, json };
    const made = await app.request('/api/v1/jobs', options);
    const byUser = (made.body as unknown as { job: Job }).job;
    expect(byUser.createdBy).toBe(session.user.email);
    await app.db('users').where({ id: session.user.id }).delete();
    await app.deps.jobRunner.run();
    for (const { id } of [byKey, byUser]) {
      expect((await read(id)).results).toMatchObject([{ ok: false, code: 'PERMISSION_MISSING' }]);
    }
  });

  it('goes on after its session has ended', async () => {
    const session = await startSession(app, workspace.tenant, 'COMPLIANCE_OFFICER');
    const passportId = await make();
    const json = { kind: 'SEAL', ids: [passportId] };
    const made = await app.request('/api/v1/jobs', {
      method: 'POST',
      headers: session.browser,
      json,
    });
    await app.request('/auth/logout', { method: 'POST', headers: session.browser, json: {} });
    await app.deps.jobRunner.run();
    const { id } = (made.body as unknown as { job: Job }).job;
    expect((await read(id)).results).toMatchObject([{ passportId, ok: true }]);
  });

  // Clause: POST /api/v1/jobs/{id}/cancel 200
  // Clause: POST /api/v1/jobs/{id}/cancel 409
  it('is canceled, does nothing afterwards, and cannot be once it is done', async () => {
    const passportId = await make();
    const { id } = await queue({ kind: 'SEAL', ids: [passportId] });
    const cancel = (jobId: string) =>
      app.request(`/api/v1/jobs/${jobId}/cancel`, { method: 'POST', key: workspace.key });
    for (const time of ['first', 'second']) {
      const { status, body } = await cancel(id);
      const { state } = (body as unknown as { job: Job }).job;
      expect([time, status, state]).toEqual([time, 200, 'CANCELED']);
    }
    await app.deps.jobRunner.run();
    expect(await read(id)).toMatchObject({ job: { done: 0 }, results: [] });
    const { job } = await runToEnd({ kind: 'SEAL', ids: [passportId] });
    const late = await cancel(job.id);
    expect([late.status, late.body.code]).toEqual([409, 'JOB_FINISHED']);
  });

  // Clause: GET /api/v1/jobs/{id}/events 200
  it('is watched as server-sent events until it is finished', async () => {
    const { id } = await queue({ kind: 'SEAL', ids: [await make()] });
    const watched = app.request(`/api/v1/jobs/${id}/events`, { key: workspace.key });
    await app.deps.jobRunner.run();
    const { status, headers, text } = await watched;
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const events = text.match(/^data: .*$/gm) ?? [];
    const last = JSON.parse(events.at(-1)?.slice(6) ?? '') as Job;
    expect(last).toMatchObject({ id, state: 'DONE', done: 1 });
  });
});

describe('POST /api/v1/jobs refuses', () => {
  // Clause: POST /api/v1/jobs 400
  it.each([
    ['no passports', { kind: 'SEAL' }],
    ['an empty list', { kind: 'SEAL', ids: [] }],
    ['ids and a query', { kind: 'SEAL', ids: [randomUUID()], query: {} }],
    ['what is no id', { kind: 'SEAL', ids: ['1'] }],
    ['another kind', { kind: 'RECYCLE', ids: [randomUUID()] }],
    ['a status without one', { kind: 'STATUS', ids: [randomUUID()] }],
    ['the status DRAFT', { kind: 'STATUS', ids: [randomUUID()], params: { status: 'DRAFT' } }],
    ['a facility without one', { kind: 'FACILITY', ids: [randomUUID()], params: {} }],
    ['a filter that does not exist', { kind: 'SEAL', query: { status: 'OPEN' } }],
  ])('%s with 400', async (_what, json) => {
    expect((await post(json)).status).toBe(400);
  });

  it('a query that nothing matches', async () => {
    const { status, body } = await post({ kind: 'SEAL', query: { q: 'nothing' } });
    expect([status, body.code]).toEqual([400, 'JOB_EMPTY']);
  });

  // Clause: POST /api/v1/jobs 403
  it('a credential without the permission of the kind', async () => {
    const key = await workspace.createKey({ permissions: ['passport:read', 'passport:update'] });
    const { status, body } = await post({ kind: 'SEAL', ids: [randomUUID()] }, key);
    expect([status, body.code]).toEqual([403, 'PERMISSION_MISSING']);
  });

  // Clause: POST /api/v1/jobs 409
  it('the twenty-first job that is not finished, also of those that come at once', async () => {
    const json = { kind: 'SEAL', ids: [randomUUID()] };
    const replies = await Promise.all(Array.from({ length: 24 }, () => post(json)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 202)).toHaveLength(20);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_JOBS');
    await app.deps.jobRunner.run();
    expect((await post(json)).status).toBe(202);
  });
});

describe('a job of others', () => {
  // Clause: GET /api/v1/jobs/{id} 404
  // Clause: GET /api/v1/jobs/{id}/events 404
  // Clause: POST /api/v1/jobs/{id}/cancel 404
  // Clause: GET /api/v1/jobs/{id} 403
  it.each([
    ['another workspace', 404, async () => (await createWorkspace(app)).key],
    ['a bound operator', 403, boundKey],
  ] as const)('is not shown to %s: %i', async (_whose, refusal, keyOf) => {
    const { id } = await queue({ kind: 'SEAL', ids: [randomUUID()] });
    const key = await keyOf();
    const asked = [
      await app.request(`/api/v1/jobs/${id}`, { key }),
      await app.request(`/api/v1/jobs/${id}/events`, { key }),
      await app.request(`/api/v1/jobs/${id}/cancel`, { method: 'POST', key }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([refusal, refusal, refusal]);
  });

  it('is shown to those of the same operator, and to the whole workspace', async () => {
    const key = await boundKey();
    const { id } = await queue({ kind: 'SEAL', ids: [randomUUID()] }, key);
    for (const reader of [key, workspace.key]) {
      expect((await app.request(`/api/v1/jobs/${id}`, { key: reader })).status).toBe(200);
    }
  });

  // Clause: GET /api/v1/jobs/{id} 400
  it('is not read by a cursor of another list', async () => {
    const { id } = await queue({ kind: 'SEAL', ids: [randomUUID()] });
    const path = `/api/v1/jobs/${id}?cursor=abc`;
    const { status, body } = await app.request(path, { key: workspace.key });
    expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
  });
});

async function boundKey(): Promise<string> {
  const { id: operatorId } = await workspace.createOperator();
  return workspace.createKey({ operatorId });
}

describe('several jobs of a workspace', () => {
  it('are all worked on, one after the other', async () => {
    const jobs = [];
    for (let at = 0; at < 5; at++) jobs.push(await queue({ kind: 'SEAL', ids: [await make()] }));
    await app.deps.jobRunner.run();
    for (const { id } of jobs) expect((await read(id)).job).toMatchObject({ state: 'DONE' });
  });
});

describe.skipIf(isDistributed)('an item that fails for a reason of the server', () => {
  afterEach(async () => {
    app.setTime();
    await app.db.raw('drop trigger if exists fail_seal on passport_seals');
  });

  it('is tried three times, with pauses, and then reported; the others are done', async () => {
    const [good, bad, after] = [await make(), await make(), await make()];
    await app.db.raw(`
      create or replace function fail_seal() returns trigger language plpgsql as $$
      begin raise exception 'broken'; end $$`);
    await app.db.raw(`create trigger fail_seal before insert on passport_seals
      for each row when (new.passport_id = '${bad}') execute function fail_seal()`);
    const startedAt = Date.now();
    const { id } = await queue({ kind: 'SEAL', ids: [good, bad, after] });
    for (const [look, done] of [1, 1, 3].entries()) {
      app.setTime(new Date(startedAt + 10_000 * (look + 1)));
      await app.deps.jobRunner.run();
      expect([look, (await read(id)).job.done]).toEqual([look, done]);
    }
    const { job, results } = await read(id);
    expect(job).toMatchObject({ state: 'DONE', failed: 1 });
    expect(results.map(({ code }) => code)).toEqual([null, 'INTERNAL_ERROR', null]);
  });
});

describe('a job of an operator', () => {
  it.each(['SEAL', 'FACILITY'])('does nothing to the passports of others: %s', async (kind) => {
    const passportId = await make({ facilityId: workspace.facilityId });
    const key = await boundKey();
    const params = { facilityId: workspace.facilityId };
    const { id } = await queue({ kind, ids: [passportId], params }, key);
    // Another one seals it after the job was made.
    await app.request(`/api/v1/passports/${passportId}/seal`, {
      method: 'POST',
      key: workspace.key,
    });
    await app.deps.jobRunner.run();
    expect((await read(id)).results).toMatchObject([
      { ok: false, code: 'OPERATOR_SCOPE_FORBIDDEN' },
    ]);
  });
});

describe('the budget of a workspace', () => {
  it('holds for the items of its jobs, which wait for the next minute', async () => {
    const limited = await startTestApp({
      LIMIT_GROWTH_PER_MINUTE: '5',
      LIMIT_WORKSPACE_FACTOR: '1',
    });
    try {
      const small = await createWorkspace(limited, { tier: 'growth' });
      const ids = Array.from({ length: 200 }, () => randomUUID());
      const made = await limited.request('/api/v1/jobs', {
        method: 'POST',
        key: small.key,
        json: { kind: 'SEAL', ids },
      });
      expect(made.status, made.text).toBe(202);
      await limited.deps.jobRunner.run();
      const [job] = await limited
        .db('jobs')
        .select<{ state: string; done: number; due_at: Date }[]>();
      expect(job?.state).toBe('RUNNING');
      expect(job?.done).toBeLessThan(200);
      expect(job?.due_at.getTime()).toBeGreaterThan(Date.now());
    } finally {
      await limited.close();
    }
  });
});

describe('two runners', () => {
  it('do each item once between them', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => make()));
    const { id } = await queue({ kind: 'SEAL', ids });
    const { jobRunner } = app.deps;
    await Promise.all([jobRunner.run(), jobRunner.run()]);
    // A lease that has ended while its runner goes on.
    await app
      .db('jobs')
      .where({ id })
      .update({ state: 'RUNNING', due_at: new Date(0) });
    await jobRunner.run();
    expect((await read(id)).job).toMatchObject({ state: 'DONE', done: 12, failed: 0 });
    const seals = await auditOf(app, workspace.tenant.id).where({ action: 'passport.sealed' });
    expect(seals).toHaveLength(12);
  });
});
