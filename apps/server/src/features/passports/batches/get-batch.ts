import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { batchCatalogRepository } from './batch-catalog-repository.js';
import type { BatchDeps } from './create-batches.js';
import { requireBatch, type FoundBatch } from './require-batch.js';

/** A batch, and how many units name it. */
export function getBatch(
  { db }: Pick<BatchDeps, 'db'>,
  caller: Caller,
  id: string,
): Promise<FoundBatch & { readonly units: number }> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const found = await requireBatch(tx, caller, id);
    return { ...found, units: await batchCatalogRepository(tx).countUnits(found.batch) };
  });
}
