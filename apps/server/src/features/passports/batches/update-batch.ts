import { batchMetadataCheck } from '@dpp/espr-validate';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requireBytesWithin } from '../../../platform/limits/workspace-limits.js';
import { batchRepository, metadataBytes } from './batch-repository.js';
import type { BatchDeps } from './create-batches.js';
import { isFault, readBatchMetadata } from './read-batch-input.js';
import { lockBatch, type FoundBatch } from './require-batch.js';
import { refuseBatch } from './refuse-batch.js';
import { tellBatchChange } from './tell-batch-change.js';

interface UpdateBatchInput {
  readonly id: string;
  /** Replaces all that the batch states. */
  readonly metadata: unknown;
  /** Where it is sent, the one that the batch has. */
  readonly lot: string | undefined;
  readonly ip: string;
}

/**
 * Replaces what a batch states of itself.
 *
 * @throws a 404, a 403; a 400 for metadata that break a rule; a 409 `LOT_IMMUTABLE` for another lot.
 */
export function updateBatch(
  deps: BatchDeps,
  caller: Caller,
  { id, metadata: sent, lot, ip }: UpdateBatchInput,
): Promise<FoundBatch> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const { batch: found, passport } = await lockBatch(tx, caller, id);
    if (lot !== undefined && lot !== found.lot) {
      const message = 'The lot of a batch never changes: it is printed on products.';
      throw ApiError.conflict(message, { code: 'LOT_IMMUTABLE' });
    }
    const check = batchMetadataCheck(passport.metadata);
    const read = readBatchMetadata(sent, { lot: found.lot, check });
    if (isFault(read)) throw refuseBatch(read, passport);
    const at = deps.clock.now();
    const { metadata } = read;
    const batch = { ...found, metadata, editCount: found.editCount + 1, updatedAt: at };
    await batchRepository(tx).update(batch);
    const usage = workspaceUsageRepository(tx);
    await usage.lock(tenantId);
    const grown = metadataBytes(batch) - metadataBytes(found);
    await usage.grow(tenantId, grown);
    if (grown > 0) await requireBytesWithin(tx, deps, caller.tenant);
    await tellBatchChange(tx, deps, {
      ...{ caller, ip, at },
      action: 'batch.updated',
      target: { targetType: 'batch', targetId: id },
      details: { passportId: passport.id, lot: batch.lot, fields: Object.keys(metadata).join(' ') },
    });
    return { batch, passport };
  });
}
