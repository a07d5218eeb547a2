import type { Knex } from 'knex';
import { tenantRole } from './tenant-wall.js';

/** Whose wall stands around a transaction. */
const tenantOf = new WeakMap<Knex, string>();

/**
 * Runs work for one tenant in a transaction that cannot reach another one's rows, whatever its
 * queries say: role and tenant hold to the transaction's end and no further. Inside a transaction it
 * is a savepoint.
 *
 * @throws when `db` is a transaction of another tenant.
 */
export function tenantTransaction<T>(
  db: Knex,
  tenantId: string,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const around = tenantOf.get(db);
  if (around !== undefined && around !== tenantId) {
    return Promise.reject(new Error("Work for one tenant in another tenant's transaction."));
  }
  return db.transaction(async (tx) => {
    tenantOf.set(tx, tenantId);
    if (around !== undefined) return work(tx);
    const roleBefore = await enter(tx, tenantId);
    const result = await work(tx);
    // A savepoint's settings outlive it, and the transaction around this one is nobody's.
    if (db.isTransaction) await leave(tx, roleBefore);
    return result;
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
 * The same for reading, in a transaction of its own: every query sees the rows as the first one did,
 * whatever is written meanwhile.
 */
export function tenantSnapshot<T>(
  db: Knex,
  tenantId: string,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      tenantOf.set(tx, tenantId);
      await enter(tx, tenantId);
      return work(tx);
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function enter(tx: Knex.Transaction, tenantId: string): Promise<string> {
  const { rows } = await tx.raw<{ rows: [{ role_before: string }] }>(
    `select current_setting('role') as role_before,
            set_config('dpp.tenant_id', ?, true), set_config('role', ?, true)`,
    [tenantId, tenantRole],
  );
  return rows[0].role_before;
}

async function leave(tx: Knex.Transaction, roleBefore: string): Promise<void> {
  await tx.raw(`select set_config('role', ?, true), set_config('dpp.tenant_id', '', true)`, [
    roleBefore,
  ]);
}
