import { batchMetadataCheck } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import {
  requireSandboxRowsWithin,
  type SandboxRowDeps,
} from '../../../platform/limits/sandbox-rows.js';
import {
  requireBytesWithin,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import type { AuditKeys } from '../../../platform/vault/audit-keys.js';
import type { Passport } from '../passport-model.js';
import type { Batch } from './batch-model.js';
import { batchRepository, metadataBytes } from './batch-repository.js';
import { isFault, readBatchInput, type BatchFault, type BatchInput } from './read-batch-input.js';
import { lockModel } from './require-batch.js';
import { tellBatchChange } from './tell-batch-change.js';

export interface BatchDeps extends SandboxRowDeps, Pick<WorkspaceLimitDeps, 'config'> {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly baseUrl: string;
  readonly config: SandboxRowDeps['config'] & WorkspaceLimitDeps['config'];
}

interface CreateBatchesInput {
  readonly idOrProductId: string;
  /** As sent: each is read by itself. */
  readonly sent: readonly unknown[];
  readonly ip: string;
}

export interface CreatedBatches {
  readonly passport: Passport;
  /** In the order sent, like the faults. */
  readonly batches: readonly Batch[];
  readonly faults: readonly (BatchFault & { readonly index: number })[];
}

const lotTaken = 'A batch of this passport has the lot already.';

/**
 * Makes batches under a passport, those that can be made.
 *
 * @throws as `lockModel` does; a 409 for more than a workspace may hold.
 */
export function createBatches(
  deps: BatchDeps,
  caller: Caller,
  { idOrProductId, sent, ip }: CreateBatchesInput,
): Promise<CreatedBatches> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const passport = await lockModel(tx, caller, idOrProductId);
    const at = deps.clock.now();
    const check = batchMetadataCheck(passport.metadata);
    const judged = firstOfEachLot(sent.map((one) => readBatchInput(one, check))).map((read) =>
      isFault(read) ? read : newBatch(deps, { passport, input: read, at }),
    );
    const made = judged.filter((one): one is Batch => !isFault(one));
    const inserted = await batchRepository(tx).insertAll(made);
    const batches = made.filter(({ id }) => inserted.has(id));
    await requireRoom(tx, deps, { caller, batches });
    if (batches.length > 0) await tellCreated(tx, deps, { passport, batches, caller, ip, at });
    const faults = judged.flatMap((one, index) => {
      if (isFault(one)) return [{ ...one, index }];
      return inserted.has(one.id) ? [] : [{ ...taken(one.lot), index }];
    });
    return { passport, batches, faults };
  });
}

async function requireRoom(
  tx: Knex.Transaction,
  deps: BatchDeps,
  { caller, batches }: { readonly caller: Caller; readonly batches: readonly Batch[] },
): Promise<void> {
  const { tenant } = caller;
  const bytes = batches.reduce((sum, batch) => sum + metadataBytes(batch), 0);
  const usage = workspaceUsageRepository(tx);
  await usage.lock(tenant.id);
  await usage.grow(tenant.id, bytes);
  await requireBytesWithin(tx, deps, tenant);
  await requireSandboxRowsWithin(tx, deps, { tenant, table: 'batches' });
}

/** The first of several with one lot takes it. */
function firstOfEachLot(
  read: readonly (BatchInput | BatchFault)[],
): readonly (BatchInput | BatchFault)[] {
  const lots = new Set<string>();
  return read.map((one) => {
    if (isFault(one)) return one;
    if (lots.has(one.lot)) return taken(one.lot);
    lots.add(one.lot);
    return one;
  });
}

function taken(lot: string): BatchFault {
  return { lot, code: 'LOT_TAKEN', message: lotTaken, errors: [] };
}

function newBatch(
  { newId }: BatchDeps,
  { passport, input, at }: { passport: Passport; input: BatchInput; at: Date },
): Batch {
  return {
    id: newId(),
    tenantId: passport.tenantId,
    passportId: passport.id,
    lot: input.lot,
    status: 'ACTIVE',
    statusChangedAt: null,
    statusNote: null,
    metadata: input.metadata,
    editCount: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** So many lots an entry of the audit log names. */
const maxNamedLots = 100;

async function tellCreated(
  tx: Knex.Transaction,
  deps: BatchDeps,
  {
    passport: { id: targetId, productId },
    batches,
    ...told
  }: {
    readonly passport: Passport;
    readonly batches: readonly Batch[];
    readonly caller: Caller;
    readonly ip: string;
    readonly at: Date;
  },
): Promise<void> {
  const lots = batches.slice(0, maxNamedLots).map(({ lot }) => lot);
  await tellBatchChange(tx, deps, {
    ...told,
    action: 'batch.created',
    target: { targetType: 'passport', targetId },
    details: { productId, batches: batches.length, lots: lots.join(' ') },
  });
}
