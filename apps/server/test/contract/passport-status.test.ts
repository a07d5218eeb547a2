import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationRow, PassportRow } from '../../src/platform/db/tables.js';
import { newGtin, battery, maskedText, passportBody, textiles } from '../support/factories.js';
import { anyText, textMatching } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const liveStatuses = ['ACTIVE', 'RECALLED', 'DECOMMISSIONED'] as const;
const moves = liveStatuses.flatMap((from) =>
  liveStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());
afterEach(() => app.setTime());

const change = (id: string, json: unknown, key = workspace.key) =>
  app.request(`/api/v1/passports/${id}/status`, { method: 'PUT', key, json });
const typesOf = async (id: string) => (await app.eventsOf(id)).map(({ type }) => type);
const row = (id: string) => app.db<PassportRow>('passports').where({ id }).first();
const auditEntriesOf = async (id: string) =>
  (await auditOf(app, workspace.tenant.id)).filter(({ target_id }) => target_id === id);

/** A live passport in a status. */
async function passportIn(status: (typeof liveStatuses)[number], body: object = {}) {
  const passport = await workspace.createPassport(body);
  if (status !== 'ACTIVE') await change(passport.id, { status });
  return passport;
}

describe('PUT /api/v1/passports/{id}/status', () => {
  // Clause: PUT /api/v1/passports/{id}/status 200
  it('answers "200: {success, message, status, passport}"', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await change(id, { status: 'RECALLED' });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'message', 'status', 'passport']);
    expect(body).toMatchObject({ success: true, status: 'RECALLED' });
    expect(body.passport['status']).toBe('RECALLED');
  });

  // Clause: PUT /api/v1/passports/{id}/status 200 message
  // Clause: status 8
  it.each(moves)('moves a passport from %s to %s, and says so', async (from, to) => {
    const { id } = await passportIn(from);
    const { status, body } = await change(id, { status: to });
    expect(status).toBe(200);
    expect(body.message).toMatch(new RegExp(`${from}.*${to}`));
    expect((await app.request(`/passport/${id}`)).body['status']).toBe(to);
  });

  // Clause: status 8
  // Clause: event passport.recalled
  // Clause: event passport.status_updated
  it.each(moves)(
    'on the way from %s to %s emits one event, with the document',
    async (from, to) => {
      const { id } = await passportIn(from);
      const before = await typesOf(id);
      const { passport } = (await change(id, { status: to })).body;
      const events = (await app.eventsOf(id)).filter(({ document }) => document['status'] === to);
      const type = to === 'RECALLED' ? 'passport.recalled' : 'passport.status_updated';
      expect(await typesOf(id)).toHaveLength(before.length + 1);
      expect(events.at(-1)).toMatchObject({ type, document: passport });
    },
  );

  // Clause: PUT /api/v1/passports/{id}/status 200 same state
  // Clause: event passport.status_updated
  it.each(liveStatuses)('answers a same-state %s with 200 and does nothing', async (status) => {
    const { id } = await passportIn(status);
    const [before, events, entries] = [await row(id), await typesOf(id), await auditEntriesOf(id)];
    const reply = await change(id, { status });
    expect([reply.status, reply.body['status']]).toEqual([200, status]);
    expect(await row(id)).toEqual(before);
    expect(await typesOf(id)).toEqual(events);
    expect(await auditEntriesOf(id)).toEqual(entries);
  });

  // Clause: document of writes
  // Clause: PUT /api/v1/passports/{id}/status 200
  it('answers the "passport (public tier)", even to the owner', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    const { passport } = (await change(id, { status: 'RECALLED' })).body;
    expect(passport.metadata['detailedPerformance']).toBe(maskedText);
  });

  it('changes neither metadata nor seal, and a sealed passport may be recalled', async () => {
    const { id } = await workspace.createPassport();
    const sealed = await workspace.seal(id);
    const { passport } = (await change(id, { status: 'RECALLED' })).body;
    expect(passport.metadata).toEqual(sealed.metadata);
    expect(passport.proof).toEqual(sealed.proof);
    expect(await app.db('passport_versions').where({ passport_id: id })).toEqual([]);
  });

  // Clause: audit event passport.status_changed
  it('writes an audit entry and an in-app notification', async () => {
    const { id } = await workspace.createPassport();
    await change(id, { status: 'RECALLED' });
    expect(await auditEntriesOf(id)).toMatchObject([
      { action: 'passport.created' },
      {
        action: 'passport.status_changed',
        actor: textMatching(/^api-key:/),
        details: { previousStatus: 'ACTIVE', status: 'RECALLED' },
      },
    ]);
    expect(await app.db<NotificationRow>('notifications').where({ target_id: id })).toMatchObject([
      { kind: 'passport.recalled', message: textMatching(/ACTIVE.*RECALLED/) },
    ]);
  });

  // Clause: PUT /api/v1/passports/{id}/status 200 productId
  it('finds the passport by productId too, in any case of a UUID', async () => {
    const { id, productId } = await workspace.createPassport();
    const byProduct = await change(productId, { status: 'RECALLED' });
    expect([byProduct.status, byProduct.body.passport.id]).toEqual([200, id]);
    const byId = await change(id.toUpperCase(), { status: 'ACTIVE' });
    expect([byId.status, byId.body.passport.id]).toEqual([200, id]);
  });

  // Clause: PUT /api/v1/passports/{id}/status 200 productId
  it("changes, of several passports of one productId, a scoped key's own operator's", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const productId = newGtin();
    const own = await workspace.createPassport({ productId, operatorId });
    const other = await workspace.createPassport({ productId });
    const key = await workspace.createKey({ operatorId });
    const { body } = await change(productId, { status: 'RECALLED' }, key);
    expect(body.passport.id).toBe(own.id);
    expect((await row(other.id))?.status).toBe('ACTIVE');
  });

  // Clause: PUT /api/v1/passports/{id}/status 403
  it('needs passport:update', async () => {
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ permissions: ['passport:create', 'passport:seal'] });
    expect((await change(id, { status: 'RECALLED' }, key)).status).toBe(403);
  });
});

