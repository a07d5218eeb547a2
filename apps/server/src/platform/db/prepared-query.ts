import { hash } from 'node:crypto';
import type { Knex } from 'knex';

/**
 * Reads rows by a statement whose plan a PostgreSQL server keeps for each connection: for what is asked at
 * each scan of a code, where planning takes longer than the read. The embedded database plans it anew.
 *
 * @param sql - One of few texts: each is kept under a name of its own for as long as the connection lasts.
 */
export async function preparedQuery<Row>(
  db: Knex,
  sql: string,
  bindings: Knex.RawBinding[] | Record<string, Knex.RawBinding>,
): Promise<Row[]> {
  const query = db.raw<{ rows: Row[] }>(sql, bindings);
  const { rows } = await query.options({ name: hash('sha1', sql, 'hex') });
  return rows;
}
