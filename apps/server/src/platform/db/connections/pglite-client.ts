import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, Results } from '@electric-sql/pglite';
import knexFactory, { type Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import { prepareValue } from 'pg/lib/utils.js';
import { columnParsers, textSerializers } from './column-types.js';

interface KnexQuery {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  response?: unknown;
}

/**
 * Reads, and the begin, the settings and the commit of their transaction. What a transaction wrote was announced when it was
 * written, and no other transaction read meanwhile; a rollback changes what is found once more.
 */
const leavesRowsAlone = /^\s*(?:select|begin|commit|set local)\b/i;

/**
 * Knex on the embedded database. There is one session, so the pool holds exactly one connection:
 * inside `transaction(trx)` use only `trx`, or the query waits for itself.
 *
 * @param onWrite - Called before every statement that may change what a query finds.
 * @returns With the dialect, for further views of the same pool.
 */
export function knexOnPglite(
  database: PGlite,
  onWrite: () => void,
): { readonly knex: Knex; readonly clientClass: typeof Knex.Client } {
  // Here and not with each statement: the engine would join them with its own for every result.
  Object.assign(database.parsers, columnParsers);
  Object.assign(database.serializers, textSerializers);
  class PgliteClient extends PostgresClient {
    override version = '15';

    _driver(): object {
      return {};
    }

    acquireRawConnection(): Promise<PGlite> {
      return Promise.resolve(database);
    }

    async destroyRawConnection(): Promise<void> {
      // The database outlives the pool; its opener closes it.
    }

    async _query(connection: PGlite, query: KnexQuery): Promise<KnexQuery> {
      if (!leavesRowsAlone.test(query.sql)) onWrite();
      // The engine works in this process: what made a long document gets a turn apart from what stores it.
      if (isLong(query)) await nextTurn();
      query.response = await run(connection, query);
      // PGlite answers in microtasks; without a turn here a busy writer would starve every socket.
      await nextTurn();
      return query;
    }
  }
  const clientClass = PgliteClient as unknown as typeof Knex.Client;
  const knex = knexFactory({
    client: clientClass,
    connection: {},
    pool: { min: 1, max: 1 },
  });
  return { knex, clientClass };
}

const longText = 65_536;

function isLong({ bindings = [] }: KnexQuery): boolean {
  return bindings.some((binding) => typeof binding === 'string' && binding.length > longText);
}

async function run(connection: PGlite, { sql, bindings = [] }: KnexQuery): Promise<Results> {
  if (bindings.length > 0) {
    return connection.query(sql, bindings.map(prepareValue));
  }
  // Only the simple protocol takes several statements at once, as migrations send them.
  const results = await connection.exec(sql);
  return results.at(-1) ?? { rows: [], fields: [] };
}
