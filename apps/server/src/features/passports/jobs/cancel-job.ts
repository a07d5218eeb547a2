import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requirePermissionOf } from './create-job.js';
import { requireJob } from './get-job.js';
import type { Job } from './job-model.js';
import { jobRepository } from './job-repository.js';

/**
 * Stops a job. What is done stays done, and the item that is under way is finished. A canceled job stays as it is.
 *
 * @throws a 403 without the permission of its kind; a 409 `JOB_FINISHED`.
 */
export function cancelJob(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  id: string,
): Promise<Job> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const { kind } = await requireJob(tx, caller, id);
    requirePermissionOf(caller, kind);
    await jobRepository(tx, caller.tenant.id).cancel(id, clock.now());
    const job = await requireJob(tx, caller, id);
    if (job.state === 'CANCELED') return job;
    throw ApiError.conflict('The job is done already.', { code: 'JOB_FINISHED' });
  });
}
