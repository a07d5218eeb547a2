import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { summarizeImports, type ImportSummary } from './get-import.js';
import { importRepository } from './import-repository.js';

/** The imports that the caller may open, the last changed first. */
export function listImports(
  { db }: { readonly db: Knex },
  caller: Caller,
): Promise<ImportSummary[]> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const imports = await importRepository(tx, caller.tenant.id).list();
    const { operatorId } = caller;
    const own = imports.filter((one) => operatorId === null || one.scopeOperatorId === operatorId);
    return summarizeImports(tx, own);
  });
}
