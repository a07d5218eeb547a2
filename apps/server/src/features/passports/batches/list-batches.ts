import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requirePassport } from '../require-passport.js';
import type { IdentifiedPassport } from '../passport-reader.js';
import { isLot, type Batch, type BatchStatus } from './batch-model.js';
import { batchCatalogRepository } from './batch-catalog-repository.js';
import type { BatchDeps } from './create-batches.js';

interface ListBatchesInput {
  readonly idOrProductId: string;
  readonly lot?: string | undefined;
  readonly status?: BatchStatus | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface ListedBatches {
  readonly passport: IdentifiedPassport;
  readonly batches: readonly Batch[];
  readonly nextCursor: string | null;
}

/** One page of the batches of a passport, in the bytewise order of lots. */
export function listBatches(
  { db }: Pick<BatchDeps, 'db'>,
  caller: Caller,
  { idOrProductId, cursor, limit, ...filter }: ListBatchesInput,
): Promise<ListedBatches> {
  const tenantId = caller.tenant.id;
  const after = lotOf(cursor);
  return tenantTransaction(db, tenantId, async (tx) => {
    const passport = await requirePassport(tx, caller, idOrProductId);
    const page = { ...filter, tenantId, passportId: passport.id, after, limit };
    const batches = await batchCatalogRepository(tx).listPage(page);
    const last = batches.at(-1);
    const isLastPage = last === undefined || batches.length < limit;
    const nextCursor = isLastPage ? null : Buffer.from(last.lot).toString('base64url');
    return { passport, batches, nextCursor };
  });
}

/** Longest lot (20 characters) in base64url, with some room. */
const longestCursor = 30;

function lotOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const lot = cursor.length > longestCursor ? '' : Buffer.from(cursor, 'base64url').toString();
  if (isLot(lot)) return lot;
  const message = 'The cursor is not one that this list gave out.';
  throw ApiError.badRequest(message, { code: 'INVALID_CURSOR' });
}