describe('the retention of a decommissioned passport', () => {
  // Clause: status 9
  it('"DECOMMISSIONED sets retentionUntil", 15 years from then by default', async () => {
    const { id } = await workspace.createPassport();
    app.setTime(new Date('2028-02-29T08:00:00.000Z'));
    const { passport } = (await change(id, { status: 'DECOMMISSIONED' })).body;
    expect(passport['retentionUntil']).toBe('2043-03-01T08:00:00.000Z');
  });

  // Clause: status 9
  it('is as long as the platform is configured for', async () => {
    const patient = await startTestApp({ RETENTION_YEARS: '30' });
    try {
      const { key, createPassport } = await createWorkspace(patient);
      const { id } = await createPassport();
      patient.setTime(new Date('2027-01-01T00:00:00.000Z'));
      const { body } = await patient.request(`/api/v1/passports/${id}/status`, {
        method: 'PUT',
        key,
        json: { status: 'DECOMMISSIONED' },
      });
      expect(body.passport['retentionUntil']).toBe('2057-01-01T00:00:00.000Z');
    } finally {
      await patient.close();
    }
  });

  // Clause: status 9
  it.each(['ACTIVE', 'RECALLED'] as const)('is cleared by leaving it for %s', async (status) => {
    const { id } = await passportIn('DECOMMISSIONED');
    const { passport } = (await change(id, { status })).body;
    expect(passport['retentionUntil']).toBeNull();
  });

  it('goes back to what archiving asked for when an archived passport leaves it', async () => {
    const operator = await workspace.createOperator();
    const { id } = await workspace.createPassport({ operatorId: operator.id });
    app.setTime(new Date('2026-01-01T00:00:00.000Z'));
    const path = `/api/v1/operators/${operator.id}`;
    await app.request(path, { key: workspace.key, method: 'DELETE' });
    app.setTime();
    await change(id, { status: 'DECOMMISSIONED' });
    const { passport } = (await change(id, { status: 'ACTIVE' })).body;
    expect(passport['retentionUntil']).toBe('2041-01-01T00:00:00.000Z');
  });
});

