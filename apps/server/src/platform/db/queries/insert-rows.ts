import type { Knex } from 'knex';

/** Rows of one statement: PostgreSQL takes 65,535 parameters, and a table has some twenty columns. */
const rowsPerStatement = 500;

/**
 * Inserts rows as values, in batches. On a cluster a row goes to the machine of its workspace; an `insert … select` from
 * a parameter would go there by `COPY`, which row-level security refuses.
 */
export async function insertRows(db: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await db(table).insert(rows.slice(at, at + rowsPerStatement));
  }
}
