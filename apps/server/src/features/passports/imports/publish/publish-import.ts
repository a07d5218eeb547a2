import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../../../platform/clock.js';
import { announce } from '../../../../platform/db/announcements/announcing-transaction.js';
import { tenantTransaction } from '../../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../../platform/http/api-error.js';
import type { IfMatch } from '../../../../platform/http/request/if-match.js';
import { authorOf, requireJobRoom } from '../../jobs/create-job.js';
import type { Job } from '../../jobs/job-model.js';
import { jobRepository } from '../../jobs/job-repository.js';
import type { RowState } from '../import-model.js';
import { importRepository } from '../import-repository.js';
import { requireLockedImport } from '../require-import.js';
import { publishedRowRepository } from './published-row-repository.js';

interface PublishImportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

interface PublishImportInput {
  readonly id: string;
  readonly ifMatch: IfMatch | undefined;
  /** Rows with faults become drafts. */
  readonly keepFaulty: boolean;
  readonly ip: string;
}

/**
 * Queues the publication of an import as a job: one item for each row that is ready, for those that update a passport, and
 * for faulty ones that are to be drafts.
 *
 * @throws a 412 `IMPORT_CHANGED`; a 409 `IMPORT_NOT_CHECKED`, `IMPORT_PUBLISHING` or `TOO_MANY_JOBS`; a 400 `JOB_EMPTY`.
 */
export function publishImport(
  deps: PublishImportDeps,
  caller: Caller,
  { id, ifMatch, keepFaulty, ip }: PublishImportInput,
): Promise<Job> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const imported = await requireLockedImport(tx, caller, { id, ifMatch });
    if (imported.checkedTo < imported.total) throw notChecked();
    const states: RowState[] = ['READY'];
    if (imported.existing === 'UPDATE') states.push('EXISTING');
    if (keepFaulty) states.push('FAULTY');
    const published = publishedRowRepository(tx, imported);
    const total = await published.count(states);
    if (total === 0) {
      throw ApiError.badRequest('No row of this import is to be published.', { code: 'JOB_EMPTY' });
    }
    await requireJobRoom(tx, tenantId);
    const at = deps.clock.now();
    const job: Job = {
      tenantId,
      id: deps.newId(),
      kind: 'IMPORT',
      params: { importId: imported.id, keepFaulty },
      state: 'QUEUED',
      ...{ total, done: 0, failed: 0 },
      author: authorOf(caller, ip),
      operatorId: caller.operatorId,
      createdAt: at,
      finishedAt: null,
    };
    await jobRepository(tx, tenantId).insert(job, []);
    await published.insertItems(job, states, deps.newId);
    await importRepository(tx, tenantId).setJob(id, job.id, { at, by: actorOf(caller) });
    announce(tx, 'jobs', tenantId);
    return job;
  });
}

function notChecked(): ApiError {
  const message = 'Rows of this import are still being checked.';
  return ApiError.conflict(message, { code: 'IMPORT_NOT_CHECKED' });
}
