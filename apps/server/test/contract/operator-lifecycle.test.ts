import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facilityBody, operatorBody, passportBody } from '../support/factories.js';
import { anyText, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import { isDistributed } from '../support/test-database.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const request = (method: string, path: string, json?: unknown, key = workspace.key) =>
  app.request(`/api/v1/operators/${path}`, { key, method, ...(json !== undefined && { json }) });
const patch = (id: string, json: unknown, key?: string) => request('PATCH', id, json, key);
const remove = (id: string, key?: string) => request('DELETE', id, undefined, key);
const restore = (id: string, key?: string) => request('POST', `${id}/restore`, undefined, key);
const get = async (id: string) => (await request('GET', id)).body.operator;
const resolve = (id: string, headers = {}) => app.request(`/passport/${id}`, { headers });
const setStatus = (id: string, status: string) =>
  app.request(`/api/v1/passports/${id}/status`, {
    key: workspace.key,
    method: 'PUT',
    json: { status },
  });

/** What was recorded about an operator after its registration. */
async function recordsOf(id: string) {
  const about = (table: string) =>
    app
      .db<{ action: string; kind: string; details: object; target_id: string }>(table)
      .where({ target_id: id });
  const created = 'operator.created';
  const entries = await about('audit_log').whereNot({ action: created }).orderBy('seq');
  const notifications = await about('notifications')
    .whereNot({ kind: created })
    .orderBy('created_at');
  return {
    actions: entries.map(({ action }) => action),
    details: entries.map(({ details }) => ({ ...details, requestId: undefined })),
    notifications: notifications.map(({ kind }) => kind),
  };
}
const nothing = { actions: [], details: [], notifications: [] };

/** An operator with live passports. */
async function operatorWith(passports: number) {
  const { id } = await workspace.createOperator();
  const passportIds: string[] = [];
  for (let i = 0; i < passports; i++) {
    passportIds.push((await workspace.createPassport({ operatorId: id })).id);
  }
  return { id, passportIds, passportId: passportIds[0] ?? '' };
}

const listedIds = async () =>
  (await app.request('/api/v1/passports?limit=100', { key: workspace.key })).body.passports.map(
    ({ id }) => id,
  );

const messageOnly = (code: string) => ({ success: false, message: anyText, code });

describe('PATCH /api/v1/operators/{id}', () => {
  // Clause: PATCH /api/v1/operators/{id} 200
  it('changes name and role, trimmed, and answers {success, operator}', async () => {
    const operator = await workspace.createOperator();
    const { status, body } = await patch(operator.id, { name: ' Fjord AS ', role: '\tIMPORTER ' });
    expect(status).toBe(200);
    const changed = { ...operator, name: 'Fjord AS', role: 'IMPORTER' };
    expect(body).toEqual({ success: true, operator: changed });
    expect(await get(operator.id)).toEqual(changed);
  });

  it.each([
    ['name', { name: 'Fjord AS' }],
    ['role', { role: 'RETAILER' }],
    ['eori', { eori: 'DE1234567' }],
  ])('changes %s alone', async (_name, json) => {
    const operator = await workspace.createOperator();
    expect((await patch(operator.id, json)).body.operator).toEqual({ ...operator, ...json });
  });

  it('refuses a second customs number, and changes nothing', async () => {
    const operator = await workspace.createOperator({ regIdScheme: 'EORI', regId: 'DE7654321' });
    const { status, body } = await patch(operator.id, { name: 'Fjord AS', eori: 'DE1234567' });
    expect([status, body]).toEqual([400, messageOnly('INVALID_REQUEST')]);
    expect(await get(operator.id)).toEqual(operator);
  });

  it.each([null, '', ' '])('takes the customs number away for %j', async (eori) => {
    const { id } = await workspace.createOperator({ eori: 'DE1234567' });
    expect((await patch(id, { name: 'Fjord AS' })).body.operator.eori).toBe('DE1234567');
    expect((await patch(id, { eori })).body.operator.eori).toBeNull();
  });

  // Clause: operator regId
  // Clause: operator EORI-MOCK
  // Clause: PATCH /api/v1/operators/{id} 200 unchanged
  it.each([
    ['nothing', {}],
    ['no text', { name: 5, role: ['IMPORTER'] }],
    ['null', { name: null, role: null }],
    ['blank text', { name: ' ', role: '\n' }],
    ['what cannot be changed', { regId: 'X', regIdScheme: 'VAT', archivedAt: null, id: 'x' }],
    ['a made-up EORI as regId', { regId: 'EORI-MOCK-1' }],
    ['what it is already', { name: 'Nordvind Apparel AB', role: 'MANUFACTURER' }],
  ])('returns the row unchanged for %s, and writes no audit event', async (_name, json) => {
    const operator = await workspace.createOperator();
    const { status, body } = await patch(operator.id, json);
    expect([status, body.operator]).toEqual([200, operator]);
    expect(await recordsOf(operator.id)).toEqual(nothing);
  });

  // Clause: PATCH /api/v1/operators/{id} 200
  it('uses one usable field beside one that is none', async () => {
    const { id } = await workspace.createOperator();
    const { body } = await patch(id, { name: 7, role: 'IMPORTER' });
    expect(body.operator).toMatchObject({ name: 'Nordvind Apparel AB', role: 'IMPORTER' });
  });

  // Clause: PATCH /api/v1/operators/{id} 400
  it.each([
    ['a list', []],
    ['null', null],
    ['a text', 'name'],
    ['a name of 201 characters', { name: 'n'.repeat(201) }],
    ['a role of 65 characters', { role: 'r'.repeat(65) }],
    ['a customs number without its country', { eori: '1234567' }],
    ['a customs number that is no text', { eori: 7 }],
  ])('answers {success, message} without error for %s', async (_name, json) => {
    const { id } = await workspace.createOperator();
    const { status, body } = await patch(id, json);
    expect([status, body]).toEqual([400, messageOnly('INVALID_REQUEST')]);
  });

  // Clause: PATCH /api/v1/operators/{id} 404
  it.each([
    ['nobody has', () => Promise.resolve(randomUUID())],
    ['is no UUID', () => Promise.resolve('mine')],
    ['is of another workspace', async () => (await createWorkspace(app)).operatorId],
  ])('answers 404 {success, message} without error for an id that %s', async (_name, idOf) => {
    const { status, body } = await patch(await idOf(), { name: 'Mine' });
    expect([status, body]).toEqual([404, messageOnly('OPERATOR_NOT_FOUND')]);
  });

  // Clause: audit event operator.updated
  it('records operator.updated in audit log and inbox, with what was there before', async () => {
    const { id } = await workspace.createOperator();
    await patch(id, { name: 'Fjord AS' });
    expect(await recordsOf(id)).toEqual({
      actions: ['operator.updated'],
      notifications: ['operator.updated'],
      details: [
        {
          name: 'Fjord AS',
          role: 'MANUFACTURER',
          previousName: 'Nordvind Apparel AB',
          previousRole: 'MANUFACTURER',
        },
      ],
    });
  });

  // Clause: PATCH /api/v1/operators/{id} 403
  it('is for the own operator of an operator-scoped key, and for no other', async () => {
    const own = await workspace.createOperator();
    const other = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: own.id });
    expect((await patch(own.id, { role: 'IMPORTER' }, key)).status).toBe(200);
    const refused = await patch(other.id, { role: 'IMPORTER' }, key);
    expect([refused.status, refused.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it('shows in public documents at once, with another ETag, and also when sealed', async () => {
    const { id, passportIds } = await operatorWith(2);
    await workspace.seal(passportIds[0] ?? '');
    const before = await Promise.all(passportIds.map((passportId) => resolve(passportId)));
    await patch(id, { name: 'Fjord AS', role: 'IMPORTER' });
    for (const [i, passportId] of passportIds.entries()) {
      const etag = before[i]?.headers.get('etag') ?? '';
      const { status, headers, body } = await resolve(passportId, { 'If-None-Match': etag });
      expect(status).toBe(200);
      expect(headers.get('etag')).not.toBe(etag);
      expect(body.economicOperator).toMatchObject({ name: 'Fjord AS', role: 'IMPORTER' });
      expect(body.updatedAt).toBe(before[i]?.body.updatedAt);
    }
  });

  it('leaves the documents of other operators as they are', async () => {
    const { id } = await operatorWith(1);
    const { passportId } = await operatorWith(1);
    const before = await resolve(passportId);
    await patch(id, { name: 'Fjord AS' });
    const etag = before.headers.get('etag') ?? '';
    expect((await resolve(passportId, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('names the operator anew in credentials', async () => {
    const { facilityId } = workspace;
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createPassport({ operatorId, facilityId });
    const credential = async () =>
      (await resolve(id, { Accept: 'application/vc+jwt' })).text.split('.')[1] ?? '';
    const claims = async () => Buffer.from(await credential(), 'base64url').toString();
    expect(await claims()).toContain('Nordvind Apparel AB');
    await patch(operatorId, { name: 'Fjord AS' });
    expect(await claims()).toContain('Fjord AS');
  });

  it('reaches an archived operator too, whose passports are still shown', async () => {
    const { id, passportId } = await operatorWith(1);
    await remove(id);
    expect((await patch(id, { name: 'Fjord AS' })).body.operator).toMatchObject({
      name: 'Fjord AS',
      archivedAt: timestamp,
    });
    expect((await resolve(passportId)).body.economicOperator.name).toBe('Fjord AS');
  });
});

describe('DELETE /api/v1/operators/{id} of an active operator without passports', () => {
  // Clause: DELETE /api/v1/operators/{id} 200
  // Clause: operator 2
  it('deletes it: archived is false, and it is unknown from then on', async () => {
    const { id } = await workspace.createOperator();
    const { status, body } = await remove(id);
    expect([status, body]).toEqual([200, { success: true, archived: false }]);
    expect((await request('GET', id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  // Clause: audit event operator.deleted
  it('records operator.deleted in audit log and inbox', async () => {
    const { id, regId } = await workspace.createOperator();
    await remove(id);
    expect(await recordsOf(id)).toEqual({
      actions: ['operator.deleted'],
      notifications: ['operator.deleted'],
      details: [{ name: 'Nordvind Apparel AB', regId }],
    });
  });

  it('frees its regId for a new operator', async () => {
    const { id, regId } = await workspace.createOperator();
    await remove(id);
    const { id: newId } = await workspace.createOperator({ regId });
    expect(newId).not.toBe(id);
  });
});

describe('DELETE /api/v1/operators/{id} when the hard delete fails on a reference', () => {
  // Clause: operator 3
  it.each([
    ['an API key', async (operatorId: string) => workspace.createKey({ operatorId })],
    ['a facility', async (operatorId: string) => workspace.createFacility({ operatorId })],
  ])('archives it without archivedPassports, told to nobody: %s', async (_name, refer) => {
    const { id } = await workspace.createOperator();
    await refer(id);
    const { status, body } = await remove(id);
    expect([status, body]).toEqual([200, { success: true, archived: true }]);
    expect((await get(id)).archivedAt).toEqual(timestamp);
    expect(await recordsOf(id)).toEqual(nothing);
  });

  it('leaves what refers to it as it is', async () => {
    const { id } = await workspace.createOperator();
    const facility = await workspace.createFacility({ operatorId: id });
    const key = await workspace.createKey({ operatorId: id });
    await remove(id);
    const { status, body } = await app.request(`/api/v1/facilities/${facility.id}`, { key });
    expect([status, body.facility]).toEqual([200, facility]);
  });

  // Clause: POST /api/v1/operators/{id}/restore 200 none
  it('comes back by restore, with no passports', async () => {
    const { id } = await workspace.createOperator();
    await workspace.createFacility({ operatorId: id });
    await remove(id);
    expect((await restore(id)).body).toEqual({ success: true, restoredPassports: 0 });
    expect((await get(id)).archivedAt).toBeNull();
  });
});

describe('DELETE /api/v1/operators/{id} of an active operator with passports', () => {
  const at = new Date('2028-02-29T08:00:00.000Z');

  // Clause: DELETE /api/v1/operators/{id} 200
  // Clause: operator 1
  it('archives it and every active passport for the retention period from now', async () => {
    const { id, passportIds } = await operatorWith(3);
    app.setTime(at);
    const { status, body } = await remove(id);
    app.setTime();
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, archived: true, archivedPassports: 3 });
    expect((await get(id)).archivedAt).toBe(at.toISOString());
    for (const passportId of passportIds) {
      expect((await resolve(passportId)).body).toMatchObject({
        status: 'ACTIVE',
        archivedAt: at.toISOString(),
        retentionUntil: '2043-03-01T08:00:00.000Z',
      });
    }
  });

  // Clause: operator 1 resolvable
  it('keeps its passports publicly resolvable, with another ETag at once', async () => {
    const { id, passportId } = await operatorWith(1);
    const { productId } = (await resolve(passportId)).body;
    const byKey = (headers = {}) => app.request(`/01/${productId}`, { headers });
    const before = await byKey();
    await remove(id);
    const etag = before.headers.get('etag') ?? '';
    const { status, headers, body } = await byKey({ 'If-None-Match': etag });
    expect([status, body.id, body.archivedAt]).toEqual([200, passportId, timestamp]);
    expect(headers.get('etag')).not.toBe(etag);
    expect((await resolve(passportId, { Accept: 'text/html' })).status).toBe(200);
  });

  it('takes its passports out of the list and out of the quota, not those of others', async () => {
    const { id, passportIds } = await operatorWith(2);
    const { passportId: other } = await operatorWith(1);
    const used = async () =>
      (await app.request('/api/v1/whoami', { key: workspace.key })).body.usage['activePassports'];
    const before = Number(await used());
    await remove(id);
    expect(await used()).toBe(before - 2);
    const listed = await listedIds();
    expect(listed).toContain(other);
    for (const passportId of passportIds) expect(listed).not.toContain(passportId);
  });

  it('archives drafts with the rest, so that nothing of it goes live', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const draft = await workspace.createPassport({ operatorId, draft: true });
    expect((await remove(operatorId)).body).toMatchObject({ archivedPassports: 1 });
    expect(await listedIds()).not.toContain(draft.id);
    await restore(operatorId);
    expect(await listedIds()).toContain(draft.id);
  });

  it('lets no draft of it be published before it is restored', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createPassport({ operatorId, draft: true });
    const publish = () =>
      app.request(`/api/v1/passports/${id}`, {
        key: workspace.key,
        method: 'PUT',
        json: { metadata: passportBody().metadata },
      });
    await remove(operatorId);
    const { status, body } = await publish();
    expect([status, body.code]).toEqual([403, 'OPERATOR_ARCHIVED']);
    expect((await resolve(id)).status).toBe(404);
    await restore(operatorId);
    expect((await publish()).status).toBe(200);
  });

  it('archives recalled passports, which stay recalled', async () => {
    const { id, passportId } = await operatorWith(1);
    await setStatus(passportId, 'RECALLED');
    await remove(id);
    expect((await resolve(passportId)).body).toMatchObject({
      status: 'RECALLED',
      archivedAt: timestamp,
      retentionUntil: timestamp,
    });
  });

  it('archives decommissioned passports, whose own retention period stays', async () => {
    const { id, passportId } = await operatorWith(1);
    app.setTime(new Date('2027-01-01T00:00:00.000Z'));
    await setStatus(passportId, 'DECOMMISSIONED');
    app.setTime(at);
    await remove(id);
    app.setTime();
    expect((await resolve(passportId)).body).toMatchObject({
      archivedAt: at.toISOString(),
      retentionUntil: '2042-01-01T00:00:00.000Z',
    });
  });

  // Clause: audit event operator.archived
  it('records operator.archived in audit log and inbox, and announces no passport', async () => {
    const { id, passportId } = await operatorWith(1);
    const events = await app.eventsOf(passportId);
    await remove(id);
    const { actions, notifications, details } = await recordsOf(id);
    expect(actions).toEqual(['operator.archived']);
    expect(notifications).toEqual(['operator.archived']);
    expect(details).toEqual([{ archivedPassports: 1, retentionUntil: timestamp }]);
    expect(await app.eventsOf(passportId)).toEqual(events);
  });

  it('leaves seals verifiable', async () => {
    const { id, passportId } = await operatorWith(1);
    await workspace.seal(passportId);
    await remove(id);
    const path = `/api/v1/passports/${passportId}`;
    const payload = (await app.request(path, { key: workspace.key })).body;
    const { body } = await app.request('/api/v1/audit/verify', { json: { payload } });
    expect(body).toMatchObject({ verified: true });
  });

  // Clause: DELETE /api/v1/operators/{id} 409
  it.skipIf(isDistributed)('archives all of it or nothing', async () => {
    const { id, passportIds } = await operatorWith(2);
    await app.db.raw(refusing('passports', `new.id = '${passportIds[1] ?? ''}'`));
    const { status, body } = await remove(id);
    await app.db.raw(allowing('passports'));
    expect([status, body]).toEqual([409, messageOnly('OPERATOR_NOT_REMOVABLE')]);
    expect((await get(id)).archivedAt).toBeNull();
    expect((await resolve(passportIds[0] ?? '')).body.archivedAt).toBeNull();
    expect(await recordsOf(id)).toEqual(nothing);
  });

  it('makes its keys unable to create, and a new passport under it impossible', async () => {
    const { id } = await operatorWith(1);
    const key = await workspace.createKey({ operatorId: id });
    await remove(id);
    const create = (json: object, as: string) =>
      app.request('/api/v1/passports', { key: as, json });
    const replies = [
      await create(passportBody(), key),
      await create(passportBody({ operatorId: id }), workspace.key),
      await app.request('/api/v1/facilities', { key, json: facilityBody() }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([403, 'OPERATOR_ARCHIVED']);
    }
  });
});

/** A database that refuses an update as a broken reference would. */
const refusing = (table: string, condition: string) => `
  create function refuse_${table}() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = '23503'; end $$;
  create trigger refuse_${table} before update on ${table} for each row
    when (${condition}) execute function refuse_${table}()`;
const allowing = (table: string) => `drop function refuse_${table}() cascade`;

describe('DELETE /api/v1/operators/{id} otherwise', () => {
  // Clause: DELETE /api/v1/operators/{id} 409
  it.skipIf(isDistributed)(
    'answers 409 {success, message} when neither delete nor archive works',
    async () => {
      const { id } = await workspace.createOperator();
      await workspace.createFacility({ operatorId: id });
      await app.db.raw(refusing('operators', `new.id = '${id}'`));
      const { status, body } = await remove(id);
      await app.db.raw(allowing('operators'));
      expect([status, body]).toEqual([409, messageOnly('OPERATOR_NOT_REMOVABLE')]);
      expect((await get(id)).archivedAt).toBeNull();
    },
  );

  // Clause: DELETE /api/v1/operators/{id} 404
  it.each([
    ['nobody has', () => Promise.resolve(randomUUID())],
    ['is no UUID', () => Promise.resolve('mine')],
    ['is of another workspace', async () => (await createWorkspace(app)).operatorId],
  ])('answers 404 {success, message} without error for an id that %s', async (_name, idOf) => {
    const { status, body } = await remove(await idOf());
    expect([status, body]).toEqual([404, messageOnly('OPERATOR_NOT_FOUND')]);
  });

  // Clause: DELETE /api/v1/operators/{id} 403
  it('is for the own operator of an operator-scoped key, and for no other', async () => {
    const own = await workspace.createOperator();
    const other = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: own.id });
    expect((await remove(own.id, key)).body.archived).toBe(true);
    const refused = await remove(other.id, key);
    expect([refused.status, refused.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  // Clause: DELETE /api/v1/operators/{id} 403
  it('needs operator:write', async () => {
    const key = await workspace.createKey({ permissions: ['operator:read', 'operator:create'] });
    expect((await remove(workspace.operatorId, key)).status).toBe(403);
  });

  it('leaves an archived operator as it is, and tells nobody', async () => {
    const { id } = await operatorWith(1);
    await remove(id);
    const { archivedAt } = await get(id);
    const again = await remove(id);
    expect(again.body).toEqual({ success: true, archived: true, archivedPassports: 0 });
    expect((await get(id)).archivedAt).toBe(archivedAt);
    expect((await recordsOf(id)).actions).toEqual(['operator.archived']);
  });

  it('deletes an archived operator that nothing refers to any more', async () => {
    const { id } = await workspace.createOperator();
    const facility = await workspace.createFacility({ operatorId: id });
    await remove(id);
    await app.request(`/api/v1/facilities/${facility.id}`, {
      key: workspace.key,
      method: 'DELETE',
    });
    expect((await remove(id)).body).toEqual({ success: true, archived: false });
  });
});

describe('POST /api/v1/operators/{id}/restore', () => {
  // Clause: POST /api/v1/operators/{id}/restore 200
  // Clause: operator 4
  it('makes operator and passports active again: {success, restoredPassports}', async () => {
    const { id, passportIds } = await operatorWith(2);
    await remove(id);
    const { status, body } = await restore(id);
    expect([status, body]).toEqual([200, { success: true, restoredPassports: 2 }]);
    expect((await get(id)).archivedAt).toBeNull();
    const listed = await listedIds();
    for (const passportId of passportIds) {
      expect(listed).toContain(passportId);
      const shown = (await resolve(passportId)).body;
      expect([shown.archivedAt, shown.retentionUntil]).toEqual([null, null]);
    }
  });

  it('takes new passports again', async () => {
    const { id } = await operatorWith(1);
    await remove(id);
    await restore(id);
    expect((await workspace.createPassport({ operatorId: id })).economicOperator.id).toBe(id);
  });

  // Clause: operator 4 decommissioned
  it.each([
    ['before', ['DECOMMISSIONED', 'remove']],
    ['after', ['remove', 'DECOMMISSIONED']],
  ])('leaves a passport alone that was decommissioned %s the archiving', async (_name, steps) => {
    const { id, passportIds } = await operatorWith(2);
    const [decommissioned = '', other = ''] = passportIds;
    for (const step of steps) {
      if (step === 'remove') await remove(id);
      else await setStatus(decommissioned, step);
    }
    const before = await resolve(decommissioned);
    expect((await restore(id)).body).toMatchObject({ restoredPassports: 1 });
    const after = await resolve(decommissioned);
    expect(after.text).toBe(before.text);
    expect(after.body).toMatchObject({
      status: 'DECOMMISSIONED',
      archivedAt: timestamp,
      retentionUntil: timestamp,
    });
    expect((await resolve(other)).body.retentionUntil).toBeNull();
  });

  describe('leaves behind what is decommissioned, which', () => {
    async function leftBehind(tier: 'enterprise' | 'growth' = 'enterprise') {
      const mine = await createWorkspace(app, { tier });
      const operator = await mine.createOperator();
      const { id } = await mine.createPassport({ operatorId: operator.id });
      const send = (method: string, path: string, json?: object) =>
        app.request(path, { key: mine.key, method, ...(json && { json }) });
      const move = (status: string) => send('PUT', `/api/v1/passports/${id}/status`, { status });
      await move('DECOMMISSIONED');
      await send('DELETE', `/api/v1/operators/${operator.id}`);
      const { body } = await send('POST', `/api/v1/operators/${operator.id}/restore`);
      expect(body).toMatchObject({ restoredPassports: 0 });
      const save = (json: object) => send('PUT', `/api/v1/passports/${id}`, json);
      return { mine, id, operator, move, save };
    }

    it.each(['ACTIVE', 'RECALLED'])('is in the list again once it is %s', async (status) => {
      const { mine, id, move } = await leftBehind();
      const { body } = await move(status);
      expect(body.passport).toMatchObject({ status, archivedAt: null, retentionUntil: null });
      const listed = (await app.request('/api/v1/passports', { key: mine.key })).body.passports;
      expect(listed.map((passport) => passport.id)).toEqual([id]);
    });

    it('can be made a draft and published anew', async () => {
      const { move, save } = await leftBehind();
      const { metadata } = passportBody();
      expect((await save({ metadata, draft: true })).body.passport).toMatchObject({
        status: 'DRAFT',
        archivedAt: null,
      });
      const { status, body } = await save({ metadata });
      expect([status, body.passport.status, body.passport.archivedAt]).toEqual([
        200,
        'ACTIVE',
        null,
      ]);
      expect((await move('RECALLED')).status).toBe(200);
    });

    it('counts in the plan again: 402 passport_quota_exceeded without room', async () => {
      const { mine, move } = await leftBehind('growth');
      await app.db('tenants').where({ id: mine.tenant.id }).update({ passport_limit: 1 });
      await mine.createPassport();
      const { status, body } = await move('ACTIVE');
      expect([status, body.code, body['quota']]).toEqual([
        402,
        'passport_quota_exceeded',
        { tier: 'growth', activePassports: 1, passportLimit: 1 },
      ]);
      await app.db('tenants').where({ id: mine.tenant.id }).update({ passport_limit: 2 });
      expect((await move('ACTIVE')).status).toBe(200);
    });

    it('stays archived while its operator is', async () => {
      const { mine, id, operator, move } = await leftBehind();
      const path = `/api/v1/operators/${operator.id}`;
      await mine.createFacility({ operatorId: operator.id });
      await app.request(path, { key: mine.key, method: 'DELETE' });
      const { body } = await move('ACTIVE');
      expect(body.passport).toMatchObject({ archivedAt: timestamp, retentionUntil: timestamp });
      await app.request(`${path}/restore`, { key: mine.key, method: 'POST' });
      expect((await resolve(id)).body.archivedAt).toBeNull();
    });
  });

  it('gives a passport that was decommissioned and then archived no period but its own', async () => {
    const { id, passportId } = await operatorWith(1);
    await setStatus(passportId, 'DECOMMISSIONED');
    const { retentionUntil } = (await resolve(passportId)).body;
    await remove(id);
    await restore(id);
    expect((await resolve(passportId)).body.retentionUntil).toBe(retentionUntil);
  });

  // Clause: audit event operator.restored
  it('records operator.restored in audit log and inbox', async () => {
    const { id } = await operatorWith(1);
    await remove(id);
    await restore(id);
    const { actions, notifications, details } = await recordsOf(id);
    expect(actions).toEqual(['operator.archived', 'operator.restored']);
    expect(notifications).toEqual(actions);
    expect(details[1]).toEqual({ restoredPassports: 1 });
  });

  // Clause: POST /api/v1/operators/{id}/restore 200 none
  it('changes nothing of an active operator, and tells nobody', async () => {
    const operator = await workspace.createOperator();
    const { status, body } = await restore(operator.id);
    expect([status, body]).toEqual([200, { success: true, restoredPassports: 0 }]);
    expect(await get(operator.id)).toEqual(operator);
    expect(await recordsOf(operator.id)).toEqual(nothing);
  });

  // Clause: POST /api/v1/operators/{id}/restore 404
  it.each([
    ['nobody has', () => Promise.resolve(randomUUID())],
    ['is no UUID', () => Promise.resolve('mine')],
    ['is of another workspace', async () => (await createWorkspace(app)).operatorId],
  ])('answers the standard 404 for an id that %s', async (_name, idOf) => {
    const { status, body } = await restore(await idOf());
    expect([status, body.success, body.error]).toEqual([404, false, 'Not Found']);
  });

  // Clause: POST /api/v1/operators/{id}/restore 403
  it('is for the own operator of an operator-scoped key, and for no other', async () => {
    const own = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: own.id });
    expect((await restore(own.id, key)).status).toBe(200);
    const refused = await restore(workspace.operatorId, key);
    expect([refused.status, refused.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });
});

describe('POST /api/v1/operators with the regId of an archived operator', () => {
  // Clause: operator 5
  it('returns the archived record and does not un-archive it', async () => {
    const { id } = await operatorWith(1);
    const { regId } = await get(id);
    await remove(id);
    const { status, body } = await app.request('/api/v1/operators', {
      key: workspace.key,
      json: operatorBody({ regId, name: 'Another' }),
    });
    expect([status, body.operator.id]).toEqual([201, id]);
    expect(body.operator).toMatchObject({ name: 'Nordvind Apparel AB', archivedAt: timestamp });
    expect((await get(id)).archivedAt).toEqual(timestamp);
  });
});

describe('GET /api/v1/operators?archived', () => {
  // Clause: GET /api/v1/operators 200 archived
  it('has every operator in its list, and those that are not archived in the other', async () => {
    const { id } = await operatorWith(1);
    const isIn = async (archived: boolean) => {
      const path = `/api/v1/operators?archived=${archived}`;
      const { body } = await app.request(path, { key: workspace.key });
      return body.operators.some((operator) => operator.id === id);
    };
    expect([await isIn(false), await isIn(true)]).toEqual([true, true]);
    await remove(id);
    expect([await isIn(false), await isIn(true)]).toEqual([false, true]);
    await restore(id);
    expect([await isIn(false), await isIn(true)]).toEqual([true, true]);
  });
});
