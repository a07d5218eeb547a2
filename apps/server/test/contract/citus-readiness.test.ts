import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributedTables } from '../../src/platform/db/wall/distributed-tables.js';
import { migrateToLatest, rollBackOne } from '../../src/platform/db/schema/migrate.js';
import { testCitusUrl } from '../support/citus-cluster.js';
import { createEmptyStorage, type ProcessStorage } from '../support/process-storage.js';
import { runCommand } from '../support/run-command.js';
import { startRefusedServer } from '../support/server-process.js';
import { insertTenant, tenantTables } from '../support/tenant-rows.js';

/** From tables on the coordinator alone to a cluster that a server starts on. */

let storage: ProcessStorage;

describe.runIf(testCitusUrl)('a Citus cluster that is not ready', () => {
  beforeAll(async () => {
    storage = await createEmptyStorage(testCitusUrl);
    await storage.inspect(({ knex }) => migrateToLatest(knex));
  }, 60_000);
  afterAll(() => storage.remove());

  const distribute = async () =>
    JSON.parse(await runCommand(storage, 'migrate', '--distribute', '--json')) as {
      distributed: string[];
    };
  const names = distributedTables.map(({ table }) => table);

  it('lets no server start, which names the command', async () => {
    const { exitCode, output } = await startRefusedServer(storage.environment);
    expect(exitCode).toBe(1);
    expect(output).toContain('npm run dpp -- migrate --distribute');
  });

  it('is made ready with the rows that are there, and keeps no copy of them', async () => {
    const left = await storage.inspect(async ({ knex }) => {
      const tables = await tenantTables(knex);
      for (let i = 0; i < 3; i++) await insertTenant(knex, tables);
      expect((await distribute()).distributed).toEqual(names);
      for (const table of names) expect(await knex(table).select(), table).toHaveLength(3);
      // The table itself, on the coordinator: its shards are others.
      return knex('pg_class')
        .whereIn('relname', names)
        .whereRaw('relnamespace = current_schema()::regnamespace and pg_relation_size(oid) > 0')
        .pluck<string[]>('relname');
    });
    expect(left).toEqual([]);
  });

  it('gets the tables of later releases distributed by their migrations', async () => {
    expect((await distribute()).distributed).toEqual([]);
    const gone = await storage.inspect(async ({ knex }) => {
      let undone: string[];
      do undone = await rollBackOne(knex);
      while (!undone.some((name) => name.endsWith('battery_units')));
      const left = await tenantTables(knex);
      return names.filter((table) => !left.some(({ name }) => name === table));
    });
    expect(gone).toEqual(expect.arrayContaining(['battery_units', 'unit_events', 'batches']));
    await runCommand(storage, 'migrate');
    expect((await distribute()).distributed).toEqual([]);
  });
});
