import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitRepository } from '../../src/features/units/unit-repository.js';
import type { DirectoryRow } from '../../src/platform/db/tables.js';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Rules that the database itself keeps: recorded rows are never rewritten, even if the server's code tries. */

/** insufficient_privilege */
const refused = '42501';
/** check_violation */
const checkViolation = '23514';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const record = (id: string, json: object) =>
  app.request(`/api/v1/units/${id}/events`, { key: workspace.key, json });
const deletePassport = (id: string) =>
  app.request(`/api/v1/passports/${id}`, { key: workspace.key, method: 'DELETE' });

async function newUnit(draft = false) {
  const { id: passportId } = await workspace.createPassport({ draft });
  const { id } = await workspace.serialise(passportId);
  await record(id, { eventType: 'SOH_MEASUREMENT', stateOfHealth: 90 });
  return { id, passportId };
}

/** What a workspace's own transaction is told of a statement. */
async function attempt(sql: string, id: string): Promise<string> {
  const run = tenantTransaction(app.db, workspace.tenant.id, (tx) =>
    tx.raw(sql, sql.includes('?') ? [id] : []),
  );
  return run.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
}

describe(`the history of a unit on ${testEngine}`, () => {
  // Clause: unit events append-only
  it.each([
    ['changed', 'update unit_events set state_of_health = 100 where unit_id = ?'],
    ['moved to another time', 'update unit_events set recorded_at = now() where unit_id = ?'],
    ['removed', 'delete from unit_events where unit_id = ?'],
    ['truncated', 'truncate unit_events'],
    ['removed with its unit', 'delete from battery_units where id = ?'],
    ['given to another unit', 'update battery_units set id = gen_random_uuid() where id = ?'],
    ['locked to be changed', 'select 1 from unit_events where unit_id = ? for update'],
  ])('cannot be %s by the tenant', async (_what, sql) => {
    const { id } = await newUnit();
    const before = await app.db('unit_events').where({ unit_id: id });
    expect(await attempt(sql, id)).toBe(refused);
    expect(await app.db('unit_events').where({ unit_id: id })).toEqual(before);
  });

  // Clause: unit events append-only
  it.each(['put', 'patch', 'delete'])('has no path by which to %s an event', async (method) => {
    const { id } = await newUnit();
    const { key } = workspace;
    const [event] = (await app.request(`/api/v1/units/${id}/events`, { key })).body.events;
    for (const path of [`/api/v1/units/${id}/events`, `/api/v1/units/${id}/events/${event?.id}`]) {
      expect([404, 405]).toContain((await app.request(path, { key, method })).status);
    }
  });

  it.each([
    ['serial number', "update battery_units set serial_number = 'X' where id = ?"],
    ['predecessor', 'update battery_units set predecessor_unit_id = null where id = ?'],
    ['birth', 'update battery_units set created_at = now() where id = ?'],
  ])('is of a unit whose %s cannot be changed either', async (_what, sql) => {
    const { id } = await newUnit();
    expect(await attempt(sql, id)).toBe(refused);
  });

  it('is of a unit that follows to passports of the workspace alone', async () => {
    const { id } = await newUnit();
    const theirs = await createWorkspace(app);
    const { id: passportId } = await theirs.createPassport();
    const move = (to: string) =>
      attempt(`update battery_units set passport_id = ${to} where id = ?`, id);
    expect(await move('gen_random_uuid()')).toBe('23503');
    expect(await move(`'${passportId}'`)).toBe('23503');
  });

  // Clause: battery unit RECYCLED is kept
  it.each([
    ['loses its time', 'update battery_units set ceased_at = null where id = ?'],
    ['is left while the time stays', "update battery_units set status = 'REUSED' where id = ?"],
  ])('ends in a RECYCLED that never %s', async (_what, sql) => {
    const { id } = await newUnit();
    await record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    expect(await attempt(sql, id)).toBe(checkViolation);
  });

  it('has no time of its end before that', async () => {
    const { id } = await newUnit();
    const sql = 'update battery_units set ceased_at = now() where id = ?';
    expect(await attempt(sql, id)).toBe(checkViolation);
  });

  // Clause: battery unit RECYCLED is kept
  it.each([
    ['what it was', { status: 'IN_SERVICE', ceasedAt: null } as const],
    ['another event', { lastEventId: null }],
    ['nothing new', {}],
  ])('takes no %s once it is RECYCLED, by the statement itself', async (_what, changes) => {
    const { id } = await newUnit();
    const tenantId = workspace.tenant.id;
    await record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    const before = await app.db('battery_units').where({ id });
    const update = tenantTransaction(app.db, tenantId, async (tx) => {
      const unit = await unitRepository(tx).lock(tenantId, id);
      if (!unit) throw new Error('The unit is not there to be updated.');
      await unitRepository(tx).update({ ...unit, ...changes });
    });
    await expect(update).rejects.toThrow('ceased under the lock');
    expect(await app.db('battery_units').where({ id })).toEqual(before);
  });
});

describe('a draft that is deleted', () => {
  // Clause: DELETE /api/v1/passports/{id} 200 units
  it('takes its units, their history and their names with it, and leaves how many', async () => {
    const { id, passportId } = await newUnit(true);
    const second = await workspace.serialise(passportId);
    expect((await deletePassport(passportId)).status).toBe(200);
    expect(await app.db('battery_units').where({ passport_id: passportId })).toEqual([]);
    expect(await app.db('unit_events').where({ unit_id: id })).toEqual([]);
    const names = await app.db<DirectoryRow>('directory').whereIn('key', [id, second.id]);
    expect(names).toEqual([]);
    const entries = await auditOf(app, workspace.tenant.id).where({ action: 'passport.deleted' });
    expect(entries.at(-1)?.details).toMatchObject({ units: 2, unitEvents: 1 });
  });

  it('leaves the units of other passports alone', async () => {
    const other = await newUnit();
    const { passportId } = await newUnit(true);
    await deletePassport(passportId);
    expect(await app.db('unit_events').where({ unit_id: other.id })).toHaveLength(1);
    expect(await app.db('directory').where({ key: other.id })).toHaveLength(1);
  });
});

describe('the name of a unit', () => {
  it('leads from its id to its workspace', async () => {
    const { id } = await newUnit();
    const { tenantId } = (await app.deps.directoryCache.find(app.deps.db, 'UNIT', id)) ?? {};
    expect(tenantId).toBe(workspace.tenant.id);
  });
});
