import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSku, unitBody } from '../support/factories.js';
import { timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** A battery's second life: the unit that is made from another, and what becomes of that one. */

let app: TestApp;
let workspace: Workspace;
let other: Workspace;
let passport: { id: string; productId: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
  passport = await workspace.createPassport();
});
afterAll(() => app.close());

const serialise = (json: unknown, { key, of } = { key: workspace.key, of: passport.id }) =>
  app.request(`/api/v1/passports/${of}/units`, { key, json });
const documentOf = async (id: string) =>
  (await app.request(`/api/v1/units/${id}`, { key: workspace.key })).body;
const eventsOf = async (id: string) =>
  (await app.request(`/api/v1/units/${id}/events`, { key: workspace.key })).body.events;
const record = (id: string, json: object) =>
  app.request(`/api/v1/units/${id}/events`, { key: workspace.key, json });
const succeed = async (predecessorUnitId: string, changes: object = {}) =>
  serialise(unitBody({ predecessorUnitId, ...changes }));

describe('a unit with a predecessor', () => {
  // Clause: battery unit successor
  // Clause: unit event of a predecessor
  it('makes it REPURPOSED by a STATUS_CHANGE event that names the successor', async () => {
    const predecessor = await workspace.serialise(passport.id);
    const { status, body } = await succeed(predecessor.id);
    expect(status).toBe(201);
    const [successor] = body.units;
    expect(successor).toMatchObject({ predecessorUnitId: predecessor.id, status: 'IN_SERVICE' });
    expect((await documentOf(predecessor.id))['status']).toBe('REPURPOSED');
    expect(await eventsOf(predecessor.id)).toEqual([
      {
        id: expect.any(String) as unknown,
        batteryUnitId: predecessor.id,
        tenantId: workspace.tenant.id,
        eventType: 'STATUS_CHANGE',
        stateOfHealth: null,
        cycleCount: null,
        remainingCapacityAh: null,
        temperatureC: null,
        status: 'REPURPOSED',
        payload: {
          status: 'REPURPOSED',
          successorUnitId: successor.id,
          successorSerial: successor.serialNumber,
        },
        recordedAt: timestamp,
        createdAt: timestamp,
      },
    ]);
    expect(await eventsOf(successor.id)).toEqual([]);
  });

  // Clause: battery unit predecessorStatus
  it.each(['REPURPOSED', 'REMANUFACTURED', 'REUSED'])(
    'makes it %s when it says so',
    async (predecessorStatus) => {
      const { id } = await workspace.serialise(passport.id);
      await succeed(id, { predecessorStatus });
      expect((await documentOf(id))['status']).toBe(predecessorStatus);
    },
  );

  // Clause: battery unit predecessorStatus
  it.each(['IN_SERVICE', 'DECOMMISSIONED', 'RECALLED', 'WASTE', 'RECYCLED', 'reused', 1, {}])(
    'cannot make it %j',
    async (predecessorStatus) => {
      const { id } = await workspace.serialise(passport.id);
      expect((await succeed(id, { predecessorStatus })).body.error).toBe('Serialisation Failed');
      expect((await documentOf(id))['status']).toBe('IN_SERVICE');
      expect(await eventsOf(id)).toEqual([]);
    },
  );

  // Clause: battery unit predecessor of any passport
  it('may be made from one under any passport of the workspace', async () => {
    const elsewhere = await workspace.createPassport({ productId: newSku(), draft: true });
    const predecessor = await workspace.serialise(elsewhere.id);
    const { status } = await succeed(predecessor.id.toUpperCase());
    expect(status).toBe(201);
    expect((await documentOf(predecessor.id))['status']).toBe('REPURPOSED');
  });

  // Clause: battery unit unknown predecessor
  it('is refused when the predecessor is not there, not of this workspace, or no id', async () => {
    const foreignPassport = await other.createPassport();
    const foreign = await other.serialise(foreignPassport.id);
    for (const predecessorUnitId of [randomUUID(), foreign.id, passport.id, 'BAT-1']) {
      const { status, body } = await succeed(predecessorUnitId);
      expect([status, body.errors]).toEqual([
        400,
        ['[0] predecessorUnitId names no unit of this workspace.'],
      ]);
    }
    const { key } = other;
    const untouched = await app.request(`/api/v1/units/${foreign.id}`, { key });
    expect(untouched.body).toMatchObject({ status: 'IN_SERVICE', dynamicData: [] });
  });

  it("is refused to an operator-scoped key when the predecessor is another operator's", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const own = await workspace.createPassport({ operatorId });
    const theirs = await workspace.serialise(passport.id);
    const mine = await workspace.serialise(own.id);
    const units = [theirs, mine].map(({ id }) => unitBody({ predecessorUnitId: id }));
    const { status, body } = await serialise({ units }, { key, of: own.id });
    expect([status, body['count'], body.errors]).toEqual([
      201,
      1,
      ['[0] predecessorUnitId names no unit of this workspace.'],
    ]);
    expect((await documentOf(theirs.id))['status']).toBe('IN_SERVICE');
    expect((await documentOf(mine.id))['status']).toBe('REPURPOSED');
  });

  // Clause: battery unit recycled predecessor
  it.each([
    ['from the beginning', { status: 'RECYCLED' }],
    ['by an event', {}],
  ])('is refused when the predecessor is RECYCLED %s', async (_what, changes) => {
    const { id } = await workspace.serialise(passport.id, changes);
    await record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    const before = await documentOf(id);
    const { status, body } = await succeed(id);
    expect([status, body.error]).toEqual([400, 'Serialisation Failed']);
    expect(body.errors).toEqual([expect.stringMatching(/^\[0\] .*RECYCLED/)]);
    expect(await documentOf(id)).toEqual(before);
  });

  it('may be one of several successors, also in one call: each writes its event', async () => {
    const predecessor = await workspace.serialise(passport.id);
    const units = ['REUSED', 'REMANUFACTURED'].map((predecessorStatus) =>
      unitBody({ predecessorUnitId: predecessor.id, predecessorStatus }),
    );
    await serialise({ units });
    await succeed(predecessor.id);
    expect((await eventsOf(predecessor.id)).map(({ status }) => status)).toEqual([
      'REPURPOSED',
      'REMANUFACTURED',
      'REUSED',
    ]);
    expect((await documentOf(predecessor.id))['status']).toBe('REPURPOSED');
  });

  // Clause: battery unit successor in one transaction
  it('leaves the predecessor alone when it is not made itself', async () => {
    const predecessor = await workspace.serialise(passport.id);
    const taken = await workspace.serialise(passport.id);
    const { serialNumber } = taken;
    const { body } = await succeed(predecessor.id, { serialNumber });
    expect(body.error).toBe('Serialisation Failed');
    expect(await documentOf(predecessor.id)).toMatchObject({
      status: 'IN_SERVICE',
      dynamicData: [],
    });
  });

  // Clause: battery unit successor in one transaction
  it('is not made when the event cannot be written', async () => {
    const predecessor = await workspace.serialise(passport.id);
    const unit = unitBody({ predecessorUnitId: predecessor.id });
    await app.db.raw(
      `alter table unit_events add constraint refused check (unit_id <> '${predecessor.id}')`,
    );
    const { status } = await serialise(unit);
    await app.db.raw('alter table unit_events drop constraint refused');
    expect(status).toBe(500);
    expect(await app.db('battery_units').where({ serial_number: unit.serialNumber })).toEqual([]);
    expect((await documentOf(predecessor.id))['status']).toBe('IN_SERVICE');
    expect((await serialise(unit)).status).toBe(201);
  });

  it('keeps the measured state of the predecessor, which says nothing of the successor', async () => {
    const predecessor = await workspace.serialise(passport.id);
    await record(predecessor.id, { eventType: 'SOH_MEASUREMENT', stateOfHealth: 71 });
    const [successor] = (await succeed(predecessor.id)).body.units;
    expect((await documentOf(predecessor.id))['currentState']).toMatchObject({ stateOfHealth: 71 });
    expect((await documentOf(successor.id))['currentState']).toBeNull();
  });

  // Clause: unit status change news
  it('tells of the new status of the predecessor, if it is new', async () => {
    const predecessor = await workspace.serialise(passport.id);
    await succeed(predecessor.id);
    await succeed(predecessor.id);
    const told = { target_id: predecessor.id };
    expect(await auditOf(app, workspace.tenant.id).where(told)).toEqual([
      expect.objectContaining({
        action: 'batteryunit.status_changed',
        target_type: 'batteryunit',
        details: {
          passportId: passport.id,
          serialNumber: predecessor.serialNumber,
          from: 'IN_SERVICE',
          to: 'REPURPOSED',
          requestId: expect.any(String) as string,
        },
      }),
    ]);
    expect(await app.db('notifications').where(told)).toHaveLength(1);
  });

  // Clause: battery unit predecessor gone
  it('outlives a predecessor that goes with its draft', async () => {
    const draft = await workspace.createPassport({ draft: true });
    const predecessor = await workspace.serialise(draft.id);
    const [successor] = (await succeed(predecessor.id)).body.units;
    const path = `/api/v1/passports/${draft.id}`;
    const deleted = await app.request(path, { key: workspace.key, method: 'DELETE' });
    expect(deleted.status).toBe(200);
    expect((await app.request(`/api/v1/units/${predecessor.id}`, { key: workspace.key })).status) //
      .toBe(404);
    expect(await documentOf(successor.id)).toMatchObject({ repurposedFrom: null });
  });
});
