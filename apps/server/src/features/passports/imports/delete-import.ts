import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { importRepository } from './import-repository.js';
import { requireLockedImport } from './require-import.js';

/**
 * Deletes an import with its rows. The passports that it made stay.
 *
 * @throws a 409 `IMPORT_PUBLISHING`.
 */
export async function deleteImport(
  { db }: { readonly db: Knex },
  caller: Caller,
  id: string,
): Promise<void> {
  await tenantTransaction(db, caller.tenant.id, async (tx) => {
    await requireLockedImport(tx, caller, { id, ifMatch: undefined });
    await importRepository(tx, caller.tenant.id).remove(id);
  });
}
