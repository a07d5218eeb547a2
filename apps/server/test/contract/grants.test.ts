import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { grantSweep } from '../../src/features/grants/grant-repository.js';
import { addDays } from '../../src/features/grants/grant-model.js';
import type { AccessGrantRow } from '../../src/platform/db/tables.js';
import { sweepOnce } from '../../src/platform/sweep/sweeper.js';
import { battery, textiles } from '../support/factories.js';
import { grantBody, issueGrant, onPassport, onUnit, requestAccess } from '../support/grants.js';
import { anyText, objectWith, textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { auditOf, startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let passportId: string;
let unitId: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passportId = (await workspace.createPassport({ metadata: battery() })).id;
  unitId = (await workspace.serialise(passportId)).id;
});
afterAll(() => app.close());
afterEach(() => app.setTime());

interface WireGrant {
  readonly id: string;
  readonly status: string;
  readonly [member: string]: unknown;
}

const path = '/api/v1/grants';
const grantIn = ({ body }: TestReply) => (body as unknown as { grant: WireGrant }).grant;
const issue = (changes: object, key = workspace.key) =>
  app.request(path, { key, json: grantBody(app.deps.clock.now(), changes) });
const inAMonth = () => ({ expiresAt: addDays(app.deps.clock.now(), 30).toISOString() });
const step = (id: string, name: string, json: object = inAMonth(), key = workspace.key) =>
  app.request(`${path}/${id}/${name}`, {
    key,
    method: 'POST',
    ...(name === 'approve' && { json }),
  });
const revoke = (id: string, key = workspace.key) =>
  app.request(`${path}/${id}`, { key, method: 'DELETE' });
const list = async (query = '', key = workspace.key) =>
  (await app.request(path + query, { key })).body as unknown as {
    readonly count: number;
    readonly total: number;
    readonly totalPages: number;
    readonly grants: readonly WireGrant[];
  };
const rowsOf = (id: string) => app.db<AccessGrantRow>('access_grants').where({ id });
const newRequest = () => requestAccess(app, { passportId });

