import type { Knex } from 'knex';
import { announcingTransaction } from './announcements/announcing-transaction.js';
import { tellWrites } from './shown-changes.js';
import { tenantRole } from './wall/tenant-wall.js';
import { assignRole, requireRole } from './transaction-role.js';
import { isUuid } from './queries/uuid.js';

/**
 * Runs work for one tenant in a transaction that cannot reach another one's rows, also where its queries have no
 * condition on the tenant: role and tenant hold to the transaction's end and no further. What it changes of what is
 * shown is announced when it commits. Inside a transaction of the same tenant it is a savepoint.
 *
 * @throws when `db` is a transaction of another tenant, or of the platform.
 */
export async function tenantTransaction<T>(
  db: Knex,
  tenantId: string,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  requireRole(db, { tenantId });
  return announcingTransaction(db, async (tx) => {
    assignRole(tx, { tenantId });
    if (!db.isTransaction) {
      await enterTenant(tx, tenantId);
      tellWrites(tx, tenantId);
    }
    return work(tx);
  });
}

/** The same, undone at its end: what the work would have done, and nothing of it. */
export async function tenantPreview<T>(
  db: Knex,
  tenantId: string,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const undone = new Error('A preview is undone.');
  let found: { readonly result: T } | undefined;
  try {
    return await tenantTransaction(db, tenantId, async (tx) => {
      found = { result: await work(tx) };
      throw undone;
    });
  } catch (error) {
    if (error !== undone || !found) throw error;
    return found.result;
  }
}

/**
 * The same for reading, in a transaction of its own: every query sees the rows as the first one did, also after
 * writes of other transactions.
 */
export function tenantSnapshot<T>(
  db: Knex,
  tenantId: string,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      assignRole(tx, { tenantId });
      await enterTenant(tx, tenantId);
      return work(tx);
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * Takes the tenants' role until the transaction ends. As `set local`, which other machines are told of
 * where rows lie on several; it takes no parameters, so that the tenant is checked and written out.
 */
export async function enterTenant(tx: Knex.Transaction, tenantId: string): Promise<void> {
  if (!isUuid(tenantId)) throw new Error('A tenant is named by a UUID.');
  await tx.raw(`set local dpp.tenant_id = '${tenantId}'; set local role ${tenantRole}`);
}
