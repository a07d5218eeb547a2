import { pino } from 'pino';
import { openDatabase, type Database } from '../../src/platform/db/database.js';
import { giveBackEmbedded, takeEmbedded } from './embedded-databases.js';
import { migrateForTests, newSchemaName, openMigratedSchema } from './migrated-schemas.js';

/** Set by `npm run test:postgres`; absent: the embedded database, in memory. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/** Set on a Citus cluster: it refuses triggers, locks of rows without their workspace, and shows other plans. */
export { isDistributed } from './migrated-schemas.js';

/** Which engine this run is about, for titles. */
export const testEngine = testDatabaseUrl ? 'PostgreSQL' : 'the embedded database';

const silent = pino({ level: 'silent' });

/** A database of its own for a test file, gone after `close`. Not migrated. */
export async function openEmptyDatabase(databaseUrl = testDatabaseUrl): Promise<Database> {
  if (!databaseUrl) return openDatabase({ dataDirectory: 'memory://', logger: silent });
  const schema = newSchemaName();
  const options = { dataDirectory: 'unused', databaseUrl, schema, logger: silent, poolSize: 5 };
  const database = await openDatabase(options);
  await database.knex.raw(`create schema ${schema}`);
  return {
    ...database,
    async close() {
      await database.knex.raw(`drop schema ${schema} cascade`);
      await database.close();
    },
  };
}

/** The same with all tables. */
export async function openTestDatabase(databaseUrl = testDatabaseUrl): Promise<Database> {
  if (!databaseUrl) {
    const embedded = await takeEmbedded();
    const database = await openDatabase({
      dataDirectory: 'memory://',
      logger: silent,
      pglite: embedded.pglite,
    });
    return {
      ...database,
      async close() {
        await database.close();
        await giveBackEmbedded(embedded);
      },
    };
  }
  if (databaseUrl === testDatabaseUrl) return openMigratedSchema(databaseUrl);
  const database = await openEmptyDatabase(databaseUrl);
  await migrateForTests(database);
  return database;
}
