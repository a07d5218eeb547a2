import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../../platform/auth/operator-scope.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { lockPassport } from '../lock-passport.js';
import type { Passport } from '../passport-model.js';
import { passportReader } from '../passport-reader.js';
import { requirePassportId } from '../require-passport.js';
import type { Batch } from './batch-model.js';
import { batchRepository } from './batch-repository.js';

/** A batch and the passport of its model. */
export interface FoundBatch {
  readonly batch: Batch;
  readonly passport: Passport;
}

/**
 * A batch of the workspace.
 *
 * @throws a 404 `BATCH_NOT_FOUND`; a 403 for one of another operator's passport.
 */
export async function requireBatch(
  tx: Knex.Transaction,
  caller: Caller,
  id: string,
): Promise<FoundBatch> {
  return requireOwn(tx, caller, await batchRepository(tx).find(caller.tenant.id, id));
}

/**
 * The same, and nothing else happens to it before this transaction ends.
 *
 * @throws as `requireBatch` does.
 */
export async function lockBatch(
  tx: Knex.Transaction,
  caller: Caller,
  id: string,
): Promise<FoundBatch> {
  return requireOwn(tx, caller, await batchRepository(tx).lock(caller.tenant.id, id));
}

async function requireOwn(
  tx: Knex.Transaction,
  caller: Caller,
  batch: Batch | undefined,
): Promise<FoundBatch> {
  const passport =
    batch && (await passportReader(tx).getPassport(batch.tenantId, batch.passportId));
  if (!passport) throw batchNotFound();
  requireOperatorScope(caller, passport.economicOperator.id);
  return { batch, passport };
}

export function batchNotFound(): ApiError {
  return ApiError.notFound('No such batch in this workspace.', { code: 'BATCH_NOT_FOUND' });
}

/**
 * The passport that batches are to be made under, locked: which level it speaks at is settled by its publication.
 *
 * @throws a 404, a 403; a 409 for a former edition and for the draft of a next one, and `GRANULARITY_FIXED` for one
 *   that became public without any batch.
 */
export async function lockModel(
  tx: Knex.Transaction,
  caller: Caller,
  idOrProductId: string,
): Promise<Passport> {
  const passport = await lockPassport(
    tx,
    caller,
    await requirePassportId(tx, caller, idOrProductId),
  );
  const { id: passportId, tenantId, supersededBy, revisionOf, status, publishedAt } = passport;
  if (supersededBy) {
    const message =
      'Another edition took the place of this passport. Its batches belong to that one.';
    throw ApiError.conflict(message, {
      code: 'PASSPORT_SUPERSEDED',
      supersededBy: supersededBy.id,
    });
  }
  if (revisionOf !== null && status === 'DRAFT') {
    const message = 'The draft of a next edition gets its batches when it is published.';
    throw ApiError.conflict(message, { code: 'REVISION_NOT_PUBLISHED' });
  }
  const isPublic = publishedAt !== null;
  if (isPublic && !(await batchRepository(tx).hasAny({ tenantId, passportId }))) {
    const message =
      'This passport became public without any batch: its level is fixed. A passport of batch level has its first batch before it is published.';
    throw granularityFixed(message);
  }
  return passport;
}

export function granularityFixed(message: string): ApiError {
  return ApiError.conflict(message, { code: 'GRANULARITY_FIXED' });
}
