import { hash } from 'node:crypto';
import type { Knex } from 'knex';

/** Databases behind a pooler that gives each statement another session, which lacks what the former prepared. */
const unprepared = new WeakSet<object>();

/**
 * As a PgBouncer below 1.21, or one without `max_prepared_statements`, makes a server say it: a statement of this name
 * is there already (42P05), or is not (26000).
 */
const foreignSessionStates: ReadonlySet<unknown> = new Set(['42P05', '26000']);

/**
 * Reads rows by a statement that a PostgreSQL server plans once for each connection: for the reads of each scan of a
 * code, where planning takes longer than the read. The embedded database plans it anew, and so does a server behind a
 * pooler that mixes up prepared statements.
 *
 * @param sql - One of few texts: each is kept under a name of its own for as long as the connection lasts.
 */
export async function preparedQuery<Row>(
  db: Knex,
  sql: string,
  bindings: Knex.RawBinding[] | Record<string, Knex.RawBinding>,
): Promise<Row[]> {
  const place = databaseOf(db);
  if (unprepared.has(place)) return unpreparedQuery(db, sql, bindings);
  try {
    const query = db.raw<{ rows: Row[] }>(sql, bindings);
    const { rows } = await query.options({ name: hash('sha1', sql, 'hex') });
    return rows;
  } catch (error) {
    if (!isOfForeignSession(error)) throw error;
    if (!unprepared.has(place)) warnOfPooler(db);
    unprepared.add(place);
    // A transaction is over with its first failure: its caller tries again.
    if (db.isTransaction) throw error;
    return unpreparedQuery(db, sql, bindings);
  }
}

/** One object for a database, its lanes and their transactions: what one of them learns holds for all. */
function databaseOf({ userParams }: Knex): object {
  const { laneOf } = userParams as { readonly laneOf?: object };
  return laneOf ?? userParams;
}

async function unpreparedQuery<Row>(
  db: Knex,
  sql: string,
  bindings: Knex.RawBinding[] | Record<string, Knex.RawBinding>,
): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql, bindings);
  return rows;
}

function isOfForeignSession(error: unknown): boolean {
  return error instanceof Error && 'code' in error && foreignSessionStates.has(error.code);
}

function warnOfPooler(db: Knex): void {
  const { logger } = db.client as { logger: { warn(message: string): void } };
  logger.warn(
    'a pooler mixes up prepared statements: none are used from now on, and scans take longer; PgBouncer 1.21 with max_prepared_statements passes them on',
  );
}
