import type { Knex } from 'knex';

/**
 * A transaction outside the tenants' wall: for logins and for the platform's own administration, which
 * work across workspaces or in none. Only what `.dependency-cruiser.cjs` lists may import this.
 */
export function platformTransaction<T>(
  db: Knex,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(work);
}
