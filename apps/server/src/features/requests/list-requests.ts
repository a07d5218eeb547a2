import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { decodeTimeCursor, nextTimeCursor } from '../../platform/http/lists/cursor.js';
import type { RequestRecord } from '../../platform/request-records/request-record-model.js';
import {
  requestRecordRepository,
  type RequestRecordFilter,
} from '../../platform/request-records/request-record-repository.js';

interface RequestPage {
  readonly requests: readonly RequestRecord[];
  readonly nextCursor: string | null;
}

interface ListRequestsInput extends RequestRecordFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * One page of the writes and refusals of a workspace, newest first. They are of every operator.
 *
 * @throws a 403 for a caller who may read neither audit log nor webhooks.
 */
export async function listRequests(
  { db }: { readonly db: Knex },
  caller: Caller,
  { limit, cursor, ...filter }: ListRequestsInput,
): Promise<RequestPage> {
  if (!caller.permissions.has('audit:read') && !caller.permissions.has('webhook:read')) {
    const message = 'This needs the permission audit:read or webhook:read.';
    throw ApiError.forbidden(message, { code: 'PERMISSION_MISSING' }).because('permission');
  }
  requireWholeWorkspace(caller);
  const before = decodeTimeCursor(cursor);
  const { id } = caller.tenant;
  const requests = await tenantTransaction(db, id, (tx) =>
    requestRecordRepository(tx, id).list(filter, { before, limit }),
  );
  const places = requests.map(({ at, id: place }) => ({ createdAt: at, id: place }));
  return { requests, nextCursor: nextTimeCursor(places, limit) };
}