describe('the refusals of PUT /api/v1/passports/{id}/status', () => {
  // Clause: PUT /api/v1/passports/{id}/status 400
  it.each([
    {},
    { status: 'DRAFT' },
    { status: 'active' },
    { status: ' ACTIVE' },
    { status: 'ARCHIVED' },
    { status: null },
    { status: ['ACTIVE'] },
    [],
    'ACTIVE',
    null,
  ])('"must be one of ACTIVE, RECALLED, DECOMMISSIONED; otherwise 400": %j', async (json) => {
    const { id } = await workspace.createPassport();
    const { status, body } = await change(id, json);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code: 'INVALID_REQUEST',
    });
    expect((await row(id))?.status).toBe('ACTIVE');
  });

  // Clause: PUT /api/v1/passports/{id}/status 409
  // Clause: status 10
  it.each(liveStatuses)('"DRAFT passports give 409" for %s', async (status) => {
    const { id } = await workspace.createPassport({ draft: true });
    const reply = await change(id, { status });
    expect(reply.status).toBe(409);
    expect(reply.body).toEqual({
      success: false,
      error: 'Conflict',
      message: anyText,
      code: 'PASSPORT_IS_DRAFT',
    });
    expect((await row(id))?.status).toBe('DRAFT');
    expect(await app.eventsOf(id)).toEqual([]);
  });

  // Clause: PUT /api/v1/passports/{id}/status 404
  it("answers 404 for nobody's and for another workspace's passport, by UUID or productId", async () => {
    const { id, productId } = await (await createWorkspace(app)).createPassport();
    const replies = await Promise.all(
      [productId, newGtin(), randomUUID(), id].map((name) => change(name, { status: 'RECALLED' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  // Clause: PUT /api/v1/passports/{id}/status 403
  it('refuses an operator-scoped key on the passport of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ operatorId });
    const { status, body } = await change(id, { status: 'RECALLED' }, key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });
});

describe('DELETE /api/v1/passports/{id}', () => {
  const remove = (id: string, key = workspace.key) =>
    app.request(`/api/v1/passports/${id}`, { method: 'DELETE', key });
  const draft = (body: object = {}) => workspace.createPassport({ ...body, draft: true });

  // Clause: DELETE /api/v1/passports/{id} 200
  it('answers "200 {success, message} for a DRAFT", which is gone', async () => {
    const { id, productId } = await draft();
    const { status, body } = await remove(id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: anyText });
    for (const name of [id, productId]) {
      const path = `/api/v1/passports/${name}`;
      expect((await app.request(path, { key: workspace.key })).status).toBe(404);
    }
    expect((await remove(id)).status).toBe(404);
  });

  // Clause: status 11
  it('"Hard delete; history, access logs cascade"', async () => {
    const { id } = await draft();
    await app.request(`/api/v1/passports/${id}`, {
      method: 'PUT',
      key: workspace.key,
      json: { metadata: textiles(), draft: true },
    });
    await app.request(`/api/v1/passports/${id}`, { key: workspace.key });
    await app.deps.accessLog.flush();
    await workspace.seal(id);
    const tables = ['passport_versions', 'passport_accesses', 'passport_seals'];
    const rowsOf = async () =>
      Promise.all(
        tables.map(async (table) => (await app.db(table).where({ passport_id: id })).length),
      );
    expect(await rowsOf()).toEqual([1, 1, 1]);
    await remove(id);
    expect(await rowsOf()).toEqual([0, 0, 0]);
  });

  // Clause: DELETE /api/v1/passports/{id} 200 audit
  // Clause: audit event passport.deleted
  it('"leaves an audit entry with counts and hashes"', async () => {
    const { id, productId } = await draft({ metadata: { b: 1, a: 'x' } });
    const { proof } = await workspace.seal(id);
    await remove(id);
    const entry = (await auditEntriesOf(id)).at(-1);
    expect(entry).toMatchObject({
      action: 'passport.deleted',
      details: {
        productId,
        operatorId: workspace.operatorId,
        metadataSha256: textMatching(/^[0-9a-f]{64}$/),
        sealMerkleRoot: proof.merkleRoot,
        versions: 0,
        accesses: 0,
      },
    });
  });

  it('frees its productId for a new passport', async () => {
    const body = passportBody({ draft: true });
    const { id } = await workspace.createPassport(body);
    await remove(id);
    expect((await workspace.createPassport(body)).id).not.toBe(id);
  });

  // Clause: event of a draft
  it('emits nothing', async () => {
    const { id } = await draft();
    await remove(id);
    expect(await app.eventsOf(id)).toEqual([]);
  });

  // Clause: DELETE /api/v1/passports/{id} 409
  // Clause: status 12
  it.each(liveStatuses)('"409 when not a DRAFT": %s', async (status) => {
    const { id } = await passportIn(status);
    const reply = await remove(id);
    expect(reply.status).toBe(409);
    expect(reply.body).toEqual({
      success: false,
      error: 'Conflict',
      message: anyText,
      code: 'PASSPORT_NOT_DRAFT',
    });
    expect((await row(id))?.status).toBe(status);
  });

  // Clause: DELETE /api/v1/passports/{id} 404
  it('takes "UUID only, owning tenant only"', async () => {
    const { productId } = await draft();
    const { id } = await (await createWorkspace(app)).createPassport({ draft: true });
    const replies = await Promise.all([productId, randomUUID(), id].map((name) => remove(name)));
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await row(id)).toBeDefined();
  });

  // Clause: DELETE /api/v1/passports/{id} 403
  it('refuses an operator-scoped key on the draft of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await draft();
    const { status, body } = await remove(id, await workspace.createKey({ operatorId }));
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  // Clause: DELETE /api/v1/passports/{id} 403
  it('needs passport:update', async () => {
    const { id } = await draft();
    const key = await workspace.createKey({ permissions: ['passport:create', 'passport:read'] });
    expect((await remove(id, key)).status).toBe(403);
  });
});