describe('POST /api/v1/grants', () => {
  // Clause: POST /api/v1/grants 201
  it('issues a grant and shows its token once', async () => {
    const expiresAt = addDays(new Date(), 10).toISOString();
    const reply = await issue({ ...onPassport(passportId), expiresAt });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { token } = reply.body as unknown as { token: string };
    expect(reply.body).toEqual({
      success: true,
      grant: {
        id: anyText,
        status: 'ACTIVE',
        kind: 'LEGITIMATE_INTEREST',
        granteeName: 'Ines Duarte',
        granteeEmail: null,
        organization: null,
        purpose: null,
        scopeType: 'PASSPORT',
        passportId,
        batteryUnitId: null,
        issuerType: 'TENANT',
        issuerEmail: null,
        decidedAt: null,
        decidedBy: null,
        expiresAt,
        revokedAt: null,
        lastUsedAt: null,
        useCount: 0,
        createdAt: timestamp,
        revocable: true,
      },
      token: textMatching(/^dpp_li_[0-9a-f]{32}$/),
    });
    expect(JSON.stringify(await list())).not.toContain(token);
    expect(JSON.stringify(await app.db('access_grants'))).not.toContain(token);
    expect(JSON.stringify(await app.db('directory'))).not.toContain(token);
    expect(JSON.stringify(await auditOf(app, workspace.tenant.id))).not.toContain(token);
  });

  it('names whoever issued it in a session', async () => {
    const { token, user } = await startSession(app, workspace.tenant);
    expect(grantIn(await issue({}, token))).toMatchObject({ issuerEmail: user.email });
  });

  // Clause: grant texts are cut
  it('cuts long texts, and no character in two', async () => {
    const json = {
      granteeName: `  ${'n'.repeat(159)}🔋x`,
      organization: 'o'.repeat(500),
      purpose: 'p'.repeat(5000),
    };
    expect(grantIn(await issue(json))).toMatchObject({
      granteeName: 'n'.repeat(159),
      organization: 'o'.repeat(200),
      purpose: 'p'.repeat(2000),
    });
  });

  // Clause: grant expiry
  it.each([
    ['now', 0, 400],
    ['a day ago', -1, 400],
    ['in 366 days', 366, 201],
    ['in 367 days', 367, 400],
  ])('has an expiry that is not %s', async (_when, days, status) => {
    const now = new Date('2027-03-01T10:00:00Z');
    app.setTime(now);
    const reply = await issue({ expiresAt: addDays(now, days).toISOString() });
    expect(reply.status).toBe(status);
    if (status === 400) expect(Object.keys(reply.body)).toEqual(['error', 'message', 'code']);
  });

  // Clause: POST /api/v1/grants 400
  it.each([
    ['no name', { granteeName: undefined }],
    ['a blank name', { granteeName: ' ' }],
    ['no expiry', { expiresAt: undefined }],
    ['an expiry that is no time', { expiresAt: 'tomorrow' }],
    ['no scope', { scopeType: undefined }],
    ['another scope', { scopeType: 'WORLD' }],
    ['an address that is none', { granteeEmail: 'ines' }],
    ['an address of two lines', { granteeEmail: 'a@b.example\nBcc: c@d.example' }],
  ])('refuses %s', async (_what, changes) => {
    const { status, body } = await issue(changes);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['error', 'message', 'code']);
  });

  // Clause: POST /api/v1/grants 404
  it.each([
    ['no id', () => ({ scopeType: 'PASSPORT' })],
    ['an id that is none', () => onPassport('x')],
    ['an id nobody has', () => onPassport(randomUUID())],
    ['a unit nobody has', () => onUnit(randomUUID())],
    ['a passport for a unit', () => onUnit(passportId)],
    ['a draft', async () => onPassport((await workspace.createPassport({ draft: true })).id)],
    [
      "another workspace's passport",
      async () => onPassport((await (await createWorkspace(app)).createPassport()).id),
    ],
  ])('finds nothing for %s', async (_what, changes) => {
    const { status, body } = await issue(await changes());
    expect(status).toBe(404);
    expect(Object.keys(body)).toEqual(['error', 'message', 'code']);
  });

  it('refuses a unit that was recycled', async () => {
    const { id } = await workspace.serialise(passportId, { status: 'RECYCLED' });
    expect((await issue(onUnit(id))).status).toBe(409);
  });

  it('stores nothing of what it refuses', async () => {
    const before = (await list()).total;
    await issue({ granteeName: ' ' });
    await issue(onPassport(randomUUID()));
    expect((await list()).total).toBe(before);
  });

  // Clause: audit grant.issued
  it('is recorded, without a word of the grantee', async () => {
    const { grant } = await issueGrant(app, workspace, {
      ...onUnit(unitId),
      granteeEmail: 'ines@repairs.example',
    });
    const entry = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(entry).toMatchObject({
      action: 'grant.issued',
      target_type: 'grant',
      target_id: grant.id,
      details: { kind: 'LEGITIMATE_INTEREST', scopeType: 'UNIT', batteryUnitId: unitId },
    });
    expect(JSON.stringify(entry)).not.toMatch(/ines/i);
  });
});

