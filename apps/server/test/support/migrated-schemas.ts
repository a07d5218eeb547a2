import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../src/platform/db/database.js';
import { distributeTables } from '../../src/platform/db/schema/distribute-tables.js';
import { migrateToLatest } from '../../src/platform/db/schema/migrate.js';
import { restore, stateOf, type Ask, type MigratedState } from './migrated-state.js';

/** A migrated schema on the PostgreSQL server of the tests. */
interface MigratedSchema {
  readonly schema: string;
  readonly state: MigratedState;
}

/** Those that no test file has at the moment; the files of a worker share this module. */
const kept: MigratedSchema[] = [];

/** Set where the server of the tests is the coordinator of a Citus cluster: rows lie on its workers. */
export const isDistributed = process.env.TEST_DISTRIBUTED === '1';

/** Most files open one database at a time, some two. */
const maxKept = 2;

const open = (databaseUrl: string, schema: string, poolSize: number) =>
  openDatabase({
    databaseUrl,
    schema,
    poolSize,
    dataDirectory: 'unused',
    logger: pino({ level: 'silent' }),
  });

const queryOn =
  ({ knex }: Database): Ask =>
  async <Row>(sql: string) =>
    (await knex.raw<{ rows: Row[] }>(sql)).rows;

/** A schema for a test file, as migrations leave one. Its rows are gone after `close`. */
export async function openMigratedSchema(databaseUrl: string): Promise<Database> {
  const free = kept.pop();
  const { schema, state } = free ?? (await makeSchema(databaseUrl));
  const database = await open(databaseUrl, schema, 5);
  return {
    ...database,
    async close() {
      await database.close();
      await giveBack(databaseUrl, { schema, state });
    },
  };
}

async function makeSchema(databaseUrl: string): Promise<MigratedSchema> {
  const schema = newSchemaName();
  const database = await open(databaseUrl, schema, 2);
  await database.knex.raw(`create schema ${schema}`);
  await migrateForTests(database);
  const state = await stateOf(queryOn(database));
  await database.close();
  return { schema, state };
}

/** All tables, on a cluster distributed over its workers. */
export async function migrateForTests({ knex }: Database): Promise<void> {
  await migrateToLatest(knex);
  if (!isDistributed) return;
  // Each changes the same role of the cluster: one after the other.
  const lock = await knex.transaction();
  try {
    await lock.raw(`select pg_advisory_xact_lock(hashtext('distributed tests'))`);
    await distributeTables(knex);
  } finally {
    await lock.rollback();
  }
}

/** Begins with what this run's schemas have in common: the run drops all of them when it ends. */
export function newSchemaName(): string {
  return `${inject('schemasOfRun')}_${randomUUID().replaceAll('-', '')}`;
}

/** What cannot be emptied, because a test changed it or something still holds its rows, is left to the end of the run. */
async function giveBack(databaseUrl: string, schema: MigratedSchema): Promise<void> {
  if (kept.length >= maxKept) return;
  const database = await open(databaseUrl, schema.schema, 1);
  try {
    await database.knex.raw(`set lock_timeout = '2s'`);
    if (await restore(queryOn(database), schema.state)) kept.push(schema);
  } catch {
    // The next file gets another one.
  } finally {
    await database.close();
  }
}
