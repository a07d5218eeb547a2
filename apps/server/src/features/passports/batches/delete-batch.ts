import type { Caller } from '../../../platform/auth/caller-model.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { lockPassport } from '../lock-passport.js';
import { batchCatalogRepository } from './batch-catalog-repository.js';
import { batchRepository, metadataBytes } from './batch-repository.js';
import type { BatchDeps } from './create-batches.js';
import { granularityFixed, lockBatch, requireBatch } from './require-batch.js';
import { tellBatchChange } from './tell-batch-change.js';

/**
 * Deletes a batch of a passport that was never public.
 *
 * @throws a 404, a 403; a 409 `GRANULARITY_FIXED` once the passport became public, and `BATCH_HAS_UNITS`.
 */
export function deleteBatch(
  deps: BatchDeps,
  caller: Caller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<void> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    // A passport is locked before its batches.
    const { passport: found } = await requireBatch(tx, caller, id);
    const passport = await lockPassport(tx, caller, found.id);
    const { batch } = await lockBatch(tx, caller, id);
    if (passport.publishedAt !== null) {
      const message =
        'This batch is public: its address is printed on products. Recall it, or leave it as it is.';
      throw granularityFixed(message);
    }
    const batches = batchRepository(tx);
    const units = await batchCatalogRepository(tx).countUnits(batch);
    if (units > 0) {
      const message = `${units} battery units name this batch.`;
      throw ApiError.conflict(message, { code: 'BATCH_HAS_UNITS' });
    }
    await batches.delete(batch);
    const usage = workspaceUsageRepository(tx);
    await usage.lock(tenantId);
    await usage.grow(tenantId, -metadataBytes(batch));
    await tellBatchChange(tx, deps, {
      ...{ caller, ip, at: deps.clock.now() },
      action: 'batch.deleted',
      target: { targetType: 'batch', targetId: id },
      details: { passportId: passport.id, lot: batch.lot },
    });
  });
}
