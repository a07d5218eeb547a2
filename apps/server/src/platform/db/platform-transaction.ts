import type { Knex } from 'knex';
import { announcingTransaction } from './announcements/announcing-transaction.js';
import { assignRole, requireRole } from './transaction-role.js';

/**
 * A transaction outside the tenants' wall: for logins and for the platform's own administration, which
 * work across workspaces or in none. Only what `.dependency-cruiser.cjs` lists may import this. Inside
 * another one it is a savepoint.
 *
 * @throws when `db` is a tenant's transaction.
 */
export async function platformTransaction<T>(
  db: Knex,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  requireRole(db, 'owner');
  return announcingTransaction(db, (tx) => {
    assignRole(tx, 'owner');
    return work(tx);
  });
}
