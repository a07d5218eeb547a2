import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { toBatchNotice } from '../../../representations/json-ld/batch-json-ld.js';
import type { Passport, StatusNote } from '../passport-model.js';
import { isSameNote } from '../status/status-note.js';
import type { Batch, BatchStatus } from './batch-model.js';
import { batchCatalogRepository } from './batch-catalog-repository.js';
import { batchRepository } from './batch-repository.js';
import type { BatchDeps } from './create-batches.js';
import { lockBatch, type FoundBatch } from './require-batch.js';
import { tellBatchChange } from './tell-batch-change.js';

interface ChangeBatchStatusInput {
  readonly id: string;
  readonly status: BatchStatus;
  /** Undefined leaves the note of the status that it has. */
  readonly note: StatusNote | null | undefined;
  readonly ip: string;
}

interface ChangedBatchStatus extends FoundBatch {
  readonly previousStatus: BatchStatus;
  /** How many units name the batch, and show its status from now on. */
  readonly units: number;
}

/**
 * Recalls a batch, or takes its recall back. Its units show the status of their batch beside their own, which stays. The
 * status that it has already changes nothing, unless another note comes with it.
 *
 * @throws a 404, a 403.
 */
export function changeBatchStatus(
  deps: BatchDeps,
  caller: Caller,
  { id, status, note, ip }: ChangeBatchStatusInput,
): Promise<ChangedBatchStatus> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const { batch: found, passport } = await lockBatch(tx, caller, id);
    const batches = batchRepository(tx);
    const units = await batchCatalogRepository(tx).countUnits(found);
    const previousStatus = found.status;
    const isMoved = previousStatus !== status;
    const bringsNote = note !== undefined && !isSameNote(note, found.statusNote);
    if (!isMoved && !bringsNote) return { batch: found, passport, previousStatus, units };
    const at = deps.clock.now();
    const batch: Batch = {
      ...found,
      status,
      statusNote: note ?? null,
      statusChangedAt: isMoved ? at : found.statusChangedAt,
      editCount: found.editCount + 1,
      updatedAt: at,
    };
    await batches.update(batch);
    await tellBatchChange(tx, deps, {
      ...{ caller, ip, at },
      action: isMoved ? 'batch.status_changed' : 'batch.status_note_changed',
      target: { targetType: 'batch', targetId: id },
      details: {
        ...{ passportId: passport.id, lot: batch.lot, previousStatus, status, units },
        ...batch.statusNote,
      },
      message: isMoved
        ? `Batch ${batch.lot} of ${passport.productId} went from ${previousStatus} to ${status}; ${units} units name it.`
        : `Batch ${batch.lot} of ${passport.productId} has another note to its status ${status}.`,
      event: eventOf(batch, passport, deps.baseUrl),
    });
    return { batch, passport, previousStatus, units };
  });
}

/**
 * Drafts emit nothing. The event is that of the passport, which keeps its status: a receiver that knows no batches must not
 * take the whole model for recalled.
 */
function eventOf(batch: Batch, passport: Passport, baseUrl: string) {
  if (passport.status === 'DRAFT') return undefined;
  const documentText = JSON.stringify(toBatchNotice(batch, passport, baseUrl));
  return { type: 'passport.status_updated', documentText } as const;
}
