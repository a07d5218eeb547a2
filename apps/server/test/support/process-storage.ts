import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase, type Database } from '../../src/platform/db/database.js';
import { placeMigratedDatabase } from './migrated-image.js';
import { isDistributed, migrateForTests } from './migrated-schemas.js';
import { relaxedLimits } from './test-app.js';
import { testDatabaseUrl } from './test-database.js';

const silent = pino({ level: 'silent' });

/** To make one takes a second of every first start. */
const withoutDemoWorkspace = { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' };

/** What server processes of one test share: the database, the secrets, and limits that are never reached. */
export interface ProcessStorage {
  readonly environment: Readonly<Record<string, string>>;
  /** Looks at the database directly. On the embedded one no server may run meanwhile. */
  inspect<T>(look: (database: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** A data directory of its own; on PostgreSQL a schema of its own, too, whose first server migrates it. */
export async function createProcessStorage(databaseUrl = testDatabaseUrl): Promise<ProcessStorage> {
  const storage = await createEmptyStorage(databaseUrl);
  if (!databaseUrl) await placeMigratedDatabase(storage.environment.DATA_DIR ?? '');
  else if (isDistributed) await storage.inspect(migrateForTests);
  return storage;
}

/** The same with nothing in it: a server of any release makes its tables. */
export async function createEmptyStorage(databaseUrl = testDatabaseUrl): Promise<ProcessStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'dpp-process-'));
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const open = () =>
    openDatabase({
      dataDirectory: directory,
      logger: silent,
      ...(databaseUrl && { databaseUrl, schema, poolSize: 2 }),
    });
  const inspect = async <T>(look: (database: Database) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };
  if (databaseUrl) await inspect(({ knex }) => knex.raw(`create schema ${schema}`));
  return {
    environment: {
      ...relaxedLimits,
      DATA_DIR: directory,
      BASE_URL: 'https://dpp.example',
      VAULT_KEY: randomBytes(32).toString('base64'),
      SESSION_SECRET: randomBytes(32).toString('base64'),
      ...(databaseUrl ? { DATABASE_URL: withSchema(databaseUrl, schema) } : withoutDemoWorkspace),
    },
    inspect,
    async remove() {
      if (databaseUrl) await inspect(({ knex }) => knex.raw(`drop schema ${schema} cascade`));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function withSchema(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href.replaceAll('+', '%20');
}
