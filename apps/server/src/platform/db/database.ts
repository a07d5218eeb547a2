import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import type { Logger } from 'pino';
import { Announcements } from './announcements/announcements.js';
import { announceThrough } from './announcements/announcing-transaction.js';
import { columnParser } from './column-types.js';
import { lockDataDirectory } from './data-directory-lock.js';
import { knexOnPglite } from './pglite-client.js';

export interface Database {
  readonly knex: Knex;
  readonly engine: 'embedded' | 'postgresql';
  /**
   * Rises before every write, on the embedded database: nobody else writes there, and one statement
   * runs at a time, so what was read at a generation is true for as long as it lasts. Undefined on a
   * PostgreSQL server, where others write too.
   */
  readonly generation: (() => number) | undefined;
  /** What transactions on `knex` announce; and what other processes do, once something listens. */
  readonly announcements: Announcements;
  /** A connection that is no part of the pool; undefined on the embedded database, which has one session. */
  readonly createClient: (() => pg.Client) | undefined;
  close(): Promise<void>;
}

/** How long a statement, a wait for a lock and an idle transaction may take, in milliseconds. */
export interface StatementTimeouts {
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

/** Of a server: whoever asked has left by then, and one that hangs would take the pool with it. */
export const serverStatementTimeouts: StatementTimeouts = Object.freeze({
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 15_000,
});

export interface DatabaseOptions {
  /** Absent: the embedded database. */
  databaseUrl?: string | undefined;
  /** Connections to a PostgreSQL server. Default 10. */
  poolSize?: number;
  /** On a PostgreSQL server; the embedded database runs one statement at a time. Default: none. */
  statementTimeouts?: StatementTimeouts | undefined;
  /** Where the embedded database lives; `memory://` keeps it in this process only. */
  dataDirectory: string;
  /** An embedded database that is open already. It stays open: whoever opened it closes it. */
  pglite?: PGlite | undefined;
  /** First schema of the search path on a PostgreSQL server. Default `public`. */
  schema?: string;
  logger: Logger;
}

/** Opens the embedded database or a PostgreSQL server: the same SQL and the same values on both. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl
    ? Promise.resolve(openPostgres(options, options.databaseUrl))
    : openEmbedded(options);
}

async function openEmbedded({ dataDirectory, pglite: opened }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDirectory.startsWith('memory://');
  const unlock = inMemory ? () => undefined : lockDataDirectory(dataDirectory);
  try {
    const directory = inMemory ? dataDirectory : join(dataDirectory, 'postgres');
    const pglite = opened ?? (await PGlite.create(directory));
    let writes = 0;
    const knex = keepValuesOutOfErrors(knexOnPglite(pglite, () => writes++));
    const announcements = new Announcements({ alone: true });
    announceThrough(knex, announcements);
    return {
      knex,
      engine: 'embedded',
      generation: () => writes,
      announcements,
      createClient: undefined,
      async close() {
        await knex.destroy();
        if (!opened) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Errors go into the log. What drivers add of bindings and rows may be a password or a secret. */
function keepValuesOutOfErrors(knex: Knex): Knex {
  return knex.on('query-error', (error: { detail?: unknown; params?: unknown }) => {
    delete error.detail;
    delete error.params;
  });
}

/** Knex prints to the console unless told otherwise. */
function knexLog(logger: Logger): Knex.Logger {
  return {
    debug: (message: unknown) => logger.debug({ knex: message }, 'knex'),
    warn: (message: unknown) => logger.warn({ knex: message }, 'knex'),
    error: (message: unknown) => logger.error({ knex: message }, 'knex'),
    deprecate: (method, alternative) => logger.warn({ method, alternative }, 'knex deprecation'),
  };
}

/** Statements that run when the database is closed get this long to end. */
const closeGraceMs = 500;

function openPostgres(options: DatabaseOptions, connectionString: string): Database {
  const connection = {
    connectionString,
    connectionTimeoutMillis: 5_000,
    ...(options.schema ? { options: `-c search_path=${options.schema}` } : {}),
  };
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize ?? 10,
    ...timeoutsOf(options.statementTimeouts),
    types: { getTypeParser: columnParser as typeof pg.types.getTypeParser },
  });
  const lost = (error: Error) => options.logger.warn({ err: error }, 'database connection lost');
  // Without a handler on both, a restart of the database ends this process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const endAll = poolEnder(pool);
  const knex = keepValuesOutOfErrors(
    knexFactory({ client: 'pg', connectionPool: pool, log: knexLog(options.logger) }),
  );
  const announcements = new Announcements({ alone: false });
  announceThrough(knex, announcements);
  return {
    knex,
    engine: 'postgresql',
    generation: undefined,
    announcements,
    createClient: () => new pg.Client({ ...connection, keepAlive: true }),
    async close() {
      // Knex gives no connection back once it is destroyed, and the pool waits for all of them.
      await endAll();
      await knex.destroy();
    },
  };
}

function timeoutsOf(timeouts: StatementTimeouts | undefined): pg.PoolConfig {
  if (!timeouts) return {};
  return {
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  };
}

/** Ends a pool for certain: what still runs after a moment is cut off, and its work undone. */
function poolEnder(pool: pg.Pool): () => Promise<void> {
  const clients = new Set<pg.Client>();
  pool.on('connect', (client) => client instanceof pg.Client && clients.add(client));
  pool.on('remove', (client) => client instanceof pg.Client && clients.delete(client));
  return async () => {
    const ended = pool.end();
    await atMost(closeGraceMs, ended);
    await atMost(closeGraceMs, Promise.all([ended, ...[...clients].map((client) => client.end())]));
  };
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}
