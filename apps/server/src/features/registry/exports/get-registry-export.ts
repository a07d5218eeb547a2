import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { noResults, type CountedExport } from './list-registry-exports.js';
import { registryExportRepository } from './registry-export-repository.js';
import { requireRegistryExport } from './require-registry-export.js';

/** An export with the results of its requests. @throws a 404 or 403. */
export function getRegistryExport(
  { db }: { readonly db: Knex },
  caller: Caller,
  id: string,
): Promise<CountedExport> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(db, tenantId, async (tx) => {
    const made = await requireRegistryExport(tx, caller, id);
    const results = await registryExportRepository(tx, tenantId).countResults([made.id]);
    return { made, results: results.get(made.id) ?? noResults };
  });
}
