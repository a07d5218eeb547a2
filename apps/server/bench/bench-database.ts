import { pino } from 'pino';
import { openDatabase, type Database } from '../src/platform/db/database.js';
import { migrateToLatest } from '../src/platform/db/schema/migrate.js';

const databaseUrl = process.env.BENCH_DATABASE_URL;

/** As many calls at once as a pool may have connections: one on the embedded database. */
export const callsAtOnce = databaseUrl ? 8 : 1;

let opened = 0;

/**
 * A database of its own, with all tables, gone after `close`: a schema of the server that
 * `BENCH_DATABASE_URL` names, or else the embedded database.
 */
export async function openBenchDatabase(poolSize?: number): Promise<Database> {
  const schema = `bench_${process.pid}_${opened++}`;
  const database = await openDatabase({
    dataDirectory: 'memory://',
    logger: pino({ level: 'silent' }),
    ...(databaseUrl && { databaseUrl, schema }),
    ...(poolSize !== undefined && { poolSize }),
  });
  if (databaseUrl) await database.knex.raw(`create schema ${schema}`);
  await migrateToLatest(database.knex);
  return {
    ...database,
    async close() {
      if (databaseUrl) await database.knex.raw(`drop schema ${schema} cascade`);
      await database.close();
    },
  };
}
