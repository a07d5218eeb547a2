import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditIsIntact } from '../support/audit-is-intact.js';
import { inFull, report } from '../support/endurance.js';
import { newSku, passportBody } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send, type TestReply } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

/** Hand-overs of each run; a kill falls into every so many of them. */
const batteries = inFull(1000, 20);
const batch = inFull(50, 10);

interface Company extends ProvisionedWorkspace {
  readonly passportId: string;
}

interface Offer {
  readonly unitId: string;
  readonly token: string;
  readonly id: string;
}

/** A record of a battery as it is stored, in any workspace. */
interface StoredUnit {
  readonly id: string;
  readonly tenant_id: string;
  readonly handed_over_at: Date | null;
  readonly successor_unit_id: string | null;
  readonly predecessor_unit_id: string | null;
}

describe(`hand-overs between three workspaces of a server that is killed, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let giver: Company;
  let takers: readonly Company[];

  const start = () => startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
  const call = (path: string, key: string, json?: object, method?: string): Promise<TestReply> =>
    send(`${server.origin}${path}`, { key, ...(json && { json }), ...(method && { method }) });
  const must = async (reply: Promise<TestReply>) => {
    const { status, text, body } = await reply;
    expect(status, text).toBe(201);
    return body;
  };
  const found = async (): Promise<Company> => {
    const workspace = await provisionWorkspace(server.origin);
    const made = await must(call('/api/v1/passports', workspace.key, passportBody()));
    return { ...workspace, passportId: made.passport.id };
  };

  beforeAll(async () => {
    storage = await createProcessStorage();
    server = await start();
    giver = await found();
    takers = [await found(), await found()];
  }, 300_000);
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  it('leave each battery with one company, and both audit chains whole', async () => {
    let kills = 0;
    let unanswered = 0;
    const offers: Offer[] = [];
    for (let made = 0; made < batteries; made += batch) {
      const offered = await Promise.all(Array.from({ length: batch }, () => offer()));
      offers.push(...offered);
      // Both takers, one of them twice, and the giver, who takes back or makes a successor: all at once.
      const asked = offered.flatMap(({ unitId, token, id }, n) => [
        accept(token, takers[n % 2]),
        accept(token, takers[(n + 1) % 2]),
        accept(token, takers[n % 2]),
        ...(n % 3 === 0
          ? [call(`/api/v1/units/${unitId}/hand-overs/${id}`, giver.key, undefined, 'DELETE')]
          : []),
        ...(n % 3 === 1 ? [succeedAtHome(unitId)] : []),
      ]);
      const answers = asked.map((reply) => reply.catch(() => undefined));
      await pause(Math.random() * inFull(600, 250));
      await server.kill();
      kills += 1;
      for (const reply of await Promise.all(answers)) {
        if (reply === undefined) unanswered += 1;
        else expect([200, 201, 400, 409], reply.text).toContain(reply.status);
      }
      server = await start();
      await retryAll(offered);
    }
    expect(unanswered).toBeGreaterThan(0);
    for (const { unitId } of offers) await expectOneCompanyInPublic(unitId);
    await server.stop();
    const outcome = await storage.inspect(({ knex }) => expectOneCompanyEach(knex, offers));
    expect(await auditIsIntact(storage)).toBe(true);
    report(
      `${testEngine}: ${offers.length} batteries, ${kills} kills, ${unanswered} requests without an answer, ` +
        `${outcome.passed} handed over, ${outcome.stayed} not; 0 with two companies or none`,
    );
  }, 3_600_000);

  async function offer(): Promise<Offer> {
    const units = `/api/v1/passports/${giver.passportId}/units`;
    const serialNumber = newSku().slice(0, 20);
    const made = await must(call(units, giver.key, { serialNumber }));
    const unitId = String(made.units[0].id);
    const { token, handOver } = await must(
      call(`/api/v1/units/${unitId}/hand-overs`, giver.key, {}),
    );
    return { unitId, token: String(token), id: handOver.id };
  }

  function accept(token: string, taker: Company | undefined): Promise<TestReply> {
    if (!taker) throw new Error('There are two takers.');
    const { key, passportId } = taker;
    return call('/api/v1/hand-overs/accept', key, { token, passportId });
  }

  function succeedAtHome(unitId: string): Promise<TestReply> {
    const serialNumber = newSku().slice(0, 20);
    const json = { serialNumber, predecessorUnitId: unitId };
    return call(`/api/v1/passports/${giver.passportId}/units`, giver.key, json);
  }

  /** The links that anybody can follow lead to one record, which names its own company. */
  async function expectOneCompanyInPublic(unitId: string): Promise<void> {
    const read = async (path: string) => (await send(`${server.origin}${path}`)).body;
    const old = await read(`/unit/${unitId}`);
    if (!Object.hasOwn(old, 'responsibility')) {
      expect(old.ofModel.economicOperator.name).toBeTruthy();
      return;
    }
    const { name, since, unitUrl } = old.responsibility;
    const now = await read(new URL(unitUrl).pathname);
    expect(now.responsibility).toEqual({ name, since, unitUrl: null });
    expect(now.repurposedFrom.unitId).toBe(unitId);
  }

  /** A client whose answer was lost asks again, and is told what became of the offer. */
  async function retryAll(offered: readonly Offer[]): Promise<void> {
    for (const [n, { token }] of offered.entries()) {
      const reply = await accept(token, takers[n % 2]);
      expect([201, 409], reply.text).toContain(reply.status);
    }
  }
});

/** Reads the records of each battery in every workspace: one of them is responsible, and the two ends name each other. */
async function expectOneCompanyEach(
  database: Knex,
  offers: readonly Offer[],
): Promise<{ readonly passed: number; readonly stayed: number }> {
  const units = await database<StoredUnit>('battery_units').select(
    'id',
    'tenant_id',
    'handed_over_at',
    'successor_unit_id',
    'predecessor_unit_id',
  );
  const audit = await database<{ action: string; target_id: string }>('audit_log')
    .whereIn('action', ['batteryunit.handed_over', 'batteryunit.taken_over'])
    .select('action', 'target_id');
  const told = (action: string, id: string | undefined) =>
    audit.filter((entry) => entry.action === action && entry.target_id === id).length;
  let passed = 0;
  for (const { unitId } of offers) {
    const unit = units.find(({ id }) => id === unitId);
    const others = units.filter(
      ({ predecessor_unit_id, tenant_id }) =>
        predecessor_unit_id === unitId && tenant_id !== unit?.tenant_id,
    );
    const records = [unit, ...others];
    const responsible = records.filter((record) => record?.handed_over_at === null);
    expect(responsible.length, unitId).toBe(1);
    const isPassed = unit?.handed_over_at !== null;
    passed += isPassed ? 1 : 0;
    expect(others.map(({ id }) => id)).toEqual(isPassed ? [unit?.successor_unit_id] : []);
    const atHome = units.some(
      ({ predecessor_unit_id, tenant_id }) =>
        predecessor_unit_id === unitId && tenant_id === unit?.tenant_id,
    );
    expect(isPassed && atHome, unitId).toBe(false);
    expect(told('batteryunit.handed_over', unitId)).toBe(isPassed ? 1 : 0);
    expect(told('batteryunit.taken_over', others[0]?.id)).toBe(isPassed ? 1 : 0);
  }
  return { passed, stayed: offers.length - passed };
}
