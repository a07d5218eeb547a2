import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatteryUnitRow, UnitEventRow } from '../../src/platform/db/tables.js';
import { inFull, inRaces } from '../support/endurance.js';
import { newSerial, unitBody } from '../support/factories.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** What concurrent calls on one battery may come to: one legal outcome, and history and state agree. */

const rounds = inRaces(200, 10);
const callsPerRound = 20;
/** Timeout of each test. In full they take half a minute of an idle machine. */
const timeout = inFull(600_000, 120_000);

let app: TestApp;
let workspace: Workspace;
let passport: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  passport = await workspace.createPassport();
});
afterAll(() => app.close());

const post = (path: string, json: unknown) =>
  app.request(`/api/v1/${path}`, { key: workspace.key, json });
const serialise = (json: object) => post(`passports/${passport.id}/units`, json);
const record = (id: string, json: object) => post(`units/${id}/events`, json);
const recycle = (id: string) => record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });

async function race(call: (n: number) => Promise<TestReply>): Promise<TestReply[]> {
  const calls = Array.from({ length: callsPerRound }, (_, n) => call(n));
  const replies = await Promise.all(calls);
  for (const { status, text } of replies) expect(status, text).toBeLessThan(500);
  return replies;
}

async function inRounds(round: () => Promise<void>): Promise<void> {
  for (let n = 0; n < rounds; n++) await round();
}

const isMade = ({ status }: TestReply) => status === 201;

/** The newest event with a number, and the last status that arrived, are what the unit says of itself. */
async function expectAgreement(id: string): Promise<UnitEventRow[]> {
  const unit = await app.db<BatteryUnitRow>('battery_units').where({ id }).first();
  const history = await app
    .db<UnitEventRow>('unit_events')
    .where({ unit_id: id })
    .orderBy([
      { column: 'recorded_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  const measured = history.find((event) => event.cycle_count !== null);
  expect(unit?.state_event_id).toBe(measured?.id ?? null);
  expect(unit?.cycle_count).toBe(measured?.cycle_count ?? null);
  const byArrival = history.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(unit?.last_event_id).toBe(byArrival.at(-1)?.id ?? null);
  const lastStatus = byArrival.findLast(({ status }) => status !== null)?.status;
  expect(unit?.status).toBe(lastStatus ?? 'IN_SERVICE');
  expect(unit?.ceased_at !== null).toBe(unit?.status === 'RECYCLED');
  return byArrival;
}

describe(`${callsPerRound} calls at once, ${rounds} times, on ${testEngine}`, { timeout }, () => {
  it('make one unit of one serial number', async () => {
    await inRounds(async () => {
      const serialNumber = newSerial();
      const replies = await race(() => serialise({ serialNumber }));
      expect(replies.filter(isMade)).toHaveLength(1);
      const rows = await app.db('battery_units').where({ serial_number: serialNumber });
      expect(rows).toHaveLength(1);
    });
  });

  it('make the same units in whatever order, each once', async () => {
    await inRounds(async () => {
      const units = Array.from({ length: 5 }, () => unitBody());
      const replies = await race((n) =>
        serialise({ units: n % 2 === 0 ? units : units.toReversed() }),
      );
      const made = replies.filter(isMade).reduce((sum, { body }) => sum + body.units.length, 0);
      expect(made).toBe(units.length);
    });
  });

  it('let a unit have as many successors as were made, with an event for each', async () => {
    await inRounds(async () => {
      const { id } = await workspace.serialise(passport.id);
      const replies = await race((n) =>
        serialise(
          unitBody({
            predecessorUnitId: id,
            predecessorStatus: n % 2 === 0 ? 'REUSED' : 'REMANUFACTURED',
          }),
        ),
      );
      expect(replies.filter(isMade)).toHaveLength(callsPerRound);
      const named = (await expectAgreement(id)).map(
        ({ payload }) => (payload as { successorUnitId: string }).successorUnitId,
      );
      const made = replies.map(({ body }) => body.units[0].id);
      expect(named.toSorted()).toEqual(made.toSorted());
    });
  });

  it('end a unit once: what arrives before is recorded, what arrives after is refused', async () => {
    await inRounds(async () => {
      const { id } = await workspace.serialise(passport.id);
      const recordedAt = '2026-01-01T00:00:00.000Z';
      const replies = await race((n) => {
        if (n % 5 === 4) return recycle(id);
        if (n % 5 === 3) return serialise(unitBody({ predecessorUnitId: id }));
        const event = { eventType: 'CHARGE_CYCLE', cycleCount: n, recordedAt };
        return n % 2 === 0
          ? record(id, event)
          : post(`units/${id}/events/bulk`, { events: [event, event] });
      });
      const history = await expectAgreement(id);
      const ends = history.filter(({ status }) => status === 'RECYCLED');
      expect(ends).toEqual([history.at(-1)]);
      const recorded = replies
        .filter(isMade)
        .reduce((sum, { body }) => sum + (body.events?.length ?? 1), 0);
      expect(history).toHaveLength(recorded);
    });
  });

  it('record one event under one Idempotency-Key', async () => {
    await inRounds(async () => {
      const { id } = await workspace.serialise(passport.id);
      const headers = { 'Idempotency-Key': randomUUID() };
      const json = { eventType: 'CHARGE_CYCLE', cycleCount: 1 };
      const path = `/api/v1/units/${id}/events`;
      const replies = await race(() => app.request(path, { key: workspace.key, json, headers }));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(await expectAgreement(id)).toHaveLength(1);
    });
  });

  it('delete a draft with its units, or serialise under it before', async () => {
    await inRounds(async () => {
      const draft = await workspace.createPassport({ draft: true });
      const unit = await workspace.serialise(draft.id);
      const path = `/api/v1/passports/${draft.id}`;
      await race((n) => {
        if (n === 10) return app.request(path, { key: workspace.key, method: 'DELETE' });
        if (n % 3 === 0) return record(unit.id, { eventType: 'CHARGE_CYCLE', cycleCount: n });
        if (n % 3 === 1) return serialise(unitBody({ predecessorUnitId: unit.id }));
        return post(`passports/${draft.id}/units`, unitBody());
      });
      expect(await app.db('battery_units').where({ passport_id: draft.id })).toEqual([]);
      expect(await app.db('unit_events').where({ unit_id: unit.id })).toEqual([]);
      expect(await app.db('directory').where({ key: unit.id })).toEqual([]);
    });
  });
});
