import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import type { Logger } from 'pino';
import { Announcements } from './announcements/announcements.js';
import type { ListeningClients } from './announcements/announcement-listener.js';
import { announceThrough } from './announcements/announcing-transaction.js';
import { BoundedClient, longSilenceMs } from './connections/bounded-client.js';
import { CheckedPool } from './connections/checked-pool.js';
import { databaseOutageLog } from '../server-logger.js';
import { columnParser } from './connections/column-types.js';
import { connectionLanes, type ConnectionLanes } from './connections/connection-lanes.js';
import { lockDataDirectory } from './connections/data-directory-lock.js';
import { knexOnPglite } from './connections/pglite-client.js';

export interface Database {
  /** Takes the next free connection: for the command line and for migrations. A server goes by `lanes`. */
  readonly knex: Knex;
  /** The same database, with a queue for connections for each workspace and kind of work. */
  readonly lanes: ConnectionLanes;
  readonly engine: 'embedded' | 'postgresql';
  /**
   * Rises before every write, on the embedded database: no other process writes there, and one statement
   * runs at a time, so what was read at a generation is true for as long as it lasts. Undefined on a
   * PostgreSQL server, where others write too.
   */
  readonly generation: (() => number) | undefined;
  /** What transactions on `knex` announce; and what other processes do, once something listens. */
  readonly announcements: Announcements;
  /** Connections that are no part of the pool; undefined on the embedded database, which has one session. */
  readonly listening: ListeningClients | undefined;
  close(): Promise<void>;
}

/** How long a statement, a wait for a lock and an idle transaction may take, in milliseconds. */
export interface StatementTimeouts {
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

/** Timeouts of a server: the client has left by then, and a statement that hangs would take the pool with it. */
export const serverStatementTimeouts: StatementTimeouts = Object.freeze({
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 15_000,
});

interface DatabaseOptions {
  /** Absent: the embedded database. */
  databaseUrl?: string | undefined;
  /** Address of the same database at which its notifications arrive. Default: `databaseUrl`. */
  listenUrl?: string | undefined;
  /** Connections to a PostgreSQL server. Default 10. */
  poolSize?: number;
  /** On a PostgreSQL server; the embedded database runs one statement at a time. Default: none. */
  statementTimeouts?: StatementTimeouts | undefined;
  /** Where the embedded database lives; `memory://` keeps it in this process only. */
  dataDirectory: string;
  /** An embedded database that is open already. It stays open: its owner closes it. */
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

async function openEmbedded({
  dataDirectory,
  pglite: opened,
  logger,
}: DatabaseOptions): Promise<Database> {
  const inMemory = dataDirectory.startsWith('memory://');
  const unlock = inMemory ? () => undefined : lockDataDirectory(dataDirectory);
  try {
    const directory = inMemory ? dataDirectory : join(dataDirectory, 'postgres');
    const pglite = opened ?? (await PGlite.create(directory));
    let writes = 0;
    const { knex, clientClass } = knexOnPglite(pglite, () => writes++);
    keepValuesOutOfErrors(knex);
    reportAnswers(knex, logger);
    const announcements = new Announcements({ alone: true });
    announceThrough(knex, announcements);
    return {
      knex,
      lanes: connectionLanes(knex, { capacity: 1, clientClass }),
      engine: 'embedded',
      generation: () => writes,
      announcements,
      listening: undefined,
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

/** The first answer after an outage may end it in the log. */
function reportAnswers(knex: Knex, logger: Logger): void {
  const outages = databaseOutageLog(logger);
  if (outages) knex.on('query-response', () => outages.answered());
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
    ...(options.schema ? { options: `-c search_path=${options.schema}` } : {}),
  };
  const poolSize = options.poolSize ?? 10;
  const pool = new CheckedPool({
    ...connection,
    connectionTimeoutMillis: 5_000,
    silenceMs: silenceMsOf(options.statementTimeouts),
    max: poolSize,
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
  reportAnswers(knex, options.logger);
  const announcements = new Announcements({ alone: false });
  announceThrough(knex, announcements);
  return {
    knex,
    lanes: connectionLanes(knex, { capacity: poolSize }),
    engine: 'postgresql',
    generation: undefined,
    announcements,
    listening: {
      createListener: () =>
        new BoundedClient({
          ...connection,
          connectionString: options.listenUrl ?? connectionString,
          silenceMs: shortSilenceMs,
        }),
      createSpeaker: () => new BoundedClient({ ...connection, silenceMs: shortSilenceMs }),
    },
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

/** What a statement on a connection of its own may take that only speaks of others. */
const shortSilenceMs = 5_000;

/** The database ends a statement that takes too long, and has this much time to say so. */
const answerGraceMs = 2_000;

function silenceMsOf(timeouts: StatementTimeouts | undefined): number {
  return timeouts ? timeouts.statementMs + answerGraceMs : longSilenceMs;
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