describe('an operator-scoped key', () => {
  let scoped: string;
  let ownPassport: string;

  beforeAll(async () => {
    const { id: operatorId } = await workspace.createOperator();
    scoped = await workspace.createKey({ operatorId });
    ownPassport = (await workspace.createPassport({ operatorId })).id;
  });

  // Clause: grants of an operator-scoped key
  it("issues on its own operator's passports", async () => {
    expect((await issue(onPassport(ownPassport), scoped)).status).toBe(201);
  });

  it.each([
    ["another operator's passport", () => onPassport(passportId)],
    ["another operator's unit", () => onUnit(unitId)],
    ['the whole workspace', () => ({ scopeType: 'TENANT' })],
  ])('issues nothing on %s', async (_what, changes) => {
    const { status, body } = await issue(changes(), scoped);
    expect(status).toBe(403);
    expect(body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
  });

  it('sees its own alone', async () => {
    const { grants } = await list('', scoped);
    expect(grants.length).toBeGreaterThan(0);
    expect(new Set(grants.map((grant) => grant['passportId']))).toEqual(new Set([ownPassport]));
  });

  it('decides on nothing else', async () => {
    const { id } = await newRequest();
    for (const reply of [
      await step(id, 'approve', inAMonth(), scoped),
      await step(id, 'deny', {}, scoped),
      await revoke(id, scoped),
    ]) {
      expect(reply.status).toBe(403);
    }
    expect(grantIn(await step(id, 'deny')).status).toBe('DENIED');
  });
});

describe('GET /api/v1/grants', () => {
  // Clause: GET /api/v1/grants 200
  it('lists by status, the newest first in each, page by page', async () => {
    const other = await createWorkspace(app);
    const { id } = await other.createPassport({ metadata: textiles() });
    const steps = ['', 'deny', '', 'approve', 'deny'];
    for (const [i, name] of steps.entries()) {
      app.setTime(new Date(Date.UTC(2027, 0, 1, 0, 0, i)));
      const request = await requestAccess(app, { passportId: id });
      if (name !== '') await step(request.id, name, inAMonth(), other.key);
    }
    const { grant } = await issueGrant(app, other, {});
    await revoke(grant.id, other.key);
    const all = await list('', other.key);
    expect(all).toMatchObject({ success: true, count: 6, page: 1, limit: 100, total: 6 });
    const order = all.grants.map(({ status, createdAt }) => `${status} ${String(createdAt)}`);
    const second = (i: number) => `2027-01-01T00:00:0${i}.000Z`;
    expect(order).toEqual([
      `PENDING ${second(2)}`,
      `PENDING ${second(0)}`,
      `ACTIVE ${second(3)}`,
      `DENIED ${second(4)}`,
      `DENIED ${second(1)}`,
      `REVOKED ${second(4)}`,
    ]);
    const pages = [await list('?limit=4', other.key), await list('?limit=4&page=2', other.key)];
    expect(pages.flatMap(({ grants }) => grants)).toEqual(all.grants);
    expect(pages[0]).toMatchObject({ totalPages: 2 });
  });

  it('clamps the page size to 200', async () => {
    expect(await list('?limit=999')).toMatchObject({ limit: 200 });
  });
});

describe('POST /api/v1/grants/{id}/approve', () => {
  // Clause: POST /api/v1/grants/{id}/approve 200
  it('makes the token of a request', async () => {
    const { id } = await newRequest();
    const expiresAt = addDays(new Date(), 5).toISOString();
    const reply = await step(id, 'approve', { expiresAt });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      grant: objectWith({
        id,
        status: 'ACTIVE',
        issuerType: 'REQUEST',
        granteeEmail: 'ines@repairs.example',
        organization: 'Oficina Duarte',
        purpose: 'Repair of the battery',
        expiresAt,
        decidedAt: timestamp,
        decidedBy: textMatching(/^api-key:/),
      }),
      token: textMatching(/^dpp_li_[0-9a-f]{32}$/),
    });
  });

  // Clause: POST /api/v1/grants/{id}/approve 400
  it('needs expiresAt', async () => {
    const { id } = await newRequest();
    for (const json of [{}, { expiresAt: null }]) {
      const { status, body } = await step(id, 'approve', json);
      expect([status, Object.keys(body)]).toEqual([400, ['error', 'message', 'code']]);
    }
    expect((await step(id, 'approve')).status).toBe(200);
  });

  it('refuses a time that is past, and leaves the request pending', async () => {
    const { id } = await newRequest();
    const expiresAt = addDays(new Date(), -1).toISOString();
    expect((await step(id, 'approve', { expiresAt })).status).toBe(400);
    expect((await step(id, 'approve')).status).toBe(200);
  });

  // Clause: POST /api/v1/grants/{id}/approve 409
  it.each(['approve', 'deny', 'revoke'])('is not for a request after its %s', async (first) => {
    const { id } = await newRequest();
    await (first === 'revoke' ? revoke(id) : step(id, first));
    for (const name of ['approve', 'deny']) {
      const { status, body } = await step(id, name);
      expect(status).toBe(409);
      expect(Object.keys(body)).toEqual(['error', 'message', 'code']);
    }
  });

  it('is not for what was never asked for', async () => {
    const { grant } = await issueGrant(app, workspace, {});
    expect((await step(grant.id, 'approve')).status).toBe(409);
    expect((await step(grant.id, 'deny')).status).toBe(409);
  });

  // Clause: grants of others
  it.each(['approve', 'deny'])('finds no grant of another workspace to %s', async (name) => {
    const other = await createWorkspace(app);
    const { id } = await newRequest();
    expect((await step(id, name, inAMonth(), other.key)).status).toBe(404);
    expect((await revoke(id, other.key)).status).toBe(404);
  });
});

describe('POST /api/v1/grants/{id}/deny', () => {
  // Clause: POST /api/v1/grants/{id}/deny 200
  it('closes a request without a token', async () => {
    const { id } = await newRequest();
    const reply = await step(id, 'deny');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, grant: objectWith({ id, status: 'DENIED' }) });
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ token_sha256: null });
  });
});

