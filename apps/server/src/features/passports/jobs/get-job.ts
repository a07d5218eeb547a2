import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import {
  requireOperatorScope,
  requireWholeWorkspace,
} from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { cursorAfterNumber, decodeNumberCursor } from '../../../platform/http/lists/cursor.js';
import { isFinished, MAX_ITEM_NUMBER, type Job, type JobResult } from './job-model.js';
import { jobRepository, listJobResults } from './job-repository.js';

interface GetJobInput {
  readonly id: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface JobWithResults {
  readonly job: Job;
  readonly results: readonly JobResult[];
  readonly nextCursor: string | null;
}

/** A job and a page of the results that there are. */
export function getJob(
  { db }: { readonly db: Knex },
  caller: Caller,
  { id, limit, cursor }: GetJobInput,
): Promise<JobWithResults> {
  const after = decodeNumberCursor(cursor, { max: MAX_ITEM_NUMBER }) ?? 0;
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const job = await requireJob(tx, caller, id);
    const results = await listJobResults(tx, job, { after, limit });
    const last = results.at(-1)?.number ?? after;
    const isRead = isFinished(job) && results.length < limit;
    return { job, results, nextCursor: isRead || last === 0 ? null : cursorAfterNumber(last) };
  });
}

/**
 * A job of the workspace.
 *
 * @throws a 404; a 403 for a credential that is bound to one operator, unless the job is of that operator alone.
 */
export async function requireJob(tx: Knex, caller: Caller, id: string): Promise<Job> {
  const job = await jobRepository(tx, caller.tenant.id).find(id);
  if (!job) throw ApiError.notFound('No such job in this workspace.');
  if (job.operatorId === null) requireWholeWorkspace(caller);
  requireOperatorScope(caller, job.operatorId);
  return job;
}
