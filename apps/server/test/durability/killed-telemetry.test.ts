import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/db/database.js';
import type { BatteryUnitRow, UnitEventRow } from '../../src/platform/db/tables.js';
import { endurance, report } from '../support/endurance.js';
import { passportBody, unitBody } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { sendTelemetry, sendUntilFailure, type SentTelemetry } from './telemetry-load.js';
import { UnexpectedReplyError } from './write-load.js';

const rounds = 20;

// By night alone: by day `kill` and `killed-import` ask for the same of other writes.
describe.runIf(endurance)(`a server killed with -9 under telemetry, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;
  let unitIds: string[];
  const sent: SentTelemetry[] = [];

  const start = () => startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
  const post = (path: string, json: object) =>
    send(server.origin + path, { key: workspace.key, json });

  beforeAll(async () => {
    storage = await createProcessStorage();
    server = await start();
    workspace = await provisionWorkspace(server.origin);
    const { passport } = (await post('/api/v1/passports', passportBody())).body;
    const units = Array.from({ length: 3 }, () => unitBody());
    const made = await post(`/api/v1/passports/${passport.id}/units`, { units });
    unitIds = made.body.units.map(({ id }) => id);
  });
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  // Clause: POST /api/v1/units/{id}/events 201 Idempotency-Key
  it(`loses no acknowledged event in ${rounds} of its deaths, and records none twice`, async () => {
    for (let round = 0; round < rounds; round++) {
      const before = sent.length;
      await killUnderLoad(before + 60 + ((round * 13) % 50));
      server = await start();
      for (const telemetry of sent.slice(before)) await expectOneEffect(telemetry);
    }
    await server.stop();
    await storage.inspect(expectHistories);
    const events = sent.reduce((sum, telemetry) => sum + telemetry.events.length, 0);
    report(`${testEngine}: ${rounds} kills, ${events} events, 0 lost, 0 twice`);
  }, 900_000);

  /** Kills on an acknowledged request: the seven other writers are in the middle of theirs. */
  async function killUnderLoad(afterRequests: number): Promise<void> {
    let killed: Promise<void> | undefined;
    const onAcknowledged = () => {
      if (sent.length >= afterRequests) killed ??= server.kill();
    };
    const { origin } = server;
    const failures = await sendUntilFailure({ origin, workspace, unitIds, sent, onAcknowledged });
    expect(killed, 'A writer failed before the kill.').toBeDefined();
    expect(failures.filter((failure) => failure instanceof UnexpectedReplyError)).toEqual([]);
    await killed;
  }

  /** The retry is answered what the first one was, or by the only one that was heard. */
  async function expectOneEffect(telemetry: SentTelemetry): Promise<void> {
    const { acknowledged } = telemetry;
    const retried = await sendTelemetry({ origin: server.origin, workspace }, telemetry);
    if (!acknowledged) return;
    expect(retried.headers.get('idempotent-replayed')).toBe('true');
    expect(retried.text).toBe(acknowledged.text);
  }

  /** Looks into the database itself: every event once, and each unit as its history says. */
  async function expectHistories({ knex }: Database): Promise<void> {
    for (const id of unitIds) {
      const history = await knex<UnitEventRow>('unit_events')
        .where({ unit_id: id })
        .orderBy(['recorded_at', 'id']);
      const ofUnit = sent.filter(({ unitId }) => unitId === id);
      const ids = ofUnit.flatMap(({ acknowledged }) => acknowledged?.ids ?? []);
      expect(history.map((event) => event.id).sort()).toEqual(ids.sort());
      const counts = ofUnit.flatMap(({ events }) => events.map(({ cycleCount }) => cycleCount));
      expect(history.map((event) => event.cycle_count).sort()).toEqual(counts.sort());
      const unit = await knex<BatteryUnitRow>('battery_units').where({ id }).first();
      expect(unit?.state_event_id).toBe(history.at(-1)?.id);
      expect(unit?.cycle_count).toBe(history.at(-1)?.cycle_count);
      const byArrival = history.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(unit?.last_event_id).toBe(byArrival.at(-1)?.id);
      const lastStatus = byArrival.findLast(({ status }) => status !== null)?.status;
      expect(unit?.status).toBe(lastStatus ?? 'IN_SERVICE');
    }
    const { length } = await knex('idempotency_keys').where({ tenant_id: workspace.tenantId });
    expect(length).toBe(sent.length);
    expect(await knex('idempotency_keys').whereNull('status').orWhereNull('body')).toEqual([]);
  }
});