describe('POST /api/v1/grants/deny', () => {
  const denyMany = (ids: unknown, key = workspace.key) =>
    app.request('/api/v1/grants/deny', { key, json: { ids } });
  const pendingOf = async (...ids: string[]) =>
    (await Promise.all(ids.map(rowsOf))).map(([row]) => row?.status);

  // Clause: POST /api/v1/grants/deny 200
  it('denies many, each audited, and answers in the order sent', async () => {
    const sent: string[] = [];
    for (let i = 0; i < 5; i++) sent.push((await newRequest()).id);
    const ids = sent.toReversed();
    const { status, body } = await denyMany(ids);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: '5 of 5 requests denied',
      count: 5,
      results: ids.map((id) => ({
        id,
        ok: true,
        grant: objectWith({ id, status: 'DENIED', decidedAt: timestamp }),
      })),
    });
    const entries = (await auditOf(app, workspace.tenant.id)).filter(
      ({ action, target_id }) => action === 'grant.denied' && ids.includes(target_id),
    );
    expect(new Set(entries.map(({ target_id }) => target_id)).size).toBe(5);
    expect(entries).toHaveLength(5);
  });

  // Clause: POST /api/v1/grants/deny 200
  it('says in its place why one was not denied, and denies the others', async () => {
    const [pending, approved, denied] = [
      await newRequest(),
      await newRequest(),
      await newRequest(),
    ];
    await step(approved.id, 'approve');
    await step(denied.id, 'deny');
    const other = await createWorkspace(app);
    const foreign = await issueGrant(app, other, {});
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const ids = [nowhere, approved.id, pending.id, denied.id, foreign.grant.id, 'no-uuid', ''];
    const { status, body } = await denyMany([...ids, pending.id.toUpperCase()]);
    expect(status).toBe(200);
    const { count, results } = body as unknown as { count: number; results: object[] };
    expect(count).toBe(1);
    const unknown = { ok: false, error: textMatching(/No such grant/) };
    expect(results).toEqual([
      { id: nowhere, ...unknown },
      { id: approved.id, ok: false, error: textMatching(/ACTIVE/) },
      { id: pending.id, ok: true, grant: objectWith({ status: 'DENIED' }) },
      { id: denied.id, ok: false, error: textMatching(/DENIED/) },
      { id: foreign.grant.id, ...unknown },
      { id: 'no-uuid', ...unknown },
      { id: '', ...unknown },
      { id: pending.id.toUpperCase(), ok: false, error: textMatching(/twice/) },
    ]);
    expect(await pendingOf(approved.id, pending.id)).toEqual(['ACTIVE', 'DENIED']);
  });

  // Clause: POST /api/v1/grants/deny 400
  it.each<[what: string, ids: unknown]>([
    ['none', []],
    ['no list', 'all'],
    ['nothing', undefined],
    ['numbers', [1, 2]],
    ['201 of them', Array.from({ length: 201 }, () => 'x')],
  ])('refuses %s, and denies nothing', async (_what, ids) => {
    const { id } = await newRequest();
    const sent = Array.isArray(ids) && ids.length > 0 ? [id, ...(ids as unknown[])] : ids;
    const { status, body } = await denyMany(sent);
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'Bad Request', message: anyText, code: 'INVALID_REQUEST' });
    expect(await pendingOf(id)).toEqual(['PENDING']);
  });

  // Clause: grants of an operator-scoped key
  it('denies for an operator-scoped key what is its operator’s, and asks for grant:write', async () => {
    const { id } = await newRequest();
    const foreign = await workspace.createKey({
      operatorId: (await workspace.createOperator()).id,
    });
    const { body } = await denyMany([id], foreign);
    expect(body).toMatchObject({ count: 0, results: [{ id, ok: false }] });
    const reader = await workspace.createKey({ permissions: ['grant:read'] });
    expect((await denyMany([id], reader)).status).toBe(403);
    expect(await pendingOf(id)).toEqual(['PENDING']);
    const own = await workspace.createKey({ operatorId: workspace.operatorId });
    expect((await denyMany([id], own)).body).toMatchObject({ count: 1 });
  });

  // Clause: one decision on a grant
  it('leaves one decision each when several deny the same at once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) ids.push((await newRequest()).id);
    const replies = await Promise.all([
      denyMany(ids),
      denyMany(ids.toReversed()),
      ...ids.slice(0, 3).map((id) => step(id, 'deny')),
    ]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect(new Set(await pendingOf(...ids))).toEqual(new Set(['DENIED']));
    const entries = (await auditOf(app, workspace.tenant.id)).filter(
      ({ action, target_id }) => action === 'grant.denied' && ids.includes(target_id),
    );
    expect(entries).toHaveLength(8);
  });
});

describe('DELETE /api/v1/grants/{id}', () => {
  // Clause: DELETE /api/v1/grants/{id} 200
  it.each(['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'])(
    'revokes from %s, and keeps the time of the first revocation',
    async (status) => {
      const { id } = await newRequest();
      if (status === 'ACTIVE') await step(id, 'approve');
      if (status === 'DENIED') await step(id, 'deny');
      if (status === 'REVOKED') await revoke(id);
      const first = grantIn(await revoke(id));
      expect(first).toMatchObject({ status: 'REVOKED', revokedAt: timestamp });
      app.setTime(addDays(new Date(), 1));
      const again = await revoke(id);
      expect(again.status).toBe(200);
      expect(grantIn(again)).toEqual(first);
    },
  );

  it('writes one audit entry, however often it is done', async () => {
    const { grant } = await issueGrant(app, workspace, {});
    await revoke(grant.id);
    await revoke(grant.id);
    const entries = (await auditOf(app, workspace.tenant.id)).filter(
      ({ target_id }) => target_id === grant.id,
    );
    expect(entries.map(({ action }) => action)).toEqual(['grant.issued', 'grant.revoked']);
  });

  it('is open to a workspace whose subscription lapsed', async () => {
    const lapsed = await createWorkspace(app);
    const { grant } = await issueGrant(app, lapsed, {});
    await app
      .db('tenants')
      .where({ id: lapsed.tenant.id })
      .update({ subscription_status: 'canceled' });
    expect((await issue({}, lapsed.key)).status).toBe(402);
    expect((await revoke(grant.id, lapsed.key)).status).toBe(200);
  });
});

describe('POST /platform/v1/grants', () => {
  const issueToAuthority = async (changes: object) => {
    const { token } = await startSession(app, undefined);
    const json = grantBody(app.deps.clock.now(), { tenantId: workspace.tenant.id, ...changes });
    return app.request('/platform/v1/grants', { key: token, json });
  };

  // Clause: POST /platform/v1/grants 201
  it('issues to an authority, in whatever workspace', async () => {
    const reply = await issueToAuthority(onPassport(passportId));
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      success: true,
      grant: objectWith({ kind: 'AUTHORITY', issuerType: 'PLATFORM', revocable: false }),
      token: textMatching(/^dpp_auth_[0-9a-f]{32}$/),
    });
    const { grants } = await list();
    expect(grants).toContainEqual(grantIn(reply));
  });

  // Clause: DELETE /api/v1/grants/{id} 403
  it('is not for the workspace to take back', async () => {
    const { id } = grantIn(await issueToAuthority({}));
    const { status, body } = await revoke(id);
    expect(status).toBe(403);
    expect(Object.keys(body)).toEqual(['error', 'message', 'code']);
  });

  it.each([
    ['a workspace nobody has', () => ({ tenantId: randomUUID() })],
    ['a workspace that is no id', () => ({ tenantId: 'acme' })],
    ['a passport of another workspace', () => onPassport(randomUUID())],
  ])('finds nothing for %s', async (_what, changes) => {
    expect((await issueToAuthority(changes())).status).toBe(404);
  });
});

describe('two who decide at once', () => {
  // Clause: one decision on a grant
  it('get one decision, and it stays', async () => {
    for (let i = 0; i < 6; i++) {
      const { id } = await newRequest();
      const replies = await Promise.all([
        step(id, 'approve'),
        step(id, 'deny'),
        step(id, 'approve'),
        step(id, 'deny'),
      ]);
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409, 409, 409]);
      const decided = replies.find(({ status }) => status === 200)!;
      const [row] = await rowsOf(id);
      expect(row).toMatchObject({ status: grantIn(decided).status });
    }
  });
});

describe('what is swept', () => {
  it('is what never opened anything, once its time is over', async () => {
    const pending = await newRequest();
    const denied = await newRequest();
    await step(denied.id, 'deny');
    const approved = await newRequest();
    await step(approved.id, 'approve');
    await revoke(approved.id);
    const left = async (days: number) => {
      app.setTime(addDays(new Date(), days));
      const { clock } = app.deps;
      await sweepOnce({ db: app.deps.db, rules: [grantSweep], clock });
      const ids = [pending.id, denied.id, approved.id];
      return (await app.db('access_grants').whereIn('id', ids)).length;
    };
    expect(await left(89)).toBe(3);
    expect(await left(91)).toBe(1);
    expect(await app.db('access_grants').where({ id: approved.id })).toHaveLength(1);
  });
});
